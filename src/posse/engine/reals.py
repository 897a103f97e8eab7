"""Real numbers that come out alike everywhere, to the last bit.

Sums, products, quotients and square roots are rounded alike by every machine. Powers and logarithms are not: each
library of C, each browser and each GPU has its own. So rules have `exp`, `exp2` and `power` from here, made of sums and
products alone, and `math.exp`, `**` and their like are refused in a rule (`rule.py`). What `exp` and `exp2` give is off
by less than one unit of a float64's last digit.
"""

from __future__ import annotations

from .rule import rule

_LOG2_E = 1.4426950408889634
_LN_2 = 0.6931471805599453
_LN_2_HIGH = 0.6931471803691238  # of so few digits that its product with an exponent is exact,
_LN_2_LOW = 1.9082149292705877e-10  # and the rest
_INFINITY = float("inf")


@rule
def exp(x: float) -> float:
    """e to the power of x."""
    if x < -746.0:
        return 0.0
    if x > 710.0:
        return _INFINITY
    n = nearest(x * _LOG2_E)
    return doubled(near_1(x - n * _LN_2_HIGH - n * _LN_2_LOW), n)


@rule
def exp2(x: float) -> float:
    """2 to the power of x; exact where x is whole."""
    if x < -1076.0:
        return 0.0
    if x > 1024.0:
        return _INFINITY
    n = nearest(x)
    return doubled(near_1((x - n) * _LN_2), n)


@rule
def power(x: float, n: int) -> float:
    """x to the power of a whole number that is not negative."""
    y = 1.0
    for _ in range(n):
        y = y * x
    return y


@rule
def nearest(x: float) -> int:
    """The whole number nearest to x."""
    return int(x + 0.5) if x > 0.0 else int(x - 0.5)


@rule
def near_1(t: float) -> float:
    """e to the power of t, which is at most half of ln 2 either way: further terms would change nothing."""
    y = 1.0 / 6227020800.0
    y = 1.0 / 479001600.0 + t * y
    y = 1.0 / 39916800.0 + t * y
    y = 1.0 / 3628800.0 + t * y
    y = 1.0 / 362880.0 + t * y
    y = 1.0 / 40320.0 + t * y
    y = 1.0 / 5040.0 + t * y
    y = 1.0 / 720.0 + t * y
    y = 1.0 / 120.0 + t * y
    y = 1.0 / 24.0 + t * y
    y = 1.0 / 6.0 + t * y
    y = 0.5 + t * y
    return 1.0 + (t + t * t * y)


@rule
def doubled(y: float, n: int) -> float:
    """y, n times doubled; halved, if n is negative."""
    step = 2.0 if n > 0 else 0.5
    left = n if n > 0 else -n
    while left > 0:
        if left & 1:
            y = y * step
        step = step * step
        left >>= 1
    return y
