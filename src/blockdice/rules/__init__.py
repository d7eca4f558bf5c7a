"""The rulebook as code: `common` for what editions share, a folder for each edition."""
