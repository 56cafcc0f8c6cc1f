"""Cloth that falls over a body: position-based dynamics, in a few seconds and the same every time."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Ball:
    """An ellipsoid of the body: where, how large, and its turn (columns are its axes)."""

    at: tuple[float, float, float]
    size: tuple[float, float, float]
    turn: np.ndarray


def drape(
    points: np.ndarray,
    triangles: np.ndarray,
    threads: np.ndarray,
    body: list[Ball],
    held: np.ndarray,
    *,
    steps: int = 320,
    rounds: int = 12,
    gap: float = 0.016,
) -> np.ndarray:
    """Where the points come to lie: triangles keep their shape, threads draw pairs together, the body holds all.

    What is held is pinned to the top of the body, and nothing hangs further from it than the cloth is long.
    """
    edges = np.unique(np.sort(np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), axis=1), axis=0)
    hinges = _hinges(triangles)
    pairs = np.concatenate([edges, hinges, threads])
    rest = np.linalg.norm(points[pairs[:, 0]] - points[pairs[:, 1]], axis=1)
    # Jersey gives a little, bends easily, and a seam does not open.
    firm = np.concatenate([np.full(len(edges), 0.9), np.full(len(hinges), 0.035), np.ones(len(threads))])
    sewn = slice(len(edges) + len(hinges), None)
    reach = rest[sewn].copy()
    count = np.bincount(pairs.ravel(), weights=np.repeat(firm, 2), minlength=len(points))[:, None].clip(1.0)
    pins = np.array([(x, 0.02, _top(x, body) + gap) for x in points[held, 0]])
    start = points[held]
    apart = np.linalg.norm(points[:, None, [0, 2]] - points[None, held][..., [0, 2]], axis=2)
    nearest = apart.argmin(axis=1)
    leash = apart.min(axis=1) * 1.02
    x, z = points[:, 0], points[:, 2]
    draught = np.sin(7.1 * x + 2.0 * z + 0.6) * np.sin(3.3 * x - 5.7 * z + 1.1) + 0.6 * np.sin(13.0 * x + 9.0 * z) * np.sin(
        8.0 * z - 4.0 * x
    )
    place, before = points.astype(np.float64).copy(), points.astype(np.float64).copy()
    for step in range(steps):
        rest[sewn] = reach * (1.0 - min(1.0, step / (steps * 0.35)))
        # Fast at first to get dressed, then heavily damped to come to rest.
        drag = 0.985 if step < steps * 0.6 else 0.93
        moved = (place - before) * drag
        before = place.copy()
        place = place + moved
        place[:, 2] -= 0.00006
        # A draught, uneven and dying down: without one, cloth that starts flat stays flat.
        place[:, 1] += draught * 0.0022 * max(0.0, 1.0 - step / (steps * 0.7))
        dressed = min(1.0, step / (steps * 0.35))
        for _ in range(rounds):
            one, other = pairs[:, 0], pairs[:, 1]
            between = place[other] - place[one]
            length = np.linalg.norm(between, axis=1).clip(1e-9)
            pull = between * (firm * (length - rest) / length * 0.5)[:, None]
            push = np.stack(
                [np.bincount(one, pull[:, k], len(place)) - np.bincount(other, pull[:, k], len(place)) for k in range(3)], axis=1
            )
            place += push / count * 1.6
            place[held] = start + (pins - start) * dressed
            if dressed == 1.0:
                away = place - pins[nearest]
                far = np.linalg.norm(away, axis=1).clip(1e-9)
                place -= away * (1.0 - np.minimum(1.0, leash / far))[:, None]
        place, touching = _outside(place, body, gap)
        # Cotton clings: what touches the body hardly slides.
        before[touching] += (place[touching] - before[touching]) * 0.6
    return place


def _hinges(triangles: np.ndarray) -> np.ndarray:
    """The two points across each edge that two triangles share."""
    far: dict[tuple[int, int], list[int]] = {}
    for a, b, c in triangles.tolist():
        for one, other, opposite in ((a, b, c), (b, c, a), (c, a, b)):
            far.setdefault((min(one, other), max(one, other)), []).append(opposite)
    return np.array([ends for ends in far.values() if len(ends) == 2])


def _outside(place: np.ndarray, body: list[Ball], gap: float) -> tuple[np.ndarray, np.ndarray]:
    """Moves what is inside the body to its skin."""
    touching = np.zeros(len(place), bool)
    for ball in body:
        size = np.array(ball.size) + gap
        local = (place - ball.at) @ ball.turn
        depth = np.linalg.norm(local / size, axis=1)
        within = depth < 1.0
        if within.any():
            # Along the ellipsoid's own normal, by about the distance to its surface.
            slope = local[within] / size**2
            steep = np.linalg.norm(slope, axis=1).clip(1e-9)
            far = (1.0 - depth[within]) * depth[within].clip(1e-6) / steep
            place[within] = (local[within] + slope / steep[:, None] * far[:, None]) @ ball.turn.T + ball.at
            touching |= within
    return place, touching


def _top(x: float, body: list[Ball]) -> float:
    """How high the body is above a place along its shoulders."""
    line = np.column_stack([np.full(400, x), np.full(400, 0.02), np.linspace(1.05, 0.2, 400)])
    for ball in body:
        # The neck stands above the shoulders, inside the collar.
        if ball.at[0] == 0 and ball.at[2] > 0.9:
            continue
        inside = np.linalg.norm((line - ball.at) @ ball.turn / ball.size, axis=1) < 1.0
        line = line[: max(1, int(inside.argmax()) if inside.any() else len(line))]
    return float(line[-1, 2])
