"""`python -m fourcures` is the command `fourcures`."""

from fourcures.cli import main

if __name__ == "__main__":  # not in the processes that a server starts
    main()
