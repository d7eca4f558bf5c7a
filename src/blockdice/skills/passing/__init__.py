"""Passing skills."""
