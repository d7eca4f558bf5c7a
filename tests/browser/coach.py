"""A coach who plays what the page offers, by the mouse or by keys: simple, and never at a loss."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page

from tests.browser.screen import Option, Sight, Square, look

ACTING = 3
"""So many players act in a turn."""

STEPS = {
    (0, -1): "ArrowUp",
    (0, 1): "ArrowDown",
    (-1, 0): "ArrowLeft",
    (1, 0): "ArrowRight",
    (-1, -1): "Home",
    (1, -1): "PageUp",
    (-1, 1): "End",
    (1, 1): "PageDown",
}


class Hand(Protocol):
    """How a coach touches the page."""

    def square(self, square: str) -> None: ...

    def option(self, option: Option) -> None: ...

    def formation(self) -> None: ...

    def ready(self) -> None: ...


class Mouse:
    """By clicking only."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def square(self, square: str) -> None:
        self._page.get_by_test_id(f"square-{square}").click()

    def option(self, option: Option) -> None:
        options = self._page.get_by_test_id("option")
        options.and_(self._page.locator(f'[data-key="{option.key}"]')).first.click()

    def formation(self) -> None:
        self._page.locator("[data-testid^=formation-]").first.click()

    def ready(self) -> None:
        self._page.get_by_test_id("ready").click()


class Keys:
    """By keys only."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def square(self, square: str) -> None:
        board = self._page.get_by_test_id("board")
        for _ in range(60):
            cursor = (board.get_attribute("aria-activedescendant") or "").removeprefix("square-")
            is_focused = board.evaluate("it => document.activeElement === it")
            dx, dy = _way(cursor, square)
            if (dx, dy) == (0, 0) and is_focused:
                self._page.keyboard.press("Enter")
                return
            self._page.keyboard.press(STEPS.get((dx, dy), "ArrowUp"))
        raise AssertionError(f"the cursor does not come to {square}")

    def option(self, option: Option) -> None:
        assert option.key, f"no key answers {option.text!r}"
        self._page.keyboard.press(option.key)

    def formation(self) -> None:
        self._page.keyboard.press("1")

    def ready(self) -> None:
        self._page.keyboard.press("e")


def _way(start: str, end: str) -> tuple[int, int]:
    """The step from one square towards another."""
    far = ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])
    dx, dy = ((n > 0) - (n < 0) for n in far)
    return dx, dy


class Coach:
    """Plays every decision that is put to people on one page. answered: their kinds."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self._page = page
        self._hand = hand
        self._turn = ""
        self._acted: set[str] = set()
        self._picked = ""
        self.answered: set[str] = set()

    def play_half(self, most: int = 1500) -> Sight:
        """Play the first half; what is asked after it."""
        for _ in range(most):
            sight = look(self._page)
            if sight.is_half_time:
                return sight
            self.answer(sight)
        raise AssertionError("the half does not end")

    def play_until(self, *kinds: str, most: int = 1500) -> Sight:
        """Play on until one of these is asked."""
        for _ in range(most):
            sight = look(self._page)
            if sight.kind in kinds:
                return sight
            assert sight.kind != "over", f"nobody was asked {kinds}"
            self.answer(sight)
        raise AssertionError(f"nobody was asked {kinds}")

    def answer(self, sight: Sight) -> None:
        """Answer what is asked, or come a step nearer to it."""
        self.answered.add(sight.kind)
        if sight.is_draft:
            if sight.kind == "set_up":
                self._hand.formation()
            self._hand.ready()
        elif sight.kind == "activate":
            self._begin(sight)
        elif sight.kind == "move":
            self._go_on(sight)
        elif sight.options:
            self._hand.option(sight.options[0])
        else:
            self._hand.square(sight.squares[len(sight.squares) // 2].name)

    def _begin(self, sight: Sight) -> None:
        """Pick a player who has not acted, then what they do; some of them, then end the turn."""
        turn = f"{sight.side} {sight.score}"
        if turn != self._turn:
            self._turn, self._acted, self._picked = turn, set(), ""
        if self._picked:
            self._act(sight)
            return
        fresh = [s for s in sight.squares if s.player and s.player not in self._acted]
        if not fresh or len(self._acted) >= ACTING:
            self.choose(sight, "end")
            return
        forward = sight.side == "home"
        chosen = sorted(fresh, key=lambda square: square.name, reverse=forward)[0]
        self._acted.add(chosen.player)
        self._picked = chosen.player
        self._hand.square(chosen.name)

    def _act(self, sight: Sight) -> None:
        """A block if there is one to be had, else a walk, else the first thing on offer."""
        player, self._picked = self._picked, ""
        blocks = [s for s in sight.squares if s.target == "block"]
        walks = [s for s in sight.squares if not s.player and not s.lit]
        if blocks:
            self._hand.square(blocks[0].name)
        elif walks:
            self._hand.square(_goal(walks, sight).name)
        else:
            own = [it for it in sight.options if f"activate {player} " in it.action]
            self._hand.option((own or sight.options)[0])

    def _go_on(self, sight: Sight) -> None:
        """Pick the ball up where it lies beside; stand up; else the activation is at its end."""
        ball = [s for s in sight.squares if s.lit and "ball" in s.words]
        if ball:
            self._hand.square(ball[0].name)
        elif any(it.action == "stand" for it in sight.options):
            self.choose(sight, "stand")
        else:
            self.choose(sight, "end")

    def choose(self, sight: Sight, action: str) -> None:
        """Give the answer that begins with this word."""
        self._hand.option(next(it for it in sight.options if it.action.split()[:1] == [action]))


def _goal(walks: list[Square], sight: Sight) -> Square:
    """The ball if it can be walked to, else as far forward as can be."""
    to_ball = [square for square in walks if "ball" in square.words]
    forward = sight.side == "home"
    return (to_ball or sorted(walks, key=lambda it: it.name, reverse=forward))[0]
