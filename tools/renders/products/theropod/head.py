"""The wedge-shaped head: slate roof and cheeks over a bronze skull, hinged jaw, metal teeth, glass eye lamps."""

from studio.geometry import Panel, Point3, at, both_sides, box, cylinder, facing, lathe, matrix, on, place, prism, tube
from studio.parts import hose, louvre, piston, pivot, plate, screws, slots, text
from studio.materials import clear, glass

from .livery import Livery
from .shapes import Cross, hull, tooth
from .stance import Bones

#: Upper teeth on one side, front to back: place along the lip (0 … 1) and length.
UPPER = (
    (0.0, 0.05),
    (0.11, 0.066),
    (0.22, 0.082),
    (0.34, 0.06),
    (0.45, 0.072),
    (0.56, 0.052),
    (0.67, 0.046),
    (0.78, 0.036),
    (0.89, 0.028),
)
LOWER = ((0.0, 0.044), (0.13, 0.062), (0.26, 0.046), (0.39, 0.054), (0.52, 0.04), (0.65, 0.034), (0.78, 0.026))
#: The upper lip: front, arch and corner.
LIP = ((0.056, -0.548, -0.11), (0.09, -0.37, -0.094), (0.114, -0.16, -0.124))


def along(path: tuple[Point3, ...], share: float) -> dict[str, float]:
    """The point at a share of a path of equal pieces, as the arguments of `at`."""
    piece = min(int(share * (len(path) - 1)), len(path) - 2)
    rest = share * (len(path) - 1) - piece
    return {axis: a + (b - a) * rest for axis, a, b in zip("xyz", path[piece], path[piece + 1])}


def eye(c: Livery) -> None:
    """Lens in a hexagonal bezel: dark glass, lit iris, upright slit, clear dome."""
    with at(rx=90):
        place(
            lathe(((0.044, -0.02), (0.044, 0.006), (0.038, 0.012), (0.033, 0.006), (0.033, 0.0), (0, 0.0)), 6), c.bronze
        )
        place(lathe(((0.031, 0.0), (0.031, 0.004), (0, 0.006)), 28), glass())
        place(lathe(((0.023, 0.005), (0.023, 0.0068), (0.019, 0.008), (0, 0.0088)), 28), c.ember)
        place(lathe(((0.032, 0.004), (0.026, 0.013), (0.014, 0.0185), (0, 0.02)), 28), clear())
    with at(y=-0.0092):
        place(prism(((0, -0.02), (0.0045, 0), (0, 0.02), (-0.0045, 0)), 0.0012, 0), glass())


def skull(c: Livery) -> None:
    """Bronze frame of the upper head with palate and lip rails."""
    hull(
        (
            Cross(0.06, 0.16, 0.17, 0.0, 0.04),
            Cross(-0.05, 0.23, 0.23, -0.005, 0.05),
            Cross(-0.19, 0.25, 0.225, -0.005, 0.05),
            Cross(-0.27, 0.19, 0.185, -0.015, 0.04),
            Cross(-0.45, 0.152, 0.15, -0.03, 0.034),
            Cross(-0.545, 0.122, 0.125, -0.052, 0.024, 0.016),
            Cross(-0.572, 0.085, 0.1, -0.058, 0.02),
        ),
        c.cast,
    )
    for _ in both_sides():
        place(tube((*reversed(LIP), (0.03, -0.572, -0.112), (0.0, -0.576, -0.112)), 0.0135, 8, 1), c.bronze)
        for share, length in UPPER:
            with at(**along(LIP, share)):
                tooth(length, 0.026 + length * 0.12, c.ivory)
        with at(x=0.021, y=-0.572, z=-0.112):
            tooth(0.044, 0.03, c.ivory)
        with facing((1, -0.13, 0.0), x=0.078, y=-0.42, z=-0.03):
            # Seen from the animal's left, x runs to its rear.
            flank = plate(
                (
                    (-0.12, -0.062),
                    (0.06, -0.05),
                    (0.145, -0.07),
                    (0.155, 0.0),
                    (0.12, 0.044),
                    (0.02, 0.036),
                    (-0.09, -0.002),
                    (-0.125, -0.03),
                ),
                0.022,
                c.slate,
                0.009,
            )
            screws(flank, "front", ((0.78, 0.5), (0.3, 0.36), (-0.8, -0.62)), 0.0065)
            with on(flank, "front", -0.42, -0.4):
                slots(2, 0.042, 0.006, 0.009, c.dark)
    for i in range(6):
        with at(y=-0.18 - 0.058 * i, z=-0.118 + 0.005 * i):
            place(box((0.17 - 0.014 * i, 0.024, 0.014)), c.dark)


