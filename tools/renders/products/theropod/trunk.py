"""Trunk and neck: a dark boiler inside bronze ribs, slate saddles over the spine, cooling vanes of varied size."""

from studio.geometry import (
    Panel,
    at,
    both_sides,
    box,
    cylinder,
    facing,
    lathe,
    matrix,
    on,
    place,
    prism,
    rectangle,
    torus,
)
from studio.parts import hose, louvre, piston, plate, screw, screws, text

from .livery import Livery
from .shapes import Arch, Cross, hull, rib, saddle, vane
from .stance import HIP, SHOULDER, Bones

#: The body's outline: place along Y, half width, top, bottom.
ENVELOPE = (
    (0.26, 0.145, 0.16, -0.13),
    (0.12, 0.19, 0.19, -0.18),
    (-0.08, 0.195, 0.21, -0.2),
    (-0.24, 0.205, 0.225, -0.225),
    (-0.44, 0.255, 0.24, -0.3),
    (-0.6, 0.23, 0.23, -0.28),
    (-0.72, 0.15, 0.19, -0.16),
)
#: The vanes on the trunk: place, height, chord.
VANES = ((-0.62, 0.13, 0.09), (-0.47, 0.2, 0.11), (-0.3, 0.29, 0.135), (-0.1, 0.25, 0.125), (0.08, 0.19, 0.11))


def envelope(y: float) -> tuple[float, float, float]:
    """Half width, top and bottom of the body at a place."""
    for (y0, *a), (y1, *b) in zip(ENVELOPE, ENVELOPE[1:]):
        if y1 <= y <= y0:
            t = (y - y0) / (y1 - y0)
            return tuple(p + (q - p) * t for p, q in zip(a, b))
    return ENVELOPE[0][1:] if y > 0 else ENVELOPE[-1][1:]


def arch(y: float, lift: float) -> Arch:
    """The body's upper half at a place, as a saddle's end that stands off by `lift`."""
    width, top, bottom = envelope(y)
    middle = (top + bottom) / 2
    return Arch(y, width + lift, top - middle + lift, middle)


def core(c: Livery) -> None:
    """Boiler with lit slots, spine beam and belly keel."""
    hull(tuple(Cross(y, w * 1.24, (t - b) * 0.76, (t + b) / 2, w * 0.4) for y, w, t, b in ENVELOPE), c.dark)
    for y, radius in ((-0.16, 0.128), (-0.3, 0.14), (-0.44, 0.165), (-0.58, 0.155)):
        _, top, bottom = envelope(y)
        place(torus(radius, 0.012, 28, 8), c.frame, matrix(y=y, z=(top + bottom) / 2, rx=90, scale=(1, 1.06, 1)))
    for _ in both_sides():
        for y in (-0.255, -0.335, -0.42, -0.505):
            w, top, bottom = envelope(y)
            with facing((1, 0, -0.12), x=w * 0.62, y=y, z=(top + bottom) / 2 - 0.03):
                place(prism(rectangle(0.02, 0.11, 0.006), 0.008, 0.002), c.coal)
    for i in range(9):
        y = 0.16 - 0.1 * i
        with at(y=y, z=envelope(y)[1] - 0.03):
            place(box((0.08, 0.07, 0.05), chamfer=0.012), c.frame)


def ribs(c: Livery) -> None:
    """Six bronze ribs a side, from under the saddles to the keel."""
    for _ in both_sides():
        for i in range(6):
            y = -0.12 - 0.075 * i
            w, top, bottom = envelope(y)
            with at(y=y, z=(top + bottom) / 2):
                rib(w, (top - bottom) / 2, 40, 158 - 4 * abs(i - 3), (0.046, 0.024), c.bronze, 0.03)
    for i, y in enumerate((-0.13, -0.25, -0.37, -0.49)):
        rear, front = envelope(y)[2] + 0.004, envelope(y - 0.128)[2] - 0.012
        keel = hull(
            (
                Cross(y, 0.13 + 0.014 * i, 0.05, rear, 0.014, (0.03, 0.02)),
                Cross(y - 0.128, 0.15 + 0.014 * i, 0.05, front, 0.014, (0.03, 0.02)),
            ),
            c.deep if i % 2 else c.slate,
        )
        with on(keel, "bottom", 0, 0.1):
            screw(0.009)


def saddles(c: Livery) -> None:
    """Two slate plates like roof tiles, one over the other's edge, and the vanes."""
    spans = ((-0.33, -0.7, 0.042, 142, c.slate, c.deep), (-0.02, -0.36, 0.026, 128, c.deep, c.slate))
    for rear, front, lift, spread, material, inlay in spans:
        middle = (rear + front) / 2
        tile = saddle(
            (arch(rear, lift + 0.012), arch(middle, lift), arch(front, lift - 0.014)), material, spread, 0.026
        )
        for x in (1, -1):
            with on(tile, (x, 0, 1.1), 0.0, -0.1):
                place(prism(rectangle((rear - front) * 0.62, 0.06, 0.014), 0.006, 0.002, 0.002), inlay)
            screws(tile, (x, 0, 0.5), ((-0.86, 0.1), (0.86, 0.1)), 0.008)
    for y, height, chord in VANES:
        slope = (envelope(y - 0.04)[1] - envelope(y + 0.04)[1]) / 0.08
        with at(y=y, z=envelope(y)[1] + 0.03, rx=slope * -40):
            vane(height, chord, c)


