"""Prayers to Nuffle: each is a rule in force for the side that has prayed, as long as it lasts."""
