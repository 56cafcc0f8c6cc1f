"""The studio's version."""

#: Raise it when a change to the studio must remake every picture: the studio's files are not part of a fingerprint,
#: because most changes to them are for one subject only.
STUDIO_VERSION = 1
