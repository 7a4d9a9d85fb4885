"""The rules for people: which messages make up which chapter, tables made from the engine's rows, and the pages of docs/rules.

The sentences are in the catalogues (`locales/*/rules*.ftl`); the page of a table shows the same chapters.
"""
