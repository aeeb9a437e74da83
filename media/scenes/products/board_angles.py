"""Bundle of laminated board angles, nested, seen from its end."""

import math

from lib.corners import angle_outline
from lib.geometry import group, plate
from lib.materials import cardboard
from lib.studio import photograph


def angle_bundle(parent, count=9, leg=0.05, thickness=0.004, near=0.42, far=0.78, at=(0, 0, 0)):
    """Angles one in the other, apex up, along X from the near end."""
    root = group(at, (45, 0, 0), parent)
    boards = [cardboard('#B08F66', '#9A7850'), cardboard('#A98860', '#93714A'), cardboard('#B6966D', '#A07E56')]
    # legs hang down from the apex: outline mirrored into -Y, -Z
    outline = [(-x, -y, *r) for x, y, *r in angle_outline(leg, thickness)]
    for i in range(count):
        step = i * (thickness + 0.0004)
        for start, length, loose in ((0, near, False), (near, far, True)):
            part = plate(
                [outline],
                length,
                boards[i % 3],
                0.0004,
                turn=(90, 0, 90),
                parent=root,
                at=(start + length / 2 + (i % 3) * 0.002, step, step),
            )
            if loose:
                part['loose'] = True
    return root


def build(turn=52, elevation=24, fill=0.8):
    root = group(turn=(0, 0, turn))
    drop = 0.05 * math.sqrt(0.5)
    for place in ((0, 0, drop), (0.015, -0.09, drop), (-0.01, 0.09, drop)):
        angle_bundle(root, at=place)
    photograph(elevation=elevation, fill=fill, fstop=8)
