"""Openings: louvres, bar and mesh grilles, round fans, thrusters and exhausts; front-facing, seat in y = 0."""

from __future__ import annotations

from mathutils import Matrix

from ..geometry import (
    Outline,
    anticlockwise,
    around,
    at,
    box,
    cylinder,
    lathe,
    leaning,
    loft,
    matrix,
    place,
    prism,
    rectangle,
    section,
    shrunk,
)
from ..materials import Material, blackened, chrome, glow, gunmetal, matte, steel


def rim(outline: Outline, width: float, depth: float, material: Material, bevel: float | None = None) -> None:
    """Frame along an outline, standing `depth` proud."""
    outer = anticlockwise(outline)
    inner = shrunk(outer, width)
    lift = tuple((x, -depth, z) for x, z in shrunk(outer, width * 0.2))
    back = tuple((x, 0.004, z) for x, z in outer)
    edge = tuple((x, -depth, z) for x, z in inner)
    low = tuple((x, 0.004, z) for x, z in inner)
    place(loft((back, lift, edge, low), width * 0.14 if bevel is None else bevel, closed=True), material)


def louvre(
    width: float = 0.1,
    height: float = 0.06,
    slats: int = 5,
    depth: float = 0.012,
    frame: Material | None = None,
    slat: Material | None = None,
    chamfer: float = 0.006,
) -> None:
    """Framed vent with slanted slats over a dark ground."""
    outline = rectangle(width, height, chamfer)
    place(prism(shrunk(outline, 0.002), 0.002, 0), blackened())
    rim(outline, min(width, height) * 0.09, depth, frame or gunmetal())
    inside, pitch = height * 0.82, height * 0.82 / slats
    for i in range(slats):
        with at(y=-depth * 0.34, z=-inside / 2 + pitch * (i + 0.5), rx=-38):
            place(box((width * 0.86, depth * 0.9, pitch * 0.26), 0.0008), slat or gunmetal())


def slots(
    count: int = 4,
    width: float = 0.05,
    height: float = 0.008,
    gap: float = 0.008,
    material: Material | None = None,
    slant: float = 0.0,
) -> None:
    """Row of dark slots stacked upwards, as if cut into the shell."""
    for i in range(count):
        z = (i - (count - 1) / 2) * (height + gap)
        with at(x=z * slant, z=z, y=0.001):
            place(prism(rectangle(width, height, height * 0.3), 0.0022, 0), material or blackened())


def bar_grille(
    width: float = 0.2,
    height: float = 0.3,
    bars: int = 7,
    slant: float = 0.0,
    depth: float = 0.03,
    upright: bool = True,
    frame: Material | None = None,
    bar: Material | None = None,
    ground: Material | None = None,
    border: float = 0.014,
) -> None:
    """Radiator grille in a leaning frame; bars upright or level, each rounded and separate."""
    outline = leaning(width, height, slant, min(width, height) * 0.1)
    place(prism(shrunk(anticlockwise(outline), 0.003), 0.003, 0), ground or matte("#0b0c0e"))
    rim(outline, border, depth, frame or steel())
    if upright:
        pitch = (width - border * 2) / bars
        lean = slant / height * (height - border * 1.6)
        for i in range(bars):
            x = -width / 2 + border + pitch * (i + 0.5)
            place(
                loft(
                    (
                        section(
                            pitch * 0.5,
                            depth * 0.72,
                            -height / 2 + border * 0.8,
                            x=x - lean / 2,
                            y=-depth * 0.4,
                            chamfer=pitch * 0.12,
                        ),
                        section(
                            pitch * 0.5,
                            depth * 0.72,
                            height / 2 - border * 0.8,
                            x=x + lean / 2,
                            y=-depth * 0.4,
                            chamfer=pitch * 0.12,
                        ),
                    )
                ),
                bar or steel(),
            )
    else:
        pitch = (height - border * 2) / bars
        for i in range(bars):
            z = -height / 2 + border + pitch * (i + 0.5)
            with at(x=slant * z / height, y=-depth * 0.4, z=z, rx=-14):
                place(box((width - border * 1.6, depth * 0.62, pitch * 0.42), chamfer=0), bar or steel())


def mesh_grille(
    width: float = 0.12,
    height: float = 0.06,
    pitch: float = 0.012,
    material: Material | None = None,
    frame: Material | None = None,
) -> None:
    """Perforated speaker grille: rows of dark round holes in a metal plate."""
    plate = rectangle(width, height, min(width, height) * 0.14)
    place(prism(plate, 0.006, slope=0.002), frame or gunmetal())
    rows = int(height * 0.8 / (pitch * 0.87))
    for row in range(rows):
        columns = int(width * 0.84 / pitch) - row % 2
        for column in range(columns):
            place(
                lathe(((pitch * 0.34, 0), (pitch * 0.34, 0.0007)), 8),
                material or blackened(),
                matrix((column - (columns - 1) / 2) * pitch, -0.0059, (row - (rows - 1) / 2) * pitch * 0.87, rx=90),
            )


