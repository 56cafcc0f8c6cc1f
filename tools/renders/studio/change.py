"""Changes of shape: how far a part of the change has gone, and where a moving group of parts stands meanwhile."""

from mathutils import Matrix

from studio.film import ease


def part(share: float, start: float, end: float) -> float:
    """How far (0 … 1, eased) the part of the change between two shares has gone."""
    return ease(min(1.0, max(0.0, (share - start) / (end - start))))


def between(start: Matrix, end: Matrix, way: float) -> Matrix:
    """A frame between two: straight in location and scale, the short way round in rotation."""
    (place, turn, size), (to_place, to_turn, to_size) = start.decompose(), end.decompose()
    return Matrix.LocRotScale(place.lerp(to_place, way), turn.slerp(to_turn, way), size.lerp(to_size, way))
