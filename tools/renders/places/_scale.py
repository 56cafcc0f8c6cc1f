"""Places that show how large a machine is: a desk with a mug, a room with a sofa, and its box.

Things are measured in centimetres. `unit` is a centimetre in the units of the machine, which are those of the scene.
"""

from collections.abc import Callable
from dataclasses import dataclass

import bpy
from _things import SIGNAL, books, floor, lamp, mug, pencil, sofa, wood
from mathutils import Matrix

from studio import grounds
from studio.camera import subject_vertices
from studio.geometry import assemble, at, box, cylinder, place
from studio.grounds import Card
from studio.materials import ink, matte, paint, satin
from studio.parts import text
from studio.rigs import DAY, WARM, Stage
from studio.view import View

Bounds = tuple[tuple[float, ...], tuple[float, ...]]


@dataclass(frozen=True)
class Machine:
    """A machine at rest: how to build it, its height in centimetres, and the words on its box."""

    build: Callable[[str, str], None]
    #: Its form in each place.
    forms: dict[str, str]
    height: float
    words: str


def everywhere(form: str) -> dict[str, str]:
    """One form in all places."""
    return dict.fromkeys(("desk", "room", "box"), form)


def build(machine: Machine, where: str) -> None:
    """Builds the machine in one of its places: `desk`, `room` or `box`."""
    machine.build(machine.forms[where], "stand")
    bpy.context.view_layer.update()
    size = _bounds()
    unit = size[1][2] / machine.height
    stage = Stage(Matrix.Identity(4), 1.0)
    if where == "desk":
        _desk(size, unit)
    elif where == "room":
        _room(size, unit)
    else:
        _box(machine.words, size, unit)
    assemble(where, ground=False)
    _light(stage, where)


def views(reach: float = 0.0, turn: float = 0.0, box: float = 1.55) -> dict[str, View]:
    """The views of the three places.

    A long machine needs more room than an upright one, by `reach`, and is seen from further to its side, by `turn`
    degrees. `box` is half of the height that its box takes.
    """
    shared = {"rig": "own", "size": (1280, 960), "margin": 0.0, "samples": 24, "exposure": 0.4}
    return {
        "desk": View(
            form="desk",
            azimuth=-24 - turn,
            elevation=9,
            lens=60,
            target=(0.2, 0, 0.97),
            radius=1.16 + reach,
            fstop=2.8,
            **shared,
        ),
        "room": View(
            form="room", azimuth=-20 - turn, elevation=9, lens=42, target=(0.85, 0, 1.2), radius=1.95 + reach, **shared
        ),
        "box": View(form="box", azimuth=-22, elevation=7, lens=70, target=(0, 0, 0.75 * box), radius=box, **shared),
    }


def _bounds() -> Bounds:
    """The lowest and the highest corner of all that is in the scene."""
    points = subject_vertices(list(bpy.context.scene.objects))
    return tuple(map(float, points.min(axis=0))), tuple(map(float, points.max(axis=0)))


def _desk(size: Bounds, unit: float) -> None:
    low, high = size
    top, wall = wood("#57453a"), matte("#6f6b64")
    with at(z=-1.5 * unit):
        place(box((700 * unit, 300 * unit, 3 * unit), 0.4 * unit), top)
    with at(y=75 * unit, z=60 * unit):
        place(box((1200 * unit, 2 * unit, 260 * unit), 0), wall)
    # Beside the feet, also of a machine whose head is far in front of them.
    with at(high[0] + 11 * unit, max(low[1], -9 * unit) + 4 * unit):
        mug(unit)
    with at(low[0] - 15 * unit, 16 * unit, rz=14):
        books(unit)
    with at(high[0] + 6 * unit, max(low[1], -9 * unit) - 10 * unit, rz=-24):
        pencil(unit)


def _room(size: Bounds, unit: float) -> None:
    floor(unit)
    with at(y=150 * unit, z=130 * unit):
        place(box((1500 * unit, 2 * unit, 262 * unit), 0), matte("#77736b"))
    with at(y=148 * unit, z=5 * unit):
        place(box((1500 * unit, 2 * unit, 10 * unit), 0.4 * unit), satin("#b9b7b2"))
    with at(size[1][0] + 72 * unit, 80 * unit):
        sofa(unit)
    with at(size[0][0] - 34 * unit, 112 * unit):
        lamp(unit)
    with at(x=10 * unit, y=10 * unit, z=0.4 * unit):
        place(cylinder(95 * unit, 0.8 * unit, 0.3 * unit, 96), matte("#3f444b"))
        place(cylinder(88 * unit, 0.9 * unit, 0.3 * unit, 96), matte("#565b63"))