def roof(c: Livery) -> None:
    """Slate plates: ridge on the snout, forehead, brows that sweep back into short spurs."""
    ridge = hull(
        (
            Cross(-0.225, 0.15, 0.06, 0.105, (0.036, 0.018), 0.01),
            Cross(-0.3, 0.136, 0.06, 0.082, (0.034, 0.018), 0.01),
            Cross(-0.46, 0.112, 0.056, 0.04, (0.03, 0.016), 0.01),
            Cross(-0.565, 0.086, 0.06, 0.0, (0.024, 0.018), 0.012),
            Cross(-0.598, 0.06, 0.05, -0.032, (0.018, 0.014), 0.01),
        ),
        c.slate,
        None,
        (Panel((0, -0.25, 1), 0.014),),
    )
    for y in (-0.34, -0.41, -0.48):
        with on(ridge, "top", 0, (y + 0.411) / 0.187):
            place(
                prism(((-0.02, -0.012), (0.02, -0.012), (0.014, 0.012), (-0.014, 0.012)), 0.012, 0.002, 0.003), c.bronze
            )
    brain = hull(
        (
            Cross(0.05, 0.13, 0.05, 0.085, 0.02, 0.008),
            Cross(-0.03, 0.18, 0.07, 0.11, 0.034, 0.01),
            Cross(-0.15, 0.18, 0.06, 0.13, 0.034, 0.01),
            Cross(-0.222, 0.15, 0.05, 0.12, 0.026, 0.01),
        ),
        c.deep,
        None,
        (Panel("top", 0.016),),
    )
    with on(brain, "top", 0, 0.1):
        louvre(0.07, 0.06, 4, 0.008, c.frame)
    for _ in both_sides():
        with at(x=0.122, rz=-8):
            brow = hull(
                (
                    Cross(0.085, 0.02, 0.02, 0.142, 0.005),
                    Cross(0.01, 0.05, 0.06, 0.118, 0.016),
                    Cross(-0.14, 0.076, 0.086, 0.1, (0.03, 0.03), 0.016),
                    Cross(-0.265, 0.07, 0.06, 0.064, (0.026, 0.022), 0.014),
                    Cross(-0.335, 0.03, 0.034, 0.042, 0.009),
                ),
                c.slate,
            )
            screws(brow, "outer", ((0.1, 0.3),), 0.007)
        with at(x=0.113, y=-0.226, z=0.008), facing((1, -0.62, 0.06)), at(scale=0.88):
            eye(c)


def cheeks(c: Livery) -> None:
    """Side plates that carry the jaw's pivot."""
    for side in both_sides():
        with facing("left", x=0.112, y=0, z=0):
            # Seen from the animal's left, x runs to its rear.
            cheek = plate(
                (
                    (-0.175, -0.02),
                    (-0.165, -0.075),
                    (-0.1, -0.14),
                    (-0.02, -0.15),
                    (0.05, -0.09),
                    (0.085, 0.02),
                    (0.05, 0.08),
                    (-0.06, 0.075),
                    (-0.13, 0.045),
                ),
                0.03,
                c.slate,
                0.01,
                Panel(margin=0.013),
            )
            with at(x=-0.05, y=-0.02, z=-0.085):
                pivot(0.046, 0.026, c.bronze, c.dark)
            with on(cheek, "front", 0.35, 0.5):
                slots(3, 0.05, 0.006, 0.008, c.dark, 0.3)
            screws(cheek, "front", ((-0.8, 0.02), (0.78, 0.1)), 0.0065)
            with on(cheek, "front", -0.3, 0.42):
                text("R" if side < 0 else "L", 0.022, c.white, "narrow")
        hose(((0.07, 0.08, 0.07), (0.1, 0.12, 0.0), (0.08, 0.12, -0.07), (0.05, 0.02, -0.13)), 0.011)


