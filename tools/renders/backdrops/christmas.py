"""A pine-green set with snow.

Faceted baubles in gold, warm white and green lacquer, one of them open along its seam.
"""

from dataclasses import replace
from itertools import count, islice
from math import cos, pi, sin
from random import Random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from products import k1_interstellar_scout
from studio import grounds
from studio.grounds import Card
from studio.materials import gold, metallic, paint
from studio.rigs import Stage

from _bauble import bauble
from _guest import guest
from _set import add, begin, crops, light, wall

PINE, SNOW, WARM = "#0f2a20", "#b4bbba", (1.0, 0.80, 0.56)

#: Where the baubles lie in each crop: x, y, radius, kind.
BAUBLES = {
    "wide": (
        (-2.55, 0.15, 0.42, "gold"),
        (-1.86, -0.30, 0.25, "white"),
        (-2.28, -0.62, 0.15, "gold"),
        (-3.15, -0.12, 0.24, "green"),
        (2.38, 0.28, 0.54, "seam"),
        (1.58, -0.16, 0.24, "gold"),
        (3.10, -0.22, 0.32, "white"),
        (2.12, -0.66, 0.13, "gold"),
        (1.90, 0.55, 0.22, "green"),
        (2.78, -0.72, 0.10, "green"),
    ),
    # A phone's words begin under its upper quarter, and show two thirds of its width.
    "tall": (
        (-0.41, 1.42, 0.33, "gold"),
        (0.02, 1.00, 0.16, "white"),
        (-0.84, 1.02, 0.17, "green"),
        (0.42, 1.62, 0.42, "seam"),
        (0.22, 0.90, 0.11, "gold"),
        (0.92, 1.10, 0.21, "white"),
        (-0.22, 0.40, 0.06, "gold"),
        (0.50, 0.34, 0.075, "gold"),
    ),
    "share": (
        (-1.15, 0.55, 0.40, "gold"),
        (-0.72, -0.12, 0.17, "white"),
        (-1.62, -0.05, 0.22, "green"),
        (-1.08, -0.50, 0.10, "gold"),
        (1.25, 0.62, 0.46, "seam"),
        (0.74, 0.02, 0.17, "gold"),
        (1.78, -0.05, 0.26, "white"),
        (1.16, -0.46, 0.10, "gold"),
    ),
}


def build(form: str, pose: str) -> None:
    """Makes the set, and lays the ornaments out for the crop."""
    stage = begin()
    grounds.surroundings(
        stage.turn,
        ambient=(0.030, 0.036, 0.032),
        seen=(0.012, 0.020, 0.016),
        cards=[
            Card((-0.7, -0.5, 0.6), 10, 34, (1.1, 0.95, 0.75)),
            Card((0.8, -0.4, 0.45), 8, 26, (0.55, 0.50, 0.42)),
            Card((0.0, -0.9, 0.2), 6, 22, (0.22, 0.20, 0.17)),
        ],
    )
    _room()
    finish = {
        "gold": gold(),
        "white": paint("#c9c4b8", 0.34, 1.0),
        "green": metallic("#12402e", 0.30),
        "seam": metallic("#0f3526", 0.28),
        "cap": gold(),
        "core": light("core", "#ffbf73", 3.0),
    }
    for index, (x, y, radius, kind) in enumerate(BAUBLES[form]):
        bauble(Vector((x, y, _snow(x, y) + radius * 0.93)), radius, kind, finish, index)
    for ribbon in _RIBBONS[form]:
        _ribbon(ribbon, finish["gold"])
    if form == "share":
        # Its soles sink in a little, as what is heavy does.
        guest(k1_interstellar_scout.build, pose, (0.0, 0.25, _snow(0.0, 0.25) - 0.045), 18, 0.95)
    _flakes(form)
    _lamps(stage, form)


