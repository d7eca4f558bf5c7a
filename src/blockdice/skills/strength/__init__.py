"""Strength skills."""
