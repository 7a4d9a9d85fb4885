"""A second, slow and obvious game of the base rules, made to be compared with the real engine.

Written from the rules and from docs/notation.md alone: dictionaries, sets, lists and strings, one rule at a time, no tricks.
`facts` what is printed on map and cards; `table` what lies on the table, and its position line; `moves` what is allowed now;
`play` what a token does; `somewhere` random positions that random play hardly reaches.
"""