def _room() -> None:
    mesh = bmesh.new()
    profile = [(3.2 + 3.2 * sin(a), -0.6 + 3.2 * (1 - cos(a))) for a in (pi / 2 * i / 40 for i in range(41))] + [
        (6.4, 9.0)
    ]
    rows = [[mesh.verts.new((x, y, z)) for y, z in profile] for x in (-12.0, 12.0)]
    for left, right, left_next, right_next in zip(rows[0], rows[1], rows[0][1:], rows[1][1:]):
        mesh.faces.new((left, right, right_next, left_next))
    add("wall", mesh, wall("pine", PINE, 0.62, 0.05), smooth=True)
    drift = bmesh.new()
    columns, lines = 260, 150
    grid = [
        [drift.verts.new((-6.5 + 13.0 * i / columns, -3.2 + 8.6 * j / lines, 0.0)) for i in range(columns + 1)]
        for j in range(lines + 1)
    ]
    for row in grid:
        for vertex in row:
            vertex.co.z = _snow(vertex.co.x, vertex.co.y)
    for low, high in zip(grid, grid[1:]):
        for i in range(columns):
            drift.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    snow = wall("snow", SNOW, 0.75, 0.6)
    add("snow", drift, snow, smooth=True)


def _snow(x: float, y: float) -> float:
    """How high the snow lies: soft drifts that rise to the sides."""
    drift = (
        0.16 * noise.noise(Vector((x * 0.55, y * 0.8, 3.1)))
        + 0.05 * noise.noise(Vector((x * 1.7, y * 1.9, 8.2)))
        + 0.012 * noise.noise(Vector((x * 7, y * 7, 1.0)))
    )
    return drift + 0.030 * x * x / (1 + 0.12 * x * x)


#: Ribbons as the points that they pass: x, y, height above the snow.
_RIBBONS = {
    "wide": (
        (
            (-4.2, 0.4, 0.03),
            (-3.5, -0.55, 0.05),
            (-2.75, -0.85, 0.22),
            (-2.1, -1.0, 0.05),
            (-1.45, -0.72, 0.12),
            (-0.95, -0.95, 0.02),
        ),
        ((4.3, 0.1, 0.05), (3.6, -0.75, 0.16), (2.8, -1.02, 0.04), (1.95, -0.98, 0.17), (1.25, -0.72, 0.02)),
    ),
    "tall": (
        (
            (-1.9, 1.5, 0.03),
            (-1.25, 0.86, 0.10),
            (-0.5, 0.62, 0.03),
            (0.05, 0.58, 0.06),
            (0.55, 0.62, 0.02),
            (1.05, 0.45, 0.10),
            (1.7, 0.62, 0.03),
        ),
    ),
    "share": (
        ((-3.2, 0.3, 0.03), (-2.4, -0.45, 0.08), (-1.7, -0.62, 0.05), (-1.1, -0.78, 0.12), (-0.45, -0.62, 0.02)),
        ((3.2, 0.2, 0.05), (2.5, -0.45, 0.14), (1.8, -0.55, 0.04), (1.2, -0.72, 0.12), (0.6, -0.62, 0.02)),
    ),
}


def _ribbon(through: tuple[tuple[float, float, float], ...], material: bpy.types.Material) -> None:
    """A satin band that lies on the snow in waves, turning over as it goes."""
    points = [Vector((x, y, _snow(x, y) + z)) for x, y, z in through]
    line = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        for step in range(24):
            t = step / 24
            line.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    mesh = bmesh.new()
    rows = []
    for i, point in enumerate(line):
        along = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        lean = 0.9 * sin(i * 0.085 + 0.4)
        side = across * cos(lean) + Vector((0, 0, 1)) * sin(lean)
        lift = Vector((0, 0, abs(sin(lean)) * 0.055))
        rows.append([mesh.verts.new(point + lift + side * 0.062 * w) for w in (-1, -0.33, 0.33, 1)])
    for low, high in zip(rows, rows[1:]):
        for k in range(3):
            mesh.faces.new((low[k], low[k + 1], high[k + 1], high[k]))
    band = add("ribbon", mesh, material, smooth=True)
    thick = band.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.004