def fan(
    radius: float = 0.06,
    blades: int = 9,
    depth: float = 0.03,
    ring: Material | None = None,
    blade: Material | None = None,
    cap: Material | None = None,
) -> None:
    """Ducted fan or turbine intake."""
    r = radius
    with at(rx=90):
        place(
            lathe(
                (
                    (r, -0.004),
                    (r, depth * 0.8),
                    (r * 0.95, depth),
                    (r * 0.88, depth),
                    (r * 0.84, depth * 0.7),
                    (r * 0.84, 0.001),
                    (0, 0.001),
                ),
                40,
            ),
            ring or gunmetal(),
        )
        for _ in around(blades):
            with at(x=r * 0.5, z=depth * 0.42, rx=34):
                place(box((r * 0.66, r * 0.3, r * 0.03), 0.0006), blade or steel())
        place(lathe(((r * 0.24, 0), (r * 0.24, depth * 0.5), (r * 0.12, depth * 0.9), (0, depth)), 24), cap or steel())


def thruster(
    radius: float = 0.05, length: float = 0.09, shell: Material | None = None, light: Material | None = None
) -> None:
    """Nozzle along -Z with a stepped throat and a lit core."""
    r, k = radius, length
    place(
        lathe(
            (
                (r * 0.5, 0),
                (r * 0.62, -k * 0.2),
                (r * 0.74, -k * 0.24),
                (r * 0.74, -k * 0.34),
                (r * 0.66, -k * 0.38),
                (r * 0.9, -k * 0.8),
                (r, -k),
                (r * 0.9, -k),
                (r * 0.8, -k * 0.8),
                (r * 0.5, -k * 0.5),
                (0, -k * 0.5),
            ),
            36,
        ),
        shell or gunmetal(),
    )
    place(lathe(((r * 0.44, -k * 0.51), (r * 0.36, -k * 0.56), (0, -k * 0.56)), 28), light or glow())


def exhaust(
    height: float = 0.5,
    radius: float = 0.026,
    pipe: Material | None = None,
    shield: Material | None = None,
    slots_count: int = 6,
) -> None:
    """Stack along +Z from z = 0: elbow collar, perforated heat shield, mitred mouth."""
    r, h = radius, height
    metal = pipe or chrome()
    place(lathe(((r, 0), (r, h * 0.9)), 28), metal)
    mouth = tuple((r * c, r * s) for c, s in ((x, z) for x, z in rectangle(2, 2, 0.58)))
    place(loft((tuple((x, y, h * 0.88) for x, y in mouth), tuple((x, y, h + y * 0.7) for x, y in mouth)), 0.003), metal)
    with at(z=h + 0.0012):
        place(
            loft(
                (
                    tuple((x * 0.8, y * 0.8, y * 0.56 - 0.002) for x, y in mouth),
                    tuple((x * 0.8, y * 0.8, y * 0.56) for x, y in mouth),
                ),
                0,
            ),
            matte("#08080a"),
        )
    place(
        lathe(((r * 1.1, h * 0.16), (r * 1.32, h * 0.17), (r * 1.32, h * 0.63), (r * 1.1, h * 0.64)), 28),
        shield or gunmetal(),
    )
    for i in range(slots_count):
        z = h * (0.2 + 0.4 * (i + 0.5) / slots_count)
        for turn in (-70, 0, 70, 180):
            with at(z=z, rz=turn), at(y=-r * 1.325):
                place(prism(rectangle(r * 0.66, h * 0.022, 0.002), 0.002, 0), blackened())
    for z in (0.02, 0.66):
        with at(z=h * z + 0.006):
            place(cylinder(r * 1.42, 0.012), steel())


def tank(
    length: float = 0.3, radius: float = 0.08, material: Material | None = None, strap: Material | None = None
) -> None:
    """Fuel tank along Y with domed ends, straps and filler cap."""
    r, h = radius, length / 2
    dome = ((r * 0.6, -h), (r * 0.86, -h * 0.97), (r * 0.97, -h * 0.9), (r, -h * 0.82))
    turn = Matrix.Rotation(1.5708, 4, "X")
    place(lathe(dome + tuple((a, -b) for a, b in reversed(dome)), 36), material or steel(), turn)
    for y in (-0.5, 0.5):
        place(cylinder(r * 1.04, 0.02, segments=36), strap or blackened(), matrix(y=h * y, rx=90))
    with at(y=-h * 0.05, x=r * 0.62, z=r * 0.74, ry=40):
        place(cylinder(r * 0.2, 0.02), strap or gunmetal())
