"""Flat outlines in the XZ plane (x right, z up, seen from the front): the input of `prism`."""

from __future__ import annotations

from math import asin, cos, pi, radians, sin, tan

Point = tuple[float, float]
Outline = tuple[Point, ...]


def rectangle(width: float, height: float, chamfer: float = 0.0) -> Outline:
    """Rectangle around the origin with optional 45° corners."""
    w, h, c = width / 2, height / 2, chamfer
    if not c:
        return ((-w, -h), (w, -h), (w, h), (-w, h))
    return ((-w + c, -h), (w - c, -h), (w, -h + c), (w, h - c), (w - c, h), (-w + c, h), (-w, h - c), (-w, -h + c))


def regular(sides: int, radius: float, turn: float = 0.0) -> Outline:
    """Regular polygon; `turn` in degrees, the first corner points right."""
    start = radians(turn)
    return tuple(
        (radius * cos(start + 2 * pi * i / sides), radius * sin(start + 2 * pi * i / sides)) for i in range(sides)
    )


def trapezium(top: float, bottom: float, height: float, shift: float = 0.0, chamfer: float = 0.0) -> Outline:
    """Trapezium around the origin; `shift` moves the top edge sideways, `chamfer` cuts the four corners."""
    h = height / 2
    corners = ((-bottom / 2, -h), (bottom / 2, -h), (top / 2 + shift, h), (-top / 2 + shift, h))
    return clipped(corners, chamfer) if chamfer else corners


def leaning(width: float, height: float, slant: float, chamfer: float = 0.0) -> Outline:
    """Parallelogram around the origin whose top edge lies `slant` further right than its bottom edge."""
    return moved(trapezium(width, width, height, slant, chamfer), -slant / 2)


def shield(width: float, height: float, point: float = 0.35, shoulder: float = 0.25) -> Outline:
    """Six-sided shield: cut upper corners (`shoulder`) and a narrower foot (`point`), both as parts of the size."""
    w, h = width / 2, height / 2
    return (
        (-w * (1 - point), -h),
        (w * (1 - point), -h),
        (w, -h * 0.1),
        (w, h * (1 - shoulder)),
        (w * (1 - shoulder), h),
        (-w * (1 - shoulder), h),
        (-w, h * (1 - shoulder)),
        (-w, -h * 0.1),
    )


def clipped(outline: Outline, amount: float) -> Outline:
    """Cuts every corner of an outline at `amount` along both of its sides."""
    points: list[Point] = []
    count = len(outline)
    for i, (x, z) in enumerate(outline):
        for px, pz in (outline[i - 1], outline[(i + 1) % count]):
            length = ((px - x) ** 2 + (pz - z) ** 2) ** 0.5
            share = min(amount / length, 0.45)
            points.append((x + (px - x) * share, z + (pz - z) * share))
    return tuple(points)


def arch(inner: float, outer: float, start: float = 0.0, end: float = 180.0, steps: int = 10) -> Outline:
    """Ring segment for wheel arches, collars and round guards; angles in degrees, 0 = right, 90 = up."""
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    ring = [(outer * cos(a), outer * sin(a)) for a in angles]
    return tuple(ring + [(inner * cos(a), inner * sin(a)) for a in reversed(angles)])


def facet_arch(inner: float, width: float, foot: float = 0.0) -> Outline:
    """Angular wheel arch: an octagonal opening of radius `inner` inside an octagonal band of `width`."""

    def half(radius: float, drop: float) -> list[Point]:
        k = radius * tan(pi / 8)
        return [(radius, -drop), (radius, k), (k, radius), (-k, radius), (-radius, k), (-radius, -drop)]

    return tuple(half(inner + width, foot) + list(reversed(half(inner, foot))))


def round_arch(inner: float, width: float, rise: float = 0.0) -> Outline:
    """Round wheel arch: a band of `width` around an opening of radius `inner`, which ends `rise` above the middle."""

    def half(radius: float) -> list[Point]:
        first = asin(rise / radius)
        angles = (first + (pi - 2 * first) * i / 16 for i in range(17))
        return [(radius * cos(a), radius * sin(a)) for a in angles]

    return tuple(half(inner + width) + list(reversed(half(inner))))


def moved(outline: Outline, x: float = 0.0, z: float = 0.0) -> Outline:
    """The outline shifted in its plane."""
    return tuple((px + x, pz + z) for px, pz in outline)


def flipped(outline: Outline) -> Outline:
    """The outline mirrored left to right."""
    return tuple((-x, z) for x, z in reversed(outline))


def anticlockwise(outline: Outline) -> Outline:
    """The same outline in anticlockwise order."""
    area = sum(
        x * outline[(i + 1) % len(outline)][1] - outline[(i + 1) % len(outline)][0] * z
        for i, (x, z) in enumerate(outline)
    )
    return tuple(outline) if area > 0 else tuple(reversed(outline))


def shrunk(outline: Outline, distance: float) -> Outline:
    """Moves every side of an anticlockwise outline inwards by `distance`, corners mitred."""
    points: list[Point] = []
    count = len(outline)
    for i, (x, z) in enumerate(outline):
        (ax, az), (bx, bz) = outline[i - 1], outline[(i + 1) % count]
        la, lb = ((x - ax) ** 2 + (z - az) ** 2) ** 0.5, ((bx - x) ** 2 + (bz - z) ** 2) ** 0.5
        na, nb = (-(z - az) / la, (x - ax) / la), (-(bz - z) / lb, (bx - x) / lb)
        # The mitre factor grows without bound on needle corners; 4 keeps those points in place.
        mitre = distance / max(0.25, 1 + na[0] * nb[0] + na[1] * nb[1])
        points.append((x + (na[0] + nb[0]) * mitre, z + (na[1] + nb[1]) * mitre))
    return tuple(points)
