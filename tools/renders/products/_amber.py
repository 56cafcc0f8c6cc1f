"""What both amber machines share, the sprinter and the pocket-sized scout: what their parts are made of."""

from dataclasses import dataclass

from studio.livery import Livery as SharedLivery
from studio.materials import Material


@dataclass(frozen=True, kw_only=True)
class Livery(SharedLivery):
    """The materials of an amber machine."""

    white: Material
    teal: Material
    grey: Material
    #: The red of the tail lamps.
    tail: Material