def hips(c: Livery) -> None:
    """Heavy pelvis: slate saddle over the tail's root, toothed hip bearings."""
    hull(
        (
            Cross(0.24, 0.2, 0.22, 0.0, 0.05),
            Cross(0.1, 0.3, 0.3, 0.0, 0.07),
            Cross(-0.08, 0.3, 0.32, 0.0, 0.07),
            Cross(-0.16, 0.24, 0.28, 0.0, 0.06),
        ),
        c.frame,
    )
    croup = saddle(
        (
            Arch(0.3, 0.15, 0.19, 0.0),
            Arch(0.12, 0.215, 0.235, 0.0),
            Arch(-0.06, 0.215, 0.25, 0.0),
            Arch(-0.13, 0.2, 0.245, 0.0),
        ),
        c.slate,
        150,
        0.028,
        6,
    )
    for u in (-1, 1):
        with on(croup, (u, 0, 0.75), 0.0, 0.0):
            louvre(0.14, 0.05, 7, 0.01, c.frame)
    place(cylinder(0.09, HIP[0] * 2), c.cast, matrix(y=HIP[1], z=HIP[2], ry=90))
    for _ in both_sides():
        with at(x=HIP[0] - 0.045, y=HIP[1], z=HIP[2], ry=90):
            place(lathe(((0.1, -0.03), (0.125, -0.02), (0.125, 0.03), (0.1, 0.04)), 32), c.bronze)
        hose(((0.1, -0.2, 0.09), (0.2, -0.14, 0.1), (0.215, -0.06, 0.02), (0.17, 0.02, -0.08)), 0.017)
        with at(x=0.085, y=0.2, z=-0.12, rx=62):
            place(
                lathe(
                    (
                        (0.03, 0.1),
                        (0.032, 0.02),
                        (0.042, 0.0),
                        (0.042, -0.05),
                        (0.034, -0.05),
                        (0.03, -0.02),
                        (0, -0.02),
                    ),
                    24,
                ),
                c.cast,
            )


def chest(c: Livery) -> None:
    """Breast plates, arm sockets and the neck's collar."""
    prow = hull(
        (
            Cross(-0.56, 0.22, 0.2, -0.16, 0.05, 0.07),
            Cross(-0.68, 0.2, 0.22, -0.11, 0.05, 0.07),
            Cross(-0.755, 0.12, 0.14, -0.06, 0.03, 0.05),
        ),
        c.slate,
    )
    with on(prow, (0, -1, -0.45), 0, -0.1):
        louvre(0.09, 0.06, 5, 0.01, c.frame)
    for _ in both_sides():
        with at(*SHOULDER):
            place(cylinder(0.05, 0.1), c.frame, matrix(x=-0.03, ry=90))
            place(lathe(((0.056, -0.03), (0.074, -0.022), (0.074, 0.012), (0.06, 0.02)), 28), c.bronze, matrix(ry=90))
        with facing((1, -0.25, 0.2), x=0.2, y=-0.585, z=-0.03):
            guard = plate(
                (
                    (-0.13, -0.04),
                    (-0.07, -0.12),
                    (0.05, -0.13),
                    (0.12, -0.05),
                    (0.13, 0.08),
                    (0.04, 0.14),
                    (-0.1, 0.12),
                ),
                0.05,
                c.slate,
                0.012,
                Panel(margin=0.014),
            )
            screws(guard, "front", ((-0.62, -0.1), (0.7, 0.2)), 0.008)
            with on(guard, "front", 0.0, 0.05):
                text("65", 0.06, c.white)
        piston((0.13, -0.42, -0.14), (0.155, -0.6, -0.2), 0.014)


def trunk(c: Livery) -> None:
    """Everything that stands on the trunk's own frame."""
    core(c)
    ribs(c)
    saddles(c)
    hips(c)
    chest(c)


def neck(bones: Bones, c: Livery) -> None:
    """Four vertebrae with overlapping plates; the hoses run over all of them."""
    for i in range(4):
        r = 0.112 - 0.009 * i
        with bones.bone("neck", i):
            place(
                lathe(
                    (
                        (r * 0.7, 0.03),
                        (r * 0.84, 0.0),
                        (r * 0.7, -0.035),
                        (r * 0.84, -0.07),
                        (r * 0.7, -0.105),
                        (r * 0.8, -0.14),
                    ),
                    28,
                    0.005,
                ),
                c.rubber,
                matrix(rx=90, scale=(1, 1, -1)),
            )
            place(
                lathe(((r * 0.9, -0.03), (r, -0.02), (r, 0.02), (r * 0.9, 0.03)), 28, 0.003),
                c.bronze,
                matrix(y=-0.066, rx=90),
            )
            tile = saddle(
                (Arch(0.03, r * 1.3, r * 1.42), Arch(-0.06, r * 1.3, r * 1.36), Arch(-0.13, r * 1.18, r * 1.18)),
                c.slate if i % 2 else c.deep,
                168,
                0.018,
                6,
            )
            for side in ("left", "right"):
                screws(tile, side, ((0, 0.1),), 0.008)
            with at(y=-0.02, z=r * 1.34):
                vane((0.1, 0.09, 0.075, 0.06)[i], 0.07 - 0.006 * i, c)
            with at(y=-0.06, z=-r * 0.96):
                place(box((r * 0.9, 0.07, 0.03), chamfer=0.012), c.cast)
    for side in (1, -1):
        r = 0.1
        points = [
            bones.spot("trunk", 0, (0.13 * side, -0.56, 0.0)),
            bones.spot("neck", 0, (r * 0.9 * side, -0.07, -r * 0.75)),
            bones.spot("neck", 1, (r * 0.85 * side, -0.07, -r * 0.85)),
            bones.spot("neck", 2, (r * 0.8 * side, -0.07, -r * 0.8)),
            bones.spot("head", 0, (0.06 * side, 0.04, -0.06)),
        ]
        hose(tuple(points), 0.017)
