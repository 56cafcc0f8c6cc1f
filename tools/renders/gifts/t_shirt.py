"""A T-shirt on nobody: two panels with one outline, filled as if a body stood in them, with folds laid by hand."""

from math import pi

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, geometry, noise

from _cloth import cloth
from _drape import Fold, apart, filled, folds, within
from _goods import INK, PAPER, SIGNAL, add, begin, ground, print_mark, rounded, surface
from studio.view import View

GAP = 0.011
#: It hangs: on the floor it would stand like a bell, in its own shadow.
ABOVE = 1.2
HEM, CHEST, LABEL = -0.66, 0.40, 0.893
NECK, NECK_TOP, NECK_FRONT, NECK_BACK = 0.205, 1.0, 0.79, 0.94
#: Points along half of the neck.
RING = 32
#: Half of the outline, as corners (x, z, radius) of what is sewn; the cuff lies between, the hem behind.
SHOULDER, CUFF_TOP, CUFF_LOW, ARMPIT = (0.49, 0.90), (0.825, 0.54), (0.60, 0.325), (0.475, 0.41)
SEWN = (
    ((NECK, NECK_TOP, 0), (*SHOULDER, 0.22), (*CUFF_TOP, 0)),
    ((*CUFF_LOW, 0), (*ARMPIT, 0.06), (0.452, 0.0, 0.5), (0.47, HEM, 0)),
)
#: How thick the body is for its width, and how boxy.
DEEP, BOXY = 0.50, 0.42
#: Folds of one half.
FOLDS = (
    Fold((0.47, 0.46), (0.25, 0.02), 0.028, 0.088, 0.000),
    Fold((0.47, 0.41), (0.33, -0.42), 0.030, 0.082, 0.014),
    Fold((0.46, 0.25), (0.40, HEM), 0.028, 0.041, 0.051),
    Fold((0.25, 0.12), (0.24, HEM), 0.042, 0.000, 0.071),
    Fold((0.08, -0.10), (0.09, HEM), 0.045, 0.000, 0.044),
    Fold((0.48, 0.46), (0.50, 0.84), 0.022, 0.054, 0.000),
    Fold((0.51, 0.43), (0.62, 0.72), 0.022, 0.088, 0.000),
    Fold((0.55, 0.41), (0.72, 0.58), 0.020, 0.061, 0.020),
    Fold((0.40, 0.88), (0.31, 0.50), 0.034, 0.034, 0.000),
)
#: The collar's section: up from the neckline, and out.
BAND = (
    *((-0.006, 0.001), (-0.005, 0.006), (0.004, 0.008), (0.040, 0.007)),
    *((0.048, 0.004), (0.048, -0.004), (0.040, -0.007), (-0.004, -0.008)),
)
#: How far the two rows of stitches are from the edges of hem and cuffs.
FINISH = (0.038, 0.050)
#: Where the pattern is sewn: the hem, the sleeves and the arm holes, as lines a·|x| + b·z = c above some z.
_OUT = (Vector(CUFF_TOP) - Vector(CUFF_LOW)).orthogonal().normalized() * -1
STITCHES = (
    *((0.0, 1.0, HEM + d, HEM) for d in FINISH),
    *((_OUT.x, _OUT.y, _OUT.dot(Vector(CUFF_TOP)) - d, CUFF_LOW[1] + 0.015) for d in FINISH),
    (1.0, 0.0, ARMPIT[0], ARMPIT[1]),
)


def build(form: str, pose: str) -> None:
    """Makes the shirt in black or in warm white."""
    begin()
    dark = form == "dark"
    colour = "#131519" if dark else "#adaba3"
    # White shows less of its folds.
    shirt, neckline = _shirt(
        cloth("jersey", colour, threads=150, strength=0.16, stitches=STITCHES), relief=1.0 if dark else 1.5
    )
    _collar(neckline, cloth("rib", colour, threads=70, strength=0.5, rib=40))
    _sew(shirt, surface("thread", "#23262b" if dark else "#74726b", 0.7))
    _print(shirt, dark)
    ground(ABOVE)


def _outline(neck: float) -> tuple[np.ndarray, np.ndarray]:
    """The panel's edge as points (x, z), clockwise from one end of the neck.

    The flags tell which are sewn to the other panel's.
    """
    across = np.linspace(0, pi / 2, RING, endpoint=False)
    hole = np.column_stack([NECK * np.sin(across), NECK_TOP - (NECK_TOP - neck) * np.cos(across) ** 0.8])
    stretches = [(hole, False)]
    for stretch, end in zip(SEWN, (CUFF_LOW, (0.0, HEM))):
        line = _even(rounded(stretch, 12))
        stretches += [(line, True), (_even([tuple(line[-1]), end])[1:-1], False)]
    half = np.concatenate([points for points, _ in stretches] + [[(0.0, HEM)]])
    sewn = np.concatenate([np.full(len(points), stitched) for points, stitched in stretches] + [[False]])
    edge, sewn = np.concatenate([half, half[-2:0:-1] * (-1, 1)]), np.concatenate([sewn, sewn[-2:0:-1]])
    return np.roll(edge, RING, axis=0), np.roll(sewn, RING)


