"""Players that are programs: what each sees, how it chooses, and what a position is worth."""

from fourcures.bots.players import LEVELS, Bot, Budget, Choice, Greedy, Random, Searcher, act, bot
from fourcures.bots.views import view

__all__ = ["LEVELS", "Bot", "Budget", "Choice", "Greedy", "Random", "Searcher", "act", "bot", "view"]
