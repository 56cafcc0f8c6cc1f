"""A film: a view that changes from frame to frame, and comes to rest as a picture."""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeVar

import numpy as np

from studio.camera import framing
from studio.view import View

Value = TypeVar("Value")

FRAMES_PER_SECOND = 24
#: How many frames apart a preview's are.
PREVIEW_STEP = 12


@dataclass(frozen=True, kw_only=True)
class Film:
    """The camera's way round a subject. The rig follows it, so it is as if the subject turned on its stand."""

    start: View
    #: A picture's view, which can then stand in the film's place until it plays.
    end: View
    seconds: float
    #: Pixels; of the end's proportions.
    size: tuple[int, int] = (960, 540)
    #: Whether a visitor's scroll plays it: its frames then become a strip, and three of them stills.
    scrubbed: bool = False
    #: Whether a film that is scrubbed becomes a loop as well, which plays there and back.
    looped: bool = False
    #: What build() is given as the pose at each share of the time. It must end as the end's own.
    pose: Callable[[float], str]

    @property
    def frames(self) -> int:
        """How many pictures it takes."""
        return round(self.seconds * FRAMES_PER_SECOND)

    def view(self, frame: int, resting: np.ndarray) -> View:
        """What one frame shows; `resting` is every vertex of the subject as it ends."""
        share = frame / (self.frames - 1)
        way = ease(share)
        start, end = ({**vars(view), **framing(view, resting)} for view in (self.start, self.end))
        changing = {
            name: blend(start[name], end[name], way)
            for name in ("azimuth", "elevation", "lens", "shift_x", "shift_y", "target", "radius")
        }
        return replace(self.end, **changing, size=self.size, pose=self.pose(share))


def ease(share: float) -> float:
    """From 0 to 1, setting off and arriving without a jerk."""
    return share**3 * (share * (6.0 * share - 15.0) + 10.0)


def blend(start: Value, end: Value, share: float) -> Value:
    """Between two numbers, tuples or dataclasses of numbers."""
    if is_dataclass(start):
        return replace(
            start,
            **{each.name: blend(getattr(start, each.name), getattr(end, each.name), share) for each in fields(start)},
        )
    if isinstance(start, tuple):
        return tuple(blend(one, other, share) for one, other in zip(start, end, strict=True))
    return start + (end - start) * share
