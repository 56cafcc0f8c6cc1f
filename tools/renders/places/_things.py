"""Things whose size everyone knows, in centimetres. `unit` is a centimetre in the units of the scene."""

from math import cos, pi, sin

from studio.geometry import at, box, cylinder, lathe, place, tube
from studio.materials import Material, blackened, matte, paint, satin

SIGNAL = "#c8400f"


def wood(colour: str) -> Material:
    """Oiled wood."""
    return paint(colour, 0.42, 0.12)


def mug(unit: float) -> None:
    """A mug of 9.5 cm with a handle."""
    glaze = paint(SIGNAL, 0.3, 0.9)
    body = (
        (0.0, 0.3),
        (3.6, 0.3),
        (3.9, 0.0),
        (4.1, 0.4),
        (4.1, 9.3),
        (3.95, 9.5),
        (3.75, 9.3),
        (3.75, 0.9),
        (0.0, 0.8),
    )
    place(lathe(tuple((radius * unit, z * unit) for radius, z in body), 72, 0.08 * unit), glaze)
    loop = tuple(
        ((3.9 + 2.6 * sin(pi * share)) * unit, 0.0, (4.9 - 2.7 * cos(pi * share)) * unit)
        for share in (index / 12 for index in range(13))
    )
    with at(rz=-28):
        place(tube(loop, 0.55 * unit, 16, 4), glaze)


def books(unit: float) -> None:
    """Three books on top of one another."""
    covers = ("#23405f", "#8b2f1c", "#2d4a3b")
    height = 0.0
    for index, colour in enumerate(covers):
        thick = (3.2, 2.4, 2.8)[index]
        with at(z=(height + thick / 2) * unit, rz=(0, -9, 7)[index]):
            place(box(((23 - index * 2) * unit, (16 - index) * unit, thick * unit), 0.25 * unit), satin(colour))
            with at(x=0.4 * unit, y=-0.5 * unit):
                place(
                    box(((22.8 - index * 2) * unit, 15.8 * unit, (thick - 0.7) * unit), 0.05 * unit), matte("#b5b1a6")
                )
        height += thick


def pencil(unit: float) -> None:
    """A pencil of 18 cm."""
    with at(z=0.4 * unit, ry=90):
        place(cylinder(0.38 * unit, 16 * unit, 0.02 * unit, 6), satin("#c99a1e"))
        with at(z=8.9 * unit):
            place(cylinder(0.38 * unit, 1.8 * unit, 0.0, 12, top=0.05 * unit), matte("#a98a63"))


def floor(unit: float) -> None:
    """Planks of 14 cm in three tones."""
    tones = tuple(wood(tone) for tone in ("#5c4a3d", "#554438", "#645143"))
    for index in range(-34, 35):
        with at(index * 14 * unit, 0, -1 * unit):
            place(box((13.9 * unit, 700 * unit, 2 * unit), 0.15 * unit), tones[(index * 7) % 3])


def sofa(unit: float) -> None:
    """A sofa for two: its seat is 43 cm high."""
    cloth, leg = matte("#5b6470"), blackened()
    for x in (-62, 62):
        for y in (-30, 30):
            with at(x * unit, y * unit, 6 * unit):
                place(cylinder(2 * unit, 12 * unit, 0.2 * unit, 24), leg)
    with at(z=22 * unit):
        place(box((150 * unit, 80 * unit, 20 * unit), 3 * unit), cloth)
    for x in (-33, 33):
        with at(x * unit, -4 * unit, 37.5 * unit):
            place(box((65 * unit, 70 * unit, 13 * unit), 4 * unit), cloth)
        with at(x * unit, 28 * unit, 62 * unit, rx=-10):
            place(box((65 * unit, 16 * unit, 42 * unit), 5 * unit), cloth)
    for x in (-76, 76):
        with at(x * unit, 0, 34 * unit):
            place(box((14 * unit, 82 * unit, 44 * unit), 4 * unit), cloth)


def lamp(unit: float) -> None:
    """A floor lamp of 150 cm."""
    stand = blackened()
    with at(z=1 * unit):
        place(cylinder(14 * unit, 2 * unit, 0.3 * unit, 48), stand)
    with at(z=65 * unit):
        place(cylinder(1.1 * unit, 130 * unit, 0.1 * unit, 24), stand)
    with at(z=142 * unit):
        place(cylinder(19 * unit, 30 * unit, 0.2 * unit, 48, top=14 * unit), matte("#c9bfa9"))
