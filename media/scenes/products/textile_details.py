"""Textile strap from near: threaded in its wire buckle, on a crate, and the cut end of the composite."""
import random

import numpy as np

from lib.geometry import bezier, box, cylinder, group, resample, ribbon
from lib.materials import cardboard, shader, wood
from lib.straps import flat_length
from lib.studio import photograph
from lib.textiles import composite, threaded, wire_buckle, woven

RED_THREADS = ((-.0048, -.0028, '#A80E1A'), (.0028, .0048, '#A80E1A'))
WHITE = '#CDCDC8'


def closed_buckle(root, reach=.3):
    strap = woven(WHITE, RED_THREADS)
    lift = .0035 / 2 + .0008 + .0006
    wire_buckle(parent=root, at=(0, 0, lift))
    return [threaded(strap, .0155, .0008, side=side, height=lift, strap_reach=reach, parent=root) for side in (-1, 1)]


def threading():
    """Closed in front, an empty buckle and a strap with its loop behind."""
    front = group((0, -.01, 0), (0, 0, 14))
    for part in closed_buckle(front, .12):
        part['loose'] = True
    wire_buckle(at=(-.028, .052, .0018), turn=(0, 0, -22))
    strap = woven(WHITE, RED_THREADS)
    loop = bezier((.10, .062, .0006), (.03, .05, .0006), (-.002, .046, .03), (.03, .048, .012), 60)
    loop = np.concatenate([loop, bezier((.03, .048, .012), (.045, .05, .002), (.07, .056, .0018), (.10, .066, .0018), 40)[1:]])
    path = resample(loop, .002)
    tangent = np.gradient(path, axis=0)
    ribbon(path, .0155, .0008, strap, np.cross(tangent, (0, 1, .1)))['loose'] = True
    wire_buckle(at=(.05, .052, .0018), turn=(0, 0, 8))
    photograph(elevation=34, fill=.62, lens=100, fstop=16)


def on_crate():
    root = group(turn=(0, 0, -24))
    woods = [wood('#E3C48F', '#CBA168'), wood('#DDBB84', '#C2985F')]
    rnd = random.Random(2)
    for j in range(5):
        box((.8, .098, .02), rnd.choice(woods), .002, at=(0, (j - 2) * .1, .01), parent=root)
    top = group((0, -.02, .0202), parent=root)
    closed_buckle(top, .39)
    photograph(elevation=36, fill=.5, lens=100, fstop=11, of=[o for o in top.children if o.type == 'CURVE'], scale=.4)


def cut_end():
    """Strap ends on the floor; at the cut the yarns stand out of the coat."""
    strap = composite('#C6C8C6')
    box((.7, .5, .004), cardboard('#A98660', '#9E7B55'), .001, at=(.2, .1, .002), turn=(0, 0, 12))['loose'] = True
    yarn = shader('yarn', '#D9D7CE', .85, specular=.2).grain(3000, .3).material
    width, thickness = .019, .0011
    targets = []
    for k, (x, y, turn, z) in enumerate(((0, 0, 28, .0044), (-.006, .034, 22, .0044), (.012, .064, 31, .0044))):
        root = group((x, y, z), (0, 0, turn))
        flat_length(strap, width, thickness, (.0, 0), (.5, .01), .004, root)['loose'] = True
        near = ribbon([(px, 0, thickness / 2 + .0003) for px in np.linspace(-.0, .03, 12)], width, thickness * 1.01, strap, parent=root)
        targets.append(near)
        rnd = random.Random(k)
        for i in range(17):
            yy = (i - 8) * width / 17.6
            length = rnd.uniform(.002, .0055)
            targets.append(cylinder(.00042, length, yarn, 0, 10, parent=root, at=(-length / 2 + .0004, yy, thickness / 2 + .0003),
                                    turn=(0, 90 + rnd.uniform(-6, 6), rnd.uniform(-9, 9))))
    photograph(elevation=36, fill=.72, lens=100, fstop=16, of=targets, scale=.2)


views = {f.__name__: f for f in (threading, on_crate, cut_end)}


def build(view):
    views[view]()
