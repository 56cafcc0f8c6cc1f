"""The tail: twelve jointed rings that thin out to a blade, the body's counterweight."""

from studio.geometry import at, box, lathe, matrix, on, place
from studio.parts import fin, screw

from .livery import Livery
from .shapes import Arch, Cross, hull, saddle, vane
from .stance import TAIL, Bones

#: The vanes' heights from the root on; 0 leaves a segment bare.
VANES = (0.155, 0.13, 0.16, 0.11, 0.125, 0.085, 0.095, 0.06, 0.065, 0.04, 0.0, 0.0)


def girth(i: float) -> float:
    """Half the width of segment number `i`."""
    return 0.142 * (1 - i / 14.5) ** 1.05 + 0.012


def segment(i: int, c: Livery) -> None:
    """One ring: joint, bronze frame, slate tile, vane."""
    length, r, s = TAIL[i], girth(i), girth(i + 1)
    place(
        lathe(
            (
                (r * 0.5, -0.02),
                (r * 0.74, 0.0),
                (r * 0.56, length * 0.12),
                (r * 0.74, length * 0.24),
                (r * 0.6, length * 0.36),
            ),
            20,
            r * 0.05,
        ),
        c.rubber,
        matrix(rx=-90),
    )
    hull(
        (
            Cross(length * 0.2, r * 1.5, r * 1.56, 0, r * 0.5),
            Cross(length * 0.34, r * 1.66, r * 1.7, 0, r * 0.5),
            Cross(length * 0.86, s * 1.5, s * 1.56, 0, s * 0.5),
            Cross(length, s * 1.1, s * 1.1, 0, s * 0.3),
        ),
        c.cast if i % 2 else c.bronze,
    )
    tile = saddle(
        (
            Arch(length * 1.08, s * 1.2, s * 1.3),
            Arch(length * 0.5, (r + s) * 0.56, (r + s) * 0.6),
            Arch(length * 0.08, r * 1.04, r * 1.08),
        ),
        c.slate if i % 3 != 1 else c.deep,
        176,
        0.008 + r * 0.07,
        6,
    )
    for side in ("left", "right"):
        with on(tile, side, 0, 0.25):
            screw(0.004 + r * 0.03)
    if i < 8:
        with at(y=length * 0.58, z=-(r + s) * 0.45):
            place(box((r * 0.9, length * 0.5, r * 0.34), chamfer=r * 0.12, taper=(1.2, 1.1)), c.deep)
    if VANES[i]:
        with at(y=length * 0.46, z=(r + s) * 0.57):
            vane(VANES[i], 0.035 + 0.055 * VANES[i] / 0.16, c)


def blade(c: Livery) -> None:
    """The tip's counterweight, a forked bronze blade on the last joint."""
    hull((Cross(-0.02, 0.036, 0.036, 0, 0.01), Cross(0.08, 0.032, 0.032, 0, 0.01)), c.frame)
    for z in (1, -1):
        with at(scale=(1, 1, z)):
            fin(
                ((0.02, 0.0), (0.05, 0.04), (0.16, 0.062 if z > 0 else 0.035), (0.27, 0.03), (0.13, 0.006), (0.1, 0.0)),
                0.022,
                c.bronze,
                0.003,
            )


def tail(bones: Bones, c: Livery) -> None:
    """All segments and the blade."""
    for i in range(len(TAIL)):
        with bones.bone("tail", i):
            segment(i, c)
    with bones.bone("tail", len(TAIL) - 1), at(y=TAIL[-1]):
        blade(c)
