"""Rolls of tape, and tape on cartons and bundles."""
import math

import numpy as np

from lib.geometry import box, cylinder, group, pipe, plate, ribbon
from lib.goods import hull_loop, pipes
from lib.loads import CartonKit, carton
from lib.materials import cardboard, plastic, shader
from lib.straps import tail
from lib.studio import photograph
from lib.tapes import strip_material, tape_roll


def flat(roll, width, at, level=0, turn=0):
    roll.location = (*at, level + width / 2 + .0008)
    roll.rotation_euler = (0, 0, math.radians(turn))


def on_edge(roll, outer, at, turn):
    roll.location = (*at, outer)
    roll.rotation_euler = (math.radians(90), 0, math.radians(turn))


def rolls(kind, width, outer, layout):
    w, r = width / 1000, outer / 2000
    if layout == 'two_and_one':
        for level in range(2):
            flat(tape_roll(kind, w, r), w, (.002 * level, .03), level * (w + .0014), 40 * level)
        on_edge(tape_roll(kind, w, r), r, (.115, -.04), -38)
    elif layout == 'peeled':
        flat(tape_roll(kind, w, r), w, (-.02, .1), 0)
        flat(tape_roll(kind, w, r), w, (-.018, .098), w + .0014, 30)
        front = tape_roll(kind, w, r)
        on_edge(front, r, (.05, -.03), -34)
        tail(strip_material(kind), w, .0004, -34, .2, (.05, -.03), 0, .015, .03)
    else:
        flat(tape_roll(kind, w, r), w, (.075, .07), 0)
        front = tape_roll(kind, w, r)
        on_edge(front, r, (-.01, -.01), -36)
        tail(strip_material(kind), w, .0004, -36, .19, (-.01, -.01), 0, .02, .03)
    photograph(elevation=24, fill=.72, lens=95, fstop=11)


def sealed_carton(kind, width, white=False, gun=False, turn=-30):
    """Tape over the joint of the lid; with `gun` a hand dispenser is laying it."""
    kit = CartonKit()
    if white:
        kit.boards = [cardboard('#CFCDC8', '#C6C3BD')] * 3
    root = group(turn=(0, 0, turn))
    size = (.42, .3, .22)
    carton(size, kit, 0, None, taped=False, parent=root)
    gap = cardboard('#6A5238', '#5A452F') if not white else cardboard('#A9A59C', '#9C988F')
    box((size[0] - .006, .0016, .0006), gap, 0, at=(0, 0, size[2] + .0001), parent=root)
    w = width / 1000
    end = .085 if gun else size[0] / 2
    x, z = size[0] / 2 + .0006, size[2] + .0007
    path = [(-x, 0, z - .07), (-x, 0, z - .004), (-x + .0012, 0, z - .0012), (-x + .004, 0, z)]
    path += [(px, 0, z) for px in np.linspace(-x + .01, end if gun else x - .004, 40)]
    if gun:
        path += [(end + .03, 0, z + .006), (end + .055, 0, z + .03)]
    else:
        path += [(x - .0012, 0, z - .0012), (x, 0, z - .004), (x, 0, z - .07)]
    last = [(0, 0, 1)] * 3 if gun else [(.7, 0, .7), (1, 0, .01), (1, 0, .01)]
    normals = [(-1, 0, .01), (-1, 0, .01), (-.7, 0, .7)] + [(0, 0, 1)] * (len(path) - 6) + last
    ribbon(path, w, .0003, strip_material(kind), np.array(normals, float), parent=root)
    if gun:
        dispenser(kind, w, group((end + .02, 0, z), parent=root))
    photograph(elevation=28, fill=.76, lens=95)


def dispenser(kind, w, root):
    """Hand tape gun standing on the lid: frame, roll, roller, blade guard, handle."""
    red, dark = plastic('#C8141E', .35), plastic('#24272B', .45)
    frame = [(.0, .012, .006), (.028, .05, .02), (.06, .075, .02), (.12, .078, .03), (.15, .06, .02), (.13, .045, .02), (.075, .035, .02), (.03, .006, .006)]
    for side in (-1, 1):
        plate([frame], .003, red, .001, at=(0, side * (w / 2 + .004), 0), parent=root)
    roll = tape_roll(kind, w, .052, root)
    roll.location, roll.rotation_euler = (.085, 0, .085), (math.radians(90), 0, 0)
    cylinder(.034, w + .012, red, .002, 64, at=(.085, 0, .085), turn=(90, 0, 0), parent=root)
    cylinder(.011, w + .002, dark, .001, 48, at=(.012, 0, .0115), turn=(90, 0, 0), parent=root)
    cylinder(.007, w + .006, dark, .001, 48, at=(.034, 0, .034), turn=(90, 0, 0), parent=root)
    box((.022, w + .004, .0012), shader('blade', '#C0C4C8', .25, metal=1).material, .0003, at=(-.006, 0, .026), turn=(0, 50, 0), parent=root)
    pipe([(.12, 0, .06), (.15, 0, .05), (.19, 0, .055), (.235, 0, .075)], .015, dark, parent=root)


def taped_bundle(kind, width):
    """Thin tubes held by two turns of tape."""
    root = group(turn=(0, 0, -38))
    radius = .009
    bottom = radius * 2.003 * 2 * .866 + radius
    metal = shader('tube', '#9BA1A8', .3, metal=1).grain(100, .05).material
    _, centres = pipes(2, radius, .5, .0012, metal, parent=root, at=(0, 0, bottom + .0006))
    for x in (-.11, .11):
        path, normals = hull_loop(centres, radius + .0004)
        ribbon(path, width / 1000, .0005, strip_material(kind), normals, parent=root, at=(x, 0, bottom + .0006))
    photograph(elevation=28, fill=.84, lens=100, fstop=11)


views = {f.__name__: f for f in (rolls, sealed_carton, taped_bundle)}


def build(view, **params):
    views[view](**params)