def _even(line: list[tuple[float, float]]) -> np.ndarray:
    """The same line, with points about a gap apart."""
    points = np.array(line)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    steps = np.linspace(0, along[-1], max(2, round(along[-1] / GAP * 1.2)))
    return np.column_stack([np.interp(steps, along, points[:, k]) for k in (0, 1)])


def _panel(neck: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A panel's points, its edge first, its triangles, and which points are sewn."""
    edge, sewn = _outline(neck)
    tangent = np.roll(edge, -1, axis=0) - np.roll(edge, 1, axis=0)
    inward = np.column_stack([tangent[:, 1], -tangent[:, 0]]) / np.linalg.norm(tangent, axis=1)[:, None]
    coarse, fine = _grid(GAP), _grid(GAP / 3)
    sewing = [(fine[_sewn(fine, 0.01) > 0.02], GAP * 0.4), (coarse[_sewn(coarse, 0.01) <= 0.02], GAP * 1.3)]
    # Cloth turns fast at a sewn edge: rows of points follow it, closer and closer.
    rows = [(edge + inward * step, step * 0.95) for step in (GAP * 0.1, GAP * 0.35, GAP * 0.8)] + sewing
    inside = np.concatenate([points[within(points, edge) & (apart(points, edge) >= least)] for points, least in rows])
    flat, _, faces, *_ = geometry.delaunay_2d_cdt(
        [Vector(p) for p in np.concatenate([edge, inside])], [], [list(range(len(edge)))], 1, 1e-6
    )
    flat = np.array(flat)
    return flat, np.array(faces), np.concatenate([sewn, np.zeros(len(flat) - len(edge), bool)])


def _grid(gap: float) -> np.ndarray:
    """Points in triangles that cover the panel."""
    i, j = np.meshgrid(np.arange(-round(1 / gap), round(1 / gap) + 1), np.arange(round(2 / gap)))
    return np.column_stack([((i + 0.5 * (j % 2)) * gap).ravel(), (HEM + j * gap * 0.87).ravel()])


def _pattern(flat: np.ndarray) -> np.ndarray:
    """Where the points are in the pattern, whose arm holes are straight: in the shirt they curve in."""
    x, z = flat.T
    curve = 0.03 * np.sin(((z - ARMPIT[1]) / (SHOULDER[1] - ARMPIT[1])).clip(0, 1) * pi)
    return np.column_stack([x * (1 + curve / ARMPIT[0]), z])


def _sewn(flat: np.ndarray, width: float) -> np.ndarray:
    """How far thread draws the cloth in: 1 on a seam, 0 away from it."""
    x, z = _pattern(flat).T
    return np.max(
        [np.exp(-(((a * np.abs(x) + b * z - c) / width) ** 2)) * (z >= lowest) for a, b, c, lowest in STITCHES], axis=0
    )


def _shirt(jersey: bpy.types.Material, relief: float) -> tuple[bpy.types.Object, np.ndarray]:
    """Sews the panels together, and says where the neck is."""
    ring: list[np.ndarray] = []
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.verify()
    for side, neck in ((-1, NECK_FRONT), (1, NECK_BACK)):
        flat, faces, sewn = _panel(neck)
        x, z = flat.T
        air = filled(flat, faces, sewn)
        depth = DEEP * (2 * air) ** BOXY * 0.47 ** (1 - 2 * BOXY)
        soft = np.minimum(1, depth / 0.08)
        laid = folds(x, z, FOLDS) if side < 0 else 0 * x
        crumple = np.array([noise.noise(Vector((px * 3, pz * 2, side))) for px, pz in flat]) * 0.008
        y = side * (depth + (laid + crumple - 0.0045 * _sewn(flat, 0.005)) * relief * soft)
        points = [mesh.verts.new(point) for point in zip(x, y, z)]
        pattern = _pattern(flat)
        for face in faces:
            for corner, place in zip(mesh.faces.new([points[i] for i in face]).loops, pattern[face]):
                corner[layer].uv = place
        neckline = [np.array(point.co) for point in points[: 2 * RING + 1]]
        ring += neckline[:-1] if side < 0 else neckline[:0:-1]
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts[:], dist=1e-5)
    shirt = add("shirt", mesh, jersey, smooth=180)
    thick = shirt.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.009, -1
    return shirt, np.array(ring)


