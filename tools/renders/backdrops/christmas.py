"""A pine-green set with snow: faceted baubles in gold, warm white and green lacquer, one of them open along its seam."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from studio import grounds
from studio.grounds import Card
from studio.materials import gold, metallic, paint
from studio.rigs import Stage

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
    "tall": (
        (-0.80, 0.10, 0.30, "gold"),
        (-0.34, -0.38, 0.15, "white"),
        (-1.04, -0.40, 0.13, "green"),
        (0.74, 0.20, 0.38, "seam"),
        (0.30, -0.25, 0.14, "gold"),
        (1.02, -0.40, 0.17, "white"),
        (0.60, -0.58, 0.08, "gold"),
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
        _bauble(Vector((x, y, _snow(x, y) + radius * 0.93)), radius, kind, finish, index)
    for ribbon in _RIBBONS[form]:
        _ribbon(ribbon, finish["gold"])
    _flakes(form)
    _lamps(stage, form)


def _room() -> None:
    mesh = bmesh.new()
    profile = [(3.2 + 3.2 * sin(a), -0.6 + 3.2 * (1 - cos(a))) for a in (pi / 2 * i / 40 for i in range(41))] + [(6.4, 9.0)]
    rows = [[mesh.verts.new((x, y, z)) for y, z in profile] for x in (-12.0, 12.0)]
    for left, right, left_next, right_next in zip(rows[0], rows[1], rows[0][1:], rows[1][1:]):
        mesh.faces.new((left, right, right_next, left_next))
    add("wall", mesh, wall("pine", PINE, 0.62, 0.05), smooth=True)
    drift = bmesh.new()
    columns, lines = 260, 150
    grid = [
        [drift.verts.new((-6.5 + 13.0 * i / columns, -3.2 + 8.6 * j / lines, 0.0)) for i in range(columns + 1)] for j in range(lines + 1)
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


def _bauble(middle: Vector, radius: float, kind: str, finish: dict[str, bpy.types.Material], index: int) -> None:
    """A sphere of bevelled facets with a cap; the seamed one stands open, and shines."""
    turn = (
        Matrix.Rotation(0.5 + index * 1.3, 4, "Z")
        @ Matrix.Rotation(0.32 * sin(index * 2.1), 4, "X")
        @ Matrix.Rotation(0.30 * cos(index * 1.7), 4, "Y")
    )
    place = Matrix.Translation(middle) @ turn @ Matrix.Scale(radius, 4)
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=2 if radius < 0.2 else 3, radius=1.0)
    if kind == "seam":
        # Two shells along a slanted plane, drawn a little apart.
        normal = Vector((0.52, 0.0, 0.86)).normalized()
        bmesh.ops.bisect_plane(ball, geom=[*ball.verts, *ball.edges, *ball.faces], plane_co=(0, 0, 0), plane_no=normal)
        bmesh.ops.split_edges(ball, edges=[edge for edge in ball.edges if all(abs(vert.co.dot(normal)) < 1e-4 for vert in edge.verts)])
        for face in ball.faces:
            face.tag = face.calc_center_median().dot(normal) > 0
        for vert in ball.verts:
            vert.co += normal * (0.045 if all(face.tag for face in vert.link_faces) else -0.045)
        core = bmesh.new()
        bmesh.ops.create_icosphere(core, subdivisions=3, radius=0.90, matrix=place)
        add("core", core, finish["core"])
    bmesh.ops.transform(ball, matrix=place, verts=ball.verts)
    thing = add(f"bauble {index}", ball, finish[kind], smooth=True)
    if kind == "seam":
        thick = thing.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.07 * radius, -1
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.022 * radius, 2, "ANGLE", 0.12
    thing.modifiers.new("normals", "WEIGHTED_NORMAL")
    thing.data.use_auto_smooth = True
    cap = bmesh.new()
    for width, height, z in ((0.17, 0.16, 1.04), (0.20, 0.04, 0.985)):
        bmesh.ops.create_cone(
            cap, cap_ends=True, segments=12, radius1=width, radius2=width * 0.94, depth=height, matrix=place @ Matrix.Translation((0, 0, z))
        )
    for step in range(24):
        a = 2 * pi * step / 24
        bmesh.ops.create_icosphere(
            cap, subdivisions=1, radius=0.026, matrix=place @ Matrix.Translation((0.10 * cos(a), 0, 1.20 + 0.10 * sin(a)))
        )
    fitted = add(f"cap {index}", cap, finish["cap"])
    edge = fitted.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.012 * radius, 2, "ANGLE"


#: Ribbons as the points that they pass: x, y, height above the snow.
_RIBBONS = {
    "wide": (
        ((-4.2, 0.4, 0.03), (-3.5, -0.55, 0.05), (-2.75, -0.85, 0.22), (-2.1, -1.0, 0.05), (-1.45, -0.72, 0.12), (-0.95, -0.95, 0.02)),
        ((4.3, 0.1, 0.05), (3.6, -0.75, 0.16), (2.8, -1.02, 0.04), (1.95, -0.98, 0.17), (1.25, -0.72, 0.02)),
    ),
    "tall": (((-1.9, -0.1, 0.03), (-1.3, -0.72, 0.10), (-0.7, -0.72, 0.03), (-0.15, -0.68, 0.12), (0.35, -0.82, 0.02)),),
}


def _ribbon(through: tuple[tuple[float, float, float], ...], material: bpy.types.Material) -> None:
    """A satin band that lies on the snow in waves, turning over as it goes."""
    points = [Vector((x, y, _snow(x, y) + z)) for x, y, z in through]
    line = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        for step in range(24):
            t = step / 24
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
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
    mesh = bmesh.new()
    for i in range(44 if form == "wide" else 26):
        spot = noise.noise_vector(Vector((i * 3.7, i * 1.3 + 9, 0.5)))
        reach = 3.6 if form == "wide" else 1.5
        where = Vector((spot.x * 1.9 * reach, -1.2 + spot.y * 3.2, 1.25 + spot.z * 1.9))
        if where.z > 0.35:
            bmesh.ops.create_icosphere(mesh, subdivisions=1, radius=0.008 + 0.006 * abs(spot.z), matrix=Matrix.Translation(where))
    add("flakes", mesh, wall("flake", "#ffffff", 0.8, shine=(0.25, 0.24, 0.22)))
    far = bmesh.new()
    for i in range(26):
        spot = noise.noise_vector(Vector((i * 5.1 + 2, 4.0, i * 2.3)))
        where = Vector((spot.x * 9.0, 4.9, 2.2 + spot.z * 2.6))
        bmesh.ops.create_icosphere(far, subdivisions=2, radius=0.018, matrix=Matrix.Translation(where))
    add("far lights", far, light("far lights", "#ffc98a", 9.0))


def _lamps(stage: Stage, form: str) -> None:
    stage.area("key", (-3.2, -2.6, 3.8), (0.0, 0.0, 0.3), (1.5, 1.5), 300, WARM, 120)
    stage.area("back", (2.6, 2.6, 3.2), (0.6, 0.0, 0.2), (2.0, 0.8), 260, (1.0, 0.72, 0.42), 110)
    stage.area("cool", (-3.6, 2.4, 2.8), (-0.8, 0.0, 0.2), (1.6, 0.8), 130, (0.60, 0.82, 0.86), 110)
    stage.spot("wall", (0.0, 1.0, 4.6), (0.0, 5.0, 1.5), 84, 900, (1.0, 0.86, 0.62))


VIEWS = crops((0, 0, 0.98), 1.36, (0, 0, 0.98), 1.16, elevation=7.0, lens=75, fstop=0.9)
