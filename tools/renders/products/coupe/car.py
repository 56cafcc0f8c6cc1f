"""The whole coupé, nose to the front."""

from collections.abc import Callable

from _amber import Livery
from coupe.body import body
from coupe.cabin import glasshouse
from coupe.ends import nose, tail
from coupe.flanks import flanks


def coupe(c: Livery, tyre: Callable[[Livery, float, float], None]) -> None:
    """Body, cabin, nose, tail and flanks; `tyre(livery, radius, width)` makes one wheel."""
    body(c)
    glasshouse(c)
    nose(c)
    tail(c)
    flanks(c, tyre)
