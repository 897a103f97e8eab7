## Where a number comes from

box-mark-book = book
box-mark-book-what = the rulebook says so.
box-mark-found = found
box-mark-found-what = from reviews and reference pages.
box-mark-ruled = { web-rules-ruled }
box-mark-ruled-what = { web-rules-ruled-what }
box-mark-assumed = { web-rules-assumed }
box-mark-assumed-what = { web-rules-assumed-what }
box-mark-changed = changed
box-mark-changed-what = not as in the edition that ships with Posse: a house rule, or an edition of your own.
# copies: found
box-mark-of = { $mark }: { $what }
box-legend = Where the numbers come from
box-source = Source

## Common

box-all = no limit
box-none = none
box-yes = yes
box-no = no
box-house = What house rules may change
box-house-here = These are the rules as this table plays them. What its house rules change is marked.
box-house-shipped = Read the rules without house rules
box-number = Number
