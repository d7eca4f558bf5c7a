"""The special rules of the Star Players: each an entry that its star has like a skill."""
