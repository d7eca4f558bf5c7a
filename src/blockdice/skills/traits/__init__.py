"""Traits: what a player is born with."""
