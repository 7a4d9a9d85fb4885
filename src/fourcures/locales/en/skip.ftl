# The way to the table as text, which every table has at once.
access-open = Show the text table
