"""Skills and traits, a folder a category and a file each: an entry and its hook functions.

An entry is named `SKILL`. Which skills an edition has stands in the edition's folder; a skill
that differs in an edition stands there too.
"""
