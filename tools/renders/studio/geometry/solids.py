"""Solids: small immutable meshes made with bmesh, cached by their parameters, placed later by the assembly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import radians

import bmesh
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from .outlines import Outline, anticlockwise, shrunk

Point3 = tuple[float, float, float]
Ring = tuple[Point3, ...]

DIRECTIONS: dict[str, Point3] = {
    "front": (0, -1, 0),
    "back": (0, 1, 0),
    "outer": (1, 0, 0),
    "inner": (-1, 0, 0),
    "left": (1, 0, 0),
    "right": (-1, 0, 0),
    "top": (0, 0, 1),
    "bottom": (0, 0, -1),
}


def direction(name: str | Point3) -> Vector:
    """Unit vector of a named side ('front', 'outer', …; left = +X, the figure's own left) or of a given vector."""
    return Vector(DIRECTIONS[name] if isinstance(name, str) else name).normalized()


@dataclass(eq=False, frozen=True)
class Solid:
    """Polygon mesh: vertex coordinates, flat corner indices and corner counts per face."""

    vertices: np.ndarray
    loops: np.ndarray
    sizes: np.ndarray

    @staticmethod
    def of(mesh: bmesh.types.BMesh) -> Solid:
        """Reads and frees a bmesh."""
        mesh.verts.index_update()
        vertices = np.array([v.co for v in mesh.verts], dtype=np.float32).reshape(-1, 3)
        loops = np.array([v.index for f in mesh.faces for v in f.verts], dtype=np.int32)
        sizes = np.array([len(f.verts) for f in mesh.faces], dtype=np.int32)
        mesh.free()
        return Solid(vertices, loops, sizes)

    def mesh(self) -> bmesh.types.BMesh:
        """A fresh bmesh of this solid."""
        mesh = bmesh.new()
        verts = [mesh.verts.new(v) for v in self.vertices]
        for corners in self.faces:
            mesh.faces.new([verts[i] for i in corners])
        mesh.normal_update()
        return mesh

    @property
    def faces(self) -> list[np.ndarray]:
        """Vertex indices face by face."""
        return np.split(self.loops, np.cumsum(self.sizes)[:-1])

    @cached_property
    def tree(self) -> BVHTree:
        """Search tree for ray casts against the surface."""
        return BVHTree.FromPolygons(self.vertices.tolist(), [f.tolist() for f in self.faces])

    @property
    def low(self) -> np.ndarray:
        """Smallest coordinates."""
        return self.vertices.min(axis=0)

    @property
    def high(self) -> np.ndarray:
        """Largest coordinates."""
        return self.vertices.max(axis=0)

    def moved(self, matrix: Matrix) -> Solid:
        """The solid under an affine transform; mirrors keep the faces outwards."""
        m = np.array(matrix, dtype=np.float32)
        turned = self.vertices @ m[:3, :3].T + m[:3, 3]
        if matrix.determinant() >= 0:
            return Solid(turned, self.loops, self.sizes)
        return Solid(turned, self.loops[::-1], self.sizes[::-1])


@dataclass(frozen=True)
class Panel:
    """A real panel line on the largest face of one side: in, down, across, up; `step` lifts or sinks the panel."""

    side: str | Point3 = "front"
    margin: float = 0.018
    line: float = 0.006
    depth: float = 0.005
    step: float = 0.0


Panels = Panel | str | tuple["Panel | str", ...]


def joined(*solids: Solid) -> Solid:
    """Several solids as one."""
    offset, loops = 0, []
    for solid in solids:
        loops.append(solid.loops + offset)
        offset += len(solid.vertices)
    return Solid(
        np.concatenate([s.vertices for s in solids]), np.concatenate(loops), np.concatenate([s.sizes for s in solids])
    )


def _cut_panel(mesh: bmesh.types.BMesh, panel: Panel) -> None:
    side = direction(panel.side)
    face = max(mesh.faces, key=lambda f: f.calc_area() * max(0.0, f.normal.dot(side)) ** 4)
    # Twice the area over the perimeter is the radius of the inscribed circle: the room there is for insets.
    room = 2 * face.calc_area() / face.calc_perimeter()
    margin, line = min(panel.margin, room * 0.5), min(panel.line, room * 0.12)
    chain = ((margin, 0.0), (line * 0.3, -panel.depth), (line * 0.5, 0.0), (line * 0.3, panel.depth + panel.step))
    for thickness, depth in chain:
        bmesh.ops.inset_individual(mesh, faces=[face], thickness=thickness, depth=depth, use_even_offset=True)


def _finished(mesh: bmesh.types.BMesh, bevel: float | None, panels: Panels, sharp: float, segments: int) -> Solid:
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    points = np.array([v.co for v in mesh.verts])
    width = min(0.012, 0.1 * float(np.ptp(points, axis=0).min())) if bevel is None else bevel
    if width > 0:
        limit = radians(sharp)
        edges = [e for e in mesh.edges if e.is_manifold and e.calc_face_angle() > limit]
        if edges:
            bmesh.ops.bevel(
                mesh,
                geom=edges,
                offset=width,
                offset_type="OFFSET",
                segments=segments,
                profile=0.5,
                affect="EDGES",
                clamp_overlap=True,
            )
    for panel in panels if isinstance(panels, tuple) else (panels,):
        _cut_panel(mesh, panel if isinstance(panel, Panel) else Panel(panel))
    return Solid.of(mesh)


@cache
def loft(
    rings: tuple[Ring, ...],
    bevel: float | None = None,
    panels: Panels = (),
    closed: bool = False,
    sharp: float = 7.0,
    segments: int = 3,
) -> Solid:
    """Skin over rings of equally many points, both ends capped, or `closed` into a loop; `bevel=None` picks a width.

    Every edge bent by more than `sharp` degrees is bevelled, in so many `segments`: low for crisp facets, above 20 for
    round bodies.
    """
    mesh = bmesh.new()
    rows = [[mesh.verts.new(p) for p in ring] for ring in rings]
    count = len(rings[0])
    pairs = list(zip(rows, rows[1:])) + ([(rows[-1], rows[0])] if closed else [])
    for low, high in pairs:
        for i in range(count):
            j = (i + 1) % count
            mesh.faces.new((low[i], low[j], high[j], high[i]))
    if not closed:
        mesh.faces.new(list(reversed(rows[0])))
        mesh.faces.new(rows[-1])
    return _finished(mesh, bevel, panels, sharp, segments)


def section(
    width: float,
    depth: float,
    z: float,
    x: float = 0.0,
    y: float = 0.0,
    chamfer: float | tuple[float, float] = 0.0,
    back: float | tuple[float, float] | None = None,
) -> Ring:
    """Horizontal ring for `loft`: a rectangle with front and back corners cut by `chamfer` and `back` (x, y)."""
    w, d = width / 2, depth / 2
    fx, fy = chamfer if isinstance(chamfer, tuple) else (chamfer, chamfer)
    rear = chamfer if back is None else back
    bx, by = rear if isinstance(rear, tuple) else (rear, rear)
    # Cuts that meet would turn the ring inside out.
    fx, bx, fit = min(fx, w * 0.96), min(bx, w * 0.96), min(1.0, depth * 0.96 / max(fy + by, 1e-9))
    fy, by = fy * fit, by * fit
    if not (fx or bx):
        flat = ((-w, -d), (w, -d), (w, d), (-w, d))
    else:
        flat = (
            (-w + fx, -d),
            (w - fx, -d),
            (w, -d + fy),
            (w, d - by),
            (w - bx, d),
            (-w + bx, d),
            (-w, d - by),
            (-w, -d + fy),
        )
    return tuple((px + x, py + y, z) for px, py in flat)


def box(
    size: Point3,
    bevel: float | None = None,
    taper: float | tuple[float, float] = 1.0,
    shear: tuple[float, float] = (0.0, 0.0),
    chamfer: float | tuple[float, float] = 0.0,
    panels: Panels = (),
) -> Solid:
    """Box around the origin; `taper` scales the top (x, y), `shear` moves it, `chamfer` cuts the four upright edges."""
    tx, ty = taper if isinstance(taper, tuple) else (taper, taper)
    width, depth, height = size
    bottom = section(width, depth, -height / 2, chamfer=chamfer)
    return loft(
        (bottom, tuple((x * tx + shear[0], y * ty + shear[1], height / 2) for x, y, _ in bottom)), bevel, panels
    )


@cache
def prism(outline: Outline, depth: float, bevel: float | None = None, slope: float = 0.0, panels: Panels = ()) -> Solid:
    """Outline (x, z) extruded from y = 0 towards the front by `depth`; `slope` shrinks the front face by that much."""
    flat = anticlockwise(outline)
    front = shrunk(flat, slope) if slope else flat
    return loft((tuple((x, 0.0, z) for x, z in flat), tuple((x, -depth, z) for x, z in front)), bevel, panels)


@cache
def seam(solid: Solid, height: float, axis: str | Point3 = "top", width: float = 0.006, depth: float = 0.005) -> Solid:
    """Cuts a groove right around a solid at `height` along `axis`: the joint between two shells."""
    mesh, normal = solid.mesh(), direction(axis)
    for edge in (height - width / 2, height + width / 2):
        bmesh.ops.bisect_plane(
            mesh, geom=[*mesh.verts, *mesh.edges, *mesh.faces], plane_co=normal * edge, plane_no=normal
        )
    band = [
        f
        for f in mesh.faces
        if abs(f.calc_center_median().dot(normal) - height) < width / 2
        and all(abs(v.co.dot(normal) - height) < width * 0.51 for v in f.verts)
    ]
    bmesh.ops.inset_region(mesh, faces=band, thickness=width * 0.25, depth=-depth, use_even_offset=True)
    return Solid.of(mesh)
