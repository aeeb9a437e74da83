"""Embossed strap and its friction weld, very near."""

import numpy as np

from lib.closures import friction_weld
from lib.geometry import group, ribbon
from lib.straps import embossed
from lib.studio import photograph


def build(colour, width=15.5, thickness=0.8):
    w, t = width / 1000, thickness / 1000
    strap = embossed(colour, cell=0.0026, depth=0.75)
    targets = []
    for y, turn, weld in ((0, 26, True), (0.034, 33, False), (-0.033, 21, False)):
        root = group((0, y, t), (0, 0, turn))
        ribbon([(x, 0, -t / 2) for x in np.linspace(-0.3, 0.3, 60)], w, t, strap, edge=t * 0.2, parent=root)[
            'loose'
        ] = True
        if weld:
            targets = list(friction_weld(strap, w, t, parent=group((-0.015, 0, 0), parent=root)).children)
    photograph(elevation=40, fill=0.62, lens=100, fstop=16, of=targets, scale=0.35)