def _box(words: str, size: Bounds, unit: float) -> None:
    """A box with an open front: card outside, a tray of pale pulp inside, and its lid turned up."""
    low, high = size
    _lift(0.012 + 1.2 * unit)
    room = 3.2 * unit
    width, depth, height = (high[0] - low[0] + 2 * room, high[1] - low[1] + room, high[2] + 1.2 * unit + room)
    middle_x, front, back = (low[0] + high[0]) / 2, low[1] - room / 3, high[1] + room * 2 / 3
    middle_y, wall = (front + back) / 2, 0.7 * unit
    card, pulp, mark = paint("#101317", 0.5, 0.2), matte("#8f8d86"), ink(SIGNAL)
    for side in (-1, 1):
        with at(middle_x + side * (width / 2 + wall / 2), middle_y, height / 2):
            place(box((wall, depth, height), 0.1 * unit), card)
        with at(middle_x + side * (width / 2 - wall / 2), middle_y, height * 0.3):
            place(box((wall, depth * 0.96, height * 0.6), 0.2 * unit), pulp)
    with at(middle_x, back + wall / 2, height / 2):
        place(box((width + 2 * wall, wall, height), 0.1 * unit), card)
    with at(middle_x, back - wall / 2, height / 2):
        place(box((width, wall, height), 0.1 * unit), pulp)
    with at(middle_x, middle_y, 0.6 * unit):
        place(box((width, depth, 1.2 * unit), 0.2 * unit), pulp)
    # The sill bears the name of the machine.
    sill = 7 * unit
    with at(middle_x, front - wall / 2, sill / 2):
        place(box((width + 2 * wall, wall, sill), 0.1 * unit), card)
        with at(y=-wall / 2 - 0.002):
            text(words.upper(), min(2.6 * unit, 1.5 * width / len(words)), ink("#d4d6d3"))
    with at(middle_x, back, height), at(rx=-16), at(z=height * 0.16):
        place(box((width + 2 * wall, wall, height * 0.32), 0.1 * unit), card)
        with at(y=-wall / 2 - 0.002):
            text("KINEMORPH", min(3.4 * unit, 1.3 * width / 9), mark)
    with at(z=-1.0 * unit):
        place(box((500 * unit, 300 * unit, 2 * unit), 0), wood("#57453a"))
    with at(y=110 * unit, z=80 * unit):
        place(box((600 * unit, 2 * unit, 300 * unit), 0), matte("#6b675f"))


def _lift(height: float) -> None:
    """Raises all that is in the scene."""
    for thing in bpy.context.scene.objects:
        thing.location.z += height


def _light(stage: Stage, where: str) -> None:
    """Daylight from a window on the left, a warm lamp on the right, and a soft sky."""
    grounds.surroundings(
        stage.turn,
        ambient=(0.20, 0.21, 0.23),
        seen=(0.12, 0.13, 0.14),
        cards=[
            Card((-0.9, -0.35, 0.35), 12, 40, (0.85, 0.92, 1.0)),
            Card((0.4, -0.5, 0.75), 12, 48, (0.30, 0.28, 0.25)),
        ],
    )
    far = 1.9 if where == "room" else 1.0
    stage.area(
        "window", (-3.4 * far, -2.2 * far, 3.2 * far), (0.3, 0.0, 0.8), (2.0 * far, 2.6 * far), 330 * far**2, DAY, 150
    )
    stage.area(
        "lamp", (3.0 * far, -1.2 * far, 2.4 * far), (0.3, 0.0, 0.9), (0.9 * far, 0.9 * far), 70 * far**2, WARM, 140
    )
    stage.area(
        "edge", (1.6 * far, 2.1 * far, 2.7 * far), (0.0, 0.0, 1.2), (0.6 * far, 1.8 * far), 90 * far**2, DAY, 110
    )
