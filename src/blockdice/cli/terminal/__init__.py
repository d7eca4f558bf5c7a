"""Playing in the terminal: the pitch in colours, what may be done, what is typed, the session."""