def jaw(c: Livery) -> None:
    """Lower jaw with tongue grille, slate chin and teeth."""
    hull(
        (
            Cross(0.05, 0.16, 0.08, -0.01, 0.014, 0.03),
            Cross(-0.06, 0.18, 0.11, -0.03, 0.014, 0.036),
            Cross(-0.24, 0.145, 0.085, -0.032, 0.012, 0.03),
            Cross(-0.42, 0.11, 0.064, -0.024, 0.01, 0.024),
            Cross(-0.49, 0.08, 0.046, -0.018, 0.008, 0.018),
        ),
        c.cast,
    )
    chin = hull(
        (
            Cross(-0.09, 0.15, 0.036, -0.088, 0.008, 0.016),
            Cross(-0.26, 0.124, 0.038, -0.076, 0.008, 0.016),
            Cross(-0.43, 0.098, 0.042, -0.056, 0.008, 0.016),
            Cross(-0.515, 0.07, 0.05, -0.03, 0.008, 0.018),
        ),
        c.slate,
        None,
        (Panel("bottom", 0.012),),
    )
    screws(chin, "bottom", ((0, 0.6), (0, -0.5)), 0.007)
    for _ in both_sides():
        rail = ((0.044, -0.476, 0.002), (0.076, -0.16, 0.004))
        place(tube((*reversed(rail), (0.02, -0.494, 0.002), (0, -0.497, 0.002)), 0.0115, 8, 1), c.bronze)
        for share, length in LOWER:
            with at(**along(rail, share)), at(rx=180):
                tooth(length, 0.022 + length * 0.12, c.ivory)
        with facing("left", x=0.084, y=-0.13, z=-0.034):
            flank = plate(
                ((-0.16, 0.008), (-0.12, -0.03), (0.06, -0.05), (0.11, 0.0), (0.08, 0.036), (-0.06, 0.03)),
                0.016,
                c.deep,
                0.006,
            )
            screws(flank, "front", ((0.62, 0.1), (-0.5, -0.1)), 0.0065)
    with at(y=-0.28, z=0.012):
        for i in range(5):
            with at(y=-0.06 * (i - 2)):
                place(box((0.08 - 0.008 * i, 0.044, 0.014 + 0.004 * (i % 2)), chamfer=0.01), c.dark)
    with at(y=-0.1, z=0.03), facing("front"):
        for x in (-0.03, 0.0, 0.03):
            with at(x=x):
                place(prism(((-0.009, -0.016), (0.009, -0.016), (0.009, 0.016), (-0.009, 0.016)), 0.006, 0.001), c.coal)


def head(c: Livery) -> None:
    """The upper head, in its own frame: joint at the origin, snout towards -Y."""
    skull(c)
    roof(c)
    cheeks(c)
    place(cylinder(0.075, 0.09), c.frame, matrix(y=0.06, rx=90))


def jaw_pistons(bones: Bones, c: Livery) -> None:
    """The two cylinders that move the jaw, from the skull's rear corners."""
    for side in (1, -1):
        piston(
            bones.spot("head", 0, (0.112 * side, -0.115, -0.045)),
            bones.spot("jaw", 0, (0.088 * side, -0.2, -0.04)),
            0.011,
            0.5,
            c.frame,
        )
