"""A workbench of brushed metal at night: tools, a hand on a stand, and the light of code on a screen."""

from math import cos, pi, sin

import bmesh
from mathutils import Matrix

from studio import grounds
from studio.geometry import assemble, at, box, cylinder, facing, lathe, place, prism, regular, tube
from studio.grounds import Card
from studio.materials import aluminium, blackened, chrome, glass, gunmetal, paint, rubber
from studio.parts import bolt, hand, screw
from studio.rigs import Stage

from _set import add, begin, brushed, crops, light, wall

CODE = ("#67e0d6", "#9fb4c8", "#ff8a4c", "#7fa6ff")


def build(form: str, pose: str) -> None:
    """Lays the bench out for the crop."""
    stage = begin()
    grounds.surroundings(
        stage.turn,
        ambient=(0.006, 0.007, 0.009),
        seen=(0.006, 0.008, 0.011),
        cards=[Card((-0.3, -0.4, 0.85), 8, 42, (0.16, 0.17, 0.19)), Card((0.9, 0.1, 0.4), 6, 24, (0.10, 0.08, 0.06))],
    )
    _bench()
    wide = form == "wide"
    with at(1.02 if wide else 0.30, 0.60, 0.0, rz=-10):
        _screen(1.25 if wide else 0.95, 0.74)
    with at(1.93 if wide else 0.72, 0.05, 0.0, rz=-24, scale=1.0 if wide else 0.85):
        _hand_on_stand()
    with at(1.42 if wide else 0.40, -0.34, 0.0, rz=24):
        _screwdriver()
    with at(0.42 if wide else -0.36, -0.30, 0.0, rz=-30):
        _spanner()
    with at(1.62 if wide else 0.55, -0.72, 0.0, rz=-62):
        _keys()
    for i, (x, y) in enumerate(
        ((0.86, -0.52), (0.95, -0.44), (0.78, -0.45), (1.24, -0.62), (1.16, -0.70), (2.02, -0.38))
    ):
        with at(x if wide else x - 1.05, y, 0.022, rz=i * 50), facing("top"):
            (screw if i % 2 else bolt)(0.034)
    for i, (x, y) in enumerate(((0.98, -0.66), (0.20, -0.60))):
        with at(x if wide else x - 0.9, y, 0.0):
            _gear(0.13 - 0.04 * i, 16)
    assemble("tools", ground=False)
    _back(wide)
    _lamps(stage, wide)


def _bench() -> None:
    with at(y=0.2, z=-0.06):
        place(box((12.0, 2.6, 0.12), 0.012), brushed("bench", "#8d949c"))


def _screen(width: float, height: float) -> None:
    """A display with lines of code, which are what lights the bench."""
    with at(z=0.16 + height / 2, rx=-6):
        place(box((width + 0.05, 0.035, height + 0.05), 0.012), blackened())
        with at(y=-0.019):
            place(box((width, 0.004, height), 0.001), glass("#05080b"))
        inks = [light(f"code {colour}", colour, 1.1) for colour in CODE]
        rows = 15
        for row in range(rows):
            indent = (0, 1, 2, 2, 1, 2, 3, 3, 2, 1, 0, 1, 2, 1, 0)[row]
            x = -width / 2 + 0.07 + indent * 0.06
            for word in range(1 + (row * 7 + 3) % 4):
                length = 0.045 + 0.035 * ((row * 5 + word * 3) % 5)
                if x + length < width / 2 - 0.06:
                    with at(x + length / 2, -0.023, height / 2 - 0.07 - row * (height - 0.12) / rows):
                        place(box((length, 0.002, 0.0145), 0.0), inks[(row + word * 2) % 4 if word else row % 2])
                x += length + 0.022
    with at(z=0.08, y=0.03):
        place(box((0.16, 0.03, 0.18), 0.008), gunmetal())
    with at(z=0.009, y=0.05):
        place(box((0.46, 0.30, 0.018), 0.006, chamfer=0.05), gunmetal())


def _hand_on_stand() -> None:
    """A machine's hand that waits for its arm."""
    with at(z=0.012):
        place(cylinder(0.16, 0.024, 0.004, 48), blackened())
    with at(z=0.16):
        place(cylinder(0.022, 0.30, 0.003, 32), chrome())
    with at(z=0.33):
        place(lathe(((0.0, -0.03), (0.05, -0.03), (0.062, 0.0), (0.05, 0.03), (0.0, 0.03)), 36, 0.004), gunmetal())
    with at(z=0.36, rx=180, rz=150):
        hand(0.16, 2.5)


def _screwdriver() -> None:
    grip, shaft = paint("#b8400f", 0.36, 0.6), chrome()
    with at(z=0.052), facing("right"):
        with at(rx=90):
            place(
                lathe(
                    (
                        (0.0, -0.24),
                        (0.030, -0.24),
                        (0.046, -0.21),
                        (0.050, -0.10),
                        (0.038, -0.03),
                        (0.046, 0.02),
                        (0.030, 0.05),
                        (0.0, 0.05),
                    ),
                    8,
                    0.006,
                ),
                grip,
            )
            with at(z=0.22):
                place(cylinder(0.0135, 0.36, 0.001, 24), shaft)
            with at(z=0.41):
                place(cylinder(0.0135, 0.03, 0.001, 6, top=0.006), blackened())
            with at(z=-0.245):
                place(cylinder(0.026, 0.012, 0.003, 32), rubber())


