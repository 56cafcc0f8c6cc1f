"""Round solids: lathes, cylinders, balls, rings and pipes."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from mathutils import Vector

from .outlines import Outline
from .solids import Point3, Solid, loft


@cache
def lathe(profile: Outline, segments: int = 28, bevel: float = 0.0, hollow: bool = False) -> Solid:
    """Turns (radius, z) points around the Z axis.

    Ends are capped, or joined when `hollow`; `bevel` rounds the sharp rims.
    """
    angles = [2 * pi * i / segments for i in range(segments)]
    rings = tuple(
        tuple((r * cos(a), r * sin(a), z) for a in angles) for r, z in ((max(r, 1e-4), z) for r, z in profile)
    )
    return loft(rings, bevel, closed=hollow, sharp=24.0)


@cache
def torus(radius: float, thickness: float, segments: int = 32, sides: int = 10) -> Solid:
    """Ring around the Z axis with a round section."""
    rings = tuple(
        tuple(
            ((radius + thickness * cos(b)) * cos(a), (radius + thickness * cos(b)) * sin(a), thickness * sin(b))
            for b in (2 * pi * j / sides for j in range(sides))
        )
        for a in (2 * pi * i / segments for i in range(segments))
    )
    return loft(rings, 0, closed=True)


def sphere(radius: float, segments: int = 24, cut: float = 1.0) -> Solid:
    """Ball around the origin; `cut` below 1 stops it short of the poles."""
    steps = segments // 2
    arc = [-pi / 2 * cut + pi * cut * i / steps for i in range(steps + 1)]
    return lathe(tuple((radius * cos(a), radius * sin(a)) for a in arc), segments)


def cylinder(
    radius: float, length: float, bevel: float | None = None, segments: int = 28, top: float | None = None
) -> Solid:
    """Cylinder (or cone towards `top`) around the Z axis, centred."""
    edge = min(0.006, radius * 0.2, length * 0.2) if bevel is None else bevel
    return lathe(((radius, -length / 2), (radius if top is None else top, length / 2)), segments, edge)


def smooth_path(points: tuple[Point3, ...], steps: int = 8) -> list[Vector]:
    """Catmull-Rom curve through the points."""
    p = [Vector(points[0])] + [Vector(q) for q in points] + [Vector(points[-1])]
    path: list[Vector] = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in (i / steps for i in range(steps)):
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return path + [p[-1]]


def smooth_lathe(profile: Outline, segments: int = 28, steps: int = 6) -> Solid:
    """Turns a smooth curve through (radius, z) points around the Z axis; `steps` faces lie between two points."""
    curve = smooth_path(tuple((radius, 0.0, z) for radius, z in profile), steps)
    return lathe(tuple((point.x, point.z) for point in curve), segments)


@cache
def tube(points: tuple[Point3, ...], radius: float, sides: int = 12, steps: int = 8, ribs: float = 0.0) -> Solid:
    """Pipe along a smooth path; `steps=1` keeps corners, `ribs` is the depth of hose corrugation."""
    path = smooth_path(points, steps)
    tangents = [(path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized() for i in range(len(path))]
    normal = tangents[0].orthogonal().normalized()
    rings = []
    for i, (centre, tangent) in enumerate(zip(path, tangents)):
        # Carrying the normal along (instead of a fixed up vector) keeps the pipe free of twists.
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        side = tangent.cross(normal)
        r = radius - (ribs if i % 2 else 0.0)
        rings.append(
            tuple(
                tuple(centre + r * (normal * cos(a) + side * sin(a)))
                for a in (2 * pi * k / sides for k in range(sides))
            )
        )
    return loft(tuple(rings), 0)