def _collar(neckline: np.ndarray, rib: bpy.types.Material) -> None:
    """A ribbed band around the neck, leaning in."""
    tangent = np.roll(neckline, -1, axis=0) - np.roll(neckline, 1, axis=0)
    count = len(neckline)
    # It goes on where the cloth ends: first along the front, then back along the back.
    rise = np.column_stack([-tangent[:, 2], 0 * tangent[:, 1], tangent[:, 0]]) * np.repeat([1, -1], count // 2)[:, None]
    rise = rise / np.linalg.norm(rise, axis=1)[:, None] + (0, 0, 0.3)
    rise[:, 1] -= 1.5 * neckline[:, 1]
    for _ in range(30):
        rise = (np.roll(rise, 1, axis=0) + 2 * rise + np.roll(rise, -1, axis=0)) / 4
    rise /= np.linalg.norm(rise, axis=1)[:, None]
    outward = np.cross(tangent, rise)
    outward /= np.linalg.norm(outward, axis=1)[:, None]
    around = np.concatenate([[0], np.cumsum(np.linalg.norm(np.roll(neckline, -1, axis=0) - neckline, axis=1))])
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.verify()
    # Its upper edge does not follow the corner that the neckline has at the shoulders.
    eased = neckline
    for _ in range(40):
        eased = (np.roll(eased, 1, axis=0) + 2 * eased + np.roll(eased, -1, axis=0)) / 4
    rows = []
    for up, out in BAND:
        share = min(1.0, max(0.0, up / BAND[4][0]))
        rows.append(
            [mesh.verts.new(point) for point in neckline * (1 - share) + eased * share + rise * up + outward * out]
        )
    for k, row in enumerate(rows):
        other, here, there = rows[k - 1], BAND[k][0], BAND[k - 1][0]
        for i in range(count):
            face = mesh.faces.new((row[i], row[(i + 1) % count], other[(i + 1) % count], other[i]))
            for corner, place in zip(
                face.loops, ((around[i], here), (around[i + 1], here), (around[i + 1], there), (around[i], there))
            ):
                corner[layer].uv = place
    add("collar", mesh, rib, smooth=180, levels=2)


def _on(shirt: bpy.types.Object, x: float, z: float, y: float = -2.0) -> tuple[Vector, Vector] | None:
    """The cloth's point and normal, as seen from the front, or from inside."""
    hit, point, normal, _ = shirt.evaluated_get(bpy.context.evaluated_depsgraph_get()).ray_cast(
        Vector((x, y, z)), Vector((0, 1, 0))
    )
    return (point, normal) if hit else None


def _sew(shirt: bpy.types.Object, thread: bpy.types.Material) -> None:
    """Two rows of stitches along the hem and the cuffs."""
    mesh = bmesh.new()
    for start, end in (
        ((-0.5, HEM), (0.5, HEM)),
        (CUFF_LOW, CUFF_TOP),
        ((-CUFF_TOP[0], CUFF_TOP[1]), (-CUFF_LOW[0], CUFF_LOW[1])),
    ):
        way = Vector(end) - Vector(start)
        up = way.orthogonal().normalized()
        for d in FINISH:
            for i in range(round(way.length / 0.021)):
                ends = [_on(shirt, *(Vector(start) + way.normalized() * (i * 0.021 + k) + up * d)) for k in (0, 0.015)]
                if not all(ends):
                    continue
                (one, normal), (other, _) = ends
                turn = (other - one).to_track_quat("X", "Z").to_matrix().to_4x4()
                size = Matrix.Diagonal(((other - one).length / 2, 0.0025, 0.0025, 1))
                place = Matrix.Translation((one + other) / 2 + normal * 0.0012) @ turn @ size
                bmesh.ops.create_icosphere(mesh, subdivisions=2, radius=1, matrix=place)
    add("stitches", mesh, thread, smooth=180)


def _print(shirt: bpy.types.Object, dark: bool) -> None:
    """Prints the mark on the chest, however the cloth lies there."""
    inks = {
        "ink": surface("print", PAPER if dark else INK, 0.75, specular=0.2),
        "accent": surface("accent", SIGNAL, 0.75, specular=0.2),
    }
    print_mark(0.26, lambda x, y: _on(shirt, x, CHEST + y), inks, lift=0.0014, fine=0.008)
    # And a small one in the neck, where others sew a label.
    print_mark(0.042, lambda x, y: _on(shirt, x, LABEL + y, 0.0), dict.fromkeys(inks, inks["ink"]), fine=0.008)


VIEWS = {
    form: View(form=form, rig="cut-out", azimuth=0, elevation=3, lens=160, size=(1000, 1000))
    for form in ("dark", "light")
}