def _flakes(form: str) -> None:
    """Snow in the air, before the set and behind, and out of focus."""
    # Strewn evenly, a little astray, and alike in every run, as Blender's noise vectors are not.
    chance = Random(form)
    spots = (
        Vector(1.2 * ((i * step + chance.uniform(0, 0.2)) % 1 - 0.5) for step in (0.7549, 0.4142, 0.5698))
        for i in count()
    )
    mesh = bmesh.new()
    for spot in islice(spots, 44 if form == "wide" else 26):
        reach = 3.6 if form == "wide" else 1.5
        where = Vector((spot.x * 1.9 * reach, -1.2 + spot.y * 3.2, 1.25 + spot.z * 1.9))
        if where.z > 0.35 and (form == "wide" or where.y > 0):
            bmesh.ops.create_icosphere(
                mesh, subdivisions=1, radius=0.008 + 0.006 * abs(spot.z), matrix=Matrix.Translation(where)
            )
    add("flakes", mesh, wall("flake", "#ffffff", 0.8, shine=(0.25, 0.24, 0.22)))
    far = bmesh.new()
    for spot in islice(spots, 26):
        # The tall crop sees but a strip of the wall.
        where = (
            Vector((spot.x * 4.0, 4.9, 1.0 + spot.z * 0.6))
            if form == "tall"
            else Vector((spot.x * 9.0, 4.9, 2.2 + spot.z * 2.6))
        )
        bmesh.ops.create_icosphere(far, subdivisions=2, radius=0.018, matrix=Matrix.Translation(where))
    add("far lights", far, light("far lights", "#ffc98a", 9.0))


def _lamps(stage: Stage, form: str) -> None:
    if form == "tall":
        # Upon the baubles alone: the snow before them lies in dusk.
        stage.spot("key", (-2.0, -1.6, 3.4), (0.05, 1.35, 0.25), 34, 1000, WARM)
        stage.spot("back", (2.2, 3.4, 3.0), (0.3, 1.3, 0.2), 50, 700, (1.0, 0.72, 0.42))
        stage.area("cool", (-3.6, 2.4, 2.8), (-0.8, 0.8, 0.2), (1.6, 0.8), 60, (0.60, 0.82, 0.86), 80)
    else:
        stage.area("key", (-3.2, -2.6, 3.8), (0.0, 0.0, 0.3), (1.5, 1.5), 300, WARM, 120)
        stage.area("back", (2.6, 2.6, 3.2), (0.6, 0.0, 0.2), (2.0, 0.8), 260, (1.0, 0.72, 0.42), 110)
        stage.area("cool", (-3.6, 2.4, 2.8), (-0.8, 0.0, 0.2), (1.6, 0.8), 130, (0.60, 0.82, 0.86), 110)
    if form == "share":
        # A figure stands higher than baubles do: a face light, and an edge against the pine.
        stage.area("face", (-1.6, -3.4, 2.2), (0.0, 0.25, 1.3), (1.2, 1.2), 80, (1.0, 0.92, 0.80), 50)
        stage.area("edge", (1.3, 2.6, 2.8), (0.0, 0.25, 1.2), (0.5, 1.6), 130, (1.0, 0.80, 0.55), 60)
    stage.spot("wall", (0.0, 1.0, 4.6), (0.0, 5.0, 1.5), 84, 900, (1.0, 0.86, 0.62))


VIEWS = crops((0, 0, 0.98), 1.36, (0, 1.2, 0.26), 1.16, elevation=7.0, lens=75, fstop=0.9)
# The baubles lie high in it, because a phone's words stand on the snow before them.
VIEWS["tall"] = replace(VIEWS["tall"], elevation=9.0, shift_y=0.21, fstop=1.8)
# Shared links are cut to a square here and there: the figure stands in the middle.
VIEWS["share"] = replace(
    VIEWS["wide"], form="share", pose="wave", size=(1200, 630), target=(0, 0.2, 0.95), radius=1.2, samples=48, fstop=1.4
)
