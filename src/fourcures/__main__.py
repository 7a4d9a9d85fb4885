"""`python -m fourcures` is the command `fourcures`."""

from fourcures.cli import main

main()
