"""Agility skills."""
