"""A view: one picture of a subject, described completely, so that it can be made again."""

from dataclasses import dataclass
from typing import Literal

Rig = Literal["dark", "light", "cut-out", "own"]


@dataclass(frozen=True, kw_only=True)
class View:
    """How a subject is shaped, posed, lit and framed for one picture."""

    form: str
    pose: str = "stand"

    #: dark and light studio, a cut-out with its contact shadow, or the lights that the subject's build() brings.
    rig: Rig = "dark"

    #: Degrees. Azimuth 0 looks at the front; negative walks round to the subject's right hand. The rig follows.
    azimuth: float = -28.0
    elevation: float = 5.0
    #: Millimetres on a 36 mm wide sensor: 85 for whole figures, 150 for details.
    lens: float = 85.0
    #: Pixels.
    size: tuple[int, int] = (1600, 1200)

    #: What to look at, and half of what must fit around it; without a radius every vertex fits.
    target: tuple[float, float, float] | None = None
    radius: float | None = None
    #: Room left on each side, as a share of the frame.
    margin: float = 0.07
    #: Moves the subject right and up by a share of the frame, without tilting the camera.
    shift_x: float = 0.0
    shift_y: float = 0.0

    #: Aperture for a shallow depth of field; None is sharp everywhere.
    fstop: float | None = None
    #: Stops, on top of what the rig sets.
    exposure: float = 0.0
    #: Rays per pixel; None is what the rig needs.
    samples: int | None = None

    @property
    def fitted(self) -> bool:
        """Whether the whole subject must be inside the frame."""
        return self.radius is None
