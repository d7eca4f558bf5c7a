"""General skills."""
