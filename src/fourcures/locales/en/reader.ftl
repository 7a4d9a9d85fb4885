# The page for everybody who reads it: the choice of language, and what is said without scripts.

ui-reader-language = Language
page-about = Fourcures: the cooperative game of four diseases and four cures, at one table over the network.
page-needs-script = This page needs JavaScript. The rules are also in the documentation.
language-unknown = “{ $found }” is no language of this page; allowed are { $allowed }.
