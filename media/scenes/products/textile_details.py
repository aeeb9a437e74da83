"""Textile strap from near: threaded in its wire buckle, on a crate, and the cut end of the composite."""

import random

import numpy as np

from lib.geometry import bezier, box, cylinder, group, resample, ribbon
from lib.materials import cardboard, shader, wood
from lib.straps import flat_length
from lib.studio import photograph
from lib.textiles import composite, phosphated, threaded, wire_buckle, woven

RED_THREADS = ((-0.0048, -0.0028, '#A80E1A'), (0.0028, 0.0048, '#A80E1A'))
WHITE = '#CDCDC8'


STRAPS = {
    'white': lambda: woven(WHITE, RED_THREADS),
    'composite': lambda: composite('#D3D5D3'),
    'lashing': lambda: woven('#D9560B', ((-0.00625, -0.00425, '#E6E4DE'), (0.00425, 0.00625, '#E6E4DE'))),
}
WIRES = {'zinc': lambda: None, 'phosphate': phosphated}


# Half the wire, and the strap that lies under it.
LIFT = 0.0035 / 2 + 0.0008 + 0.0006


def closed_buckle(root, reach=0.3, strap='white', wire='zinc'):
    strap = STRAPS[strap]()
    wire_buckle(parent=root, at=(0, 0, LIFT), material=WIRES[wire]())
    return [threaded(strap, 0.0155, 0.0008, side=side, height=LIFT, strap_reach=reach, parent=root) for side in (-1, 1)]


def threading(strap='white', wire='zinc', size=16, spin=14):
    """Closed in front, an empty buckle and one with its first strap behind; modelled for 16 mm and scaled to `size`."""
    root = group()
    root.scale = (size / 16,) * 3
    front = group((0, -0.01, 0), (0, 0, spin), root)
    for part in closed_buckle(front, 0.12, strap, wire):
        part['loose'] = True
    wire_buckle(at=(-0.028, 0.052, 0.0018), turn=(0, 0, -22), material=WIRES[wire](), parent=root)
    half = group((0.052, 0.054, 0), (0, 0, 8), root)
    wire_buckle(parent=half, at=(0, 0, LIFT), material=WIRES[wire]())
    threaded(STRAPS[strap](), 0.0155, 0.0008, side=1, height=LIFT, strap_reach=0.09, parent=half)['loose'] = True
    photograph(elevation=34, fill=0.62, lens=100, fstop=16)


def on_crate():
    root = group(turn=(0, 0, -24))
    woods = [wood('#E3C48F', '#CBA168'), wood('#DDBB84', '#C2985F')]
    rnd = random.Random(2)
    for j in range(5):
        box((0.8, 0.098, 0.02), rnd.choice(woods), 0.002, at=(0, (j - 2) * 0.1, 0.01), parent=root)
    top = group((0, -0.02, 0.0202), parent=root)
    closed_buckle(top, 0.39)
    photograph(elevation=36, fill=0.5, lens=100, fstop=11, of=[o for o in top.children if o.type == 'CURVE'], scale=0.4)


def cut_end():
    """Strap ends on the floor; at the cut the yarns stand out of the coat."""
    strap = composite('#C6C8C6')
    box((0.7, 0.5, 0.004), cardboard('#A98660', '#9E7B55'), 0.001, at=(0.2, 0.1, 0.002), turn=(0, 0, 12))['loose'] = (
        True
    )
    yarn = shader('yarn', '#D9D7CE', 0.85, specular=0.2).grain(3000, 0.3).material
    width, thickness = 0.019, 0.0011
    targets = []
    for k, (x, y, turn, z) in enumerate(((0, 0, 28, 0.0044), (-0.006, 0.034, 22, 0.0044), (0.012, 0.064, 31, 0.0044))):
        root = group((x, y, z), (0, 0, turn))
        flat_length(strap, width, thickness, (0.0, 0), (0.5, 0.01), 0.004, root)['loose'] = True
        near = ribbon(
            [(px, 0, thickness / 2 + 0.0003) for px in np.linspace(-0.0, 0.03, 12)],
            width,
            thickness * 1.01,
            strap,
            parent=root,
        )
        targets.append(near)
        rnd = random.Random(k)
        for i in range(17):
            yy = (i - 8) * width / 17.6
            length = rnd.uniform(0.002, 0.0055)
            targets.append(
                cylinder(
                    0.00042,
                    length,
                    yarn,
                    0,
                    10,
                    parent=root,
                    at=(-length / 2 + 0.0004, yy, thickness / 2 + 0.0003),
                    turn=(0, 90 + rnd.uniform(-6, 6), rnd.uniform(-9, 9)),
                )
            )
    photograph(elevation=36, fill=0.72, lens=100, fstop=16, of=targets, scale=0.2)


views = {f.__name__: f for f in (threading, on_crate, cut_end)}


def build(view, **params):
    views[view](**params)
