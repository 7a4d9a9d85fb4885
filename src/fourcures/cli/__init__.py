"""The command `fourcures`: the game in a terminal, and the tools around it."""


def main() -> None:
    """Run the command named by the arguments."""