def _spanner() -> None:
    """An open-ended spanner with a ring at its other end."""
    shape = aluminium("#8f959c")
    jaw = tuple((0.115 * cos(a), 0.115 * sin(a)) for a in (pi * (0.30 + 1.40 * i / 24) for i in range(25)))
    slot = ((0.055, -0.055), (-0.045, -0.055), (-0.070, 0.0), (-0.045, 0.055), (0.055, 0.055))
    with at(z=0.0), facing("top"):
        with at(x=0.42, rz=0, ry=15):
            place(prism((*jaw, *slot), 0.035, 0.005), shape)
        place(prism(((-0.34, -0.034), (0.36, -0.040), (0.36, 0.040), (-0.34, 0.034)), 0.024, 0.006), shape)
        with at(x=-0.42):
            ring = [(0.10 * cos(2 * pi * i / 40), 0.10 * sin(2 * pi * i / 40)) for i in range(40)]
            place(prism(tuple(ring), 0.035, 0.006), shape)
            with at(y=-0.0352):
                place(prism(regular(12, 0.058), 0.001, 0.0), blackened("#050607"))


def _keys() -> None:
    """Hexagon keys, by size."""
    metal = blackened("#22262c")
    for i in range(4):
        size = 0.011 + 0.004 * i
        with at(0.085 * i, 0.02 * i, size):
            place(
                tube(
                    (
                        (0.0, 0.0, 0.0),
                        (0.0, 0.30 + 0.07 * i, 0.0),
                        (0.012, 0.325 + 0.07 * i, 0.0),
                        (0.08 + 0.02 * i, 0.33 + 0.07 * i, 0.0),
                    ),
                    size,
                    6,
                    6,
                ),
                metal,
            )


def _gear(radius: float, teeth: int) -> None:
    outline = []
    for i in range(teeth):
        for part, reach in ((0.0, 0.84), (0.28, 0.84), (0.40, 1.0), (0.68, 1.0), (0.80, 0.84)):
            a = 2 * pi * (i + part) / teeth
            outline.append((radius * reach * cos(a), radius * reach * sin(a)))
    with facing("top"):
        place(prism(tuple(outline), 0.04, 0.003), aluminium("#9a8f7c"))
        with at(y=-0.04):
            place(prism(regular(24, radius * 0.42), 0.014, 0.003), gunmetal())
            with at(y=-0.0141):
                place(prism(regular(6, radius * 0.20), 0.001, 0.0), blackened("#050607"))


def _back(wide: bool) -> None:
    """A perforated wall far behind, with the shapes of tools on it and a few lamps of machines."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(
        mesh,
        x_segments=1,
        y_segments=1,
        size=7.0,
        matrix=Matrix.Translation((0, 2.6, 1.5)) @ Matrix.Rotation(pi / 2, 4, "X"),
    )
    add("wall", mesh, wall("board", "#14181d", 0.6))
    holes = bmesh.new()
    for i in range(-26, 27):
        for j in range(1, 16):
            bmesh.ops.create_circle(
                holes,
                cap_ends=True,
                segments=10,
                radius=0.024,
                matrix=Matrix.Translation((i * 0.155, 2.585, j * 0.155)) @ Matrix.Rotation(pi / 2, 4, "X"),
            )
    add("holes", holes, wall("hole", "#040506", 0.9))
    for i, (x, z, colour) in enumerate(
        (
            (-2.3, 0.62, "#67e0d6"),
            (-2.05, 0.62, "#ff8a4c"),
            (-1.2, 1.05, "#67e0d6"),
            (2.9, 1.12, "#ff8a4c"),
            (0.2, 0.70, "#7fa6ff"),
        )
    ):
        dot = bmesh.new()
        bmesh.ops.create_icosphere(
            dot, subdivisions=2, radius=0.022, matrix=Matrix.Translation((x if wide else x * 0.45, 2.2, z))
        )
        add(f"lamp {i}", dot, light(f"lamp {colour}", colour, 12.0))
    for i, (x, width, height) in enumerate(((-2.2, 0.9, 0.42), (-1.15, 0.55, 0.85), (0.1, 0.75, 0.5), (3.0, 0.8, 0.9))):
        crate = bmesh.new()
        bmesh.ops.create_cube(
            crate,
            size=1,
            matrix=Matrix.Translation((x if wide else x * 0.45, 2.35, height / 2))
            @ Matrix.Diagonal((width, 0.3, height, 1)),
        )
        bmesh.ops.bevel(crate, geom=crate.edges[:], offset=0.02, segments=2, affect="EDGES")
        add(f"case {i}", crate, wall(f"case {i}", ("#1c2229", "#23201c", "#181b20", "#1d242b")[i], 0.5))


def _lamps(stage: Stage, wide: bool) -> None:
    x = 1.02 if wide else 0.30
    stage.area("code", (x, 0.46, 0.55), (x, -2.0, 0.1), (1.1, 0.6), 11, (0.52, 0.86, 0.95), 170)
    stage.area("desk lamp", (x + 1.5, -0.2, 1.9), (x + 0.4, -0.3, 0.0), (0.35, 0.35), 34, (1.0, 0.70, 0.42), 110)
    stage.area("strip", (-1.4, 1.9, 2.3), (-0.2, 0.2, 0.0), (2.6, 0.12), 42, (0.70, 0.83, 1.0), 130)
    stage.area("board", (-0.4, 1.6, 2.6), (-0.6, 2.6, 0.8), (3.2, 0.3), 26, (0.75, 0.86, 1.0), 150)


VIEWS = crops((0.72, 0, 0.44), 0.76, (0.22, 0, 0.52), 0.72, elevation=11.0, lens=70, fstop=1.2, exposure=0.35)
