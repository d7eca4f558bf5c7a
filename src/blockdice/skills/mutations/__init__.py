"""Mutations."""
