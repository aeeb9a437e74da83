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
    roll.location = (*at, level + width / 2 + 0.0008)
    roll.rotation_euler = (0, 0, math.radians(turn))


def on_edge(roll, outer, at, turn):
    roll.location = (*at, outer)
    roll.rotation_euler = (math.radians(90), 0, math.radians(turn))


def rolls(kind, width, outer, layout):
    w, r = width / 1000, outer / 2000
    grown = outer / 118
    if layout == 'two_and_one':
        for level in range(2):
            flat(tape_roll(kind, w, r), w, (0.002 * level, 0.03 * grown), level * (w + 0.0014), 40 * level)
        on_edge(tape_roll(kind, w, r), r, (0.115 * grown, -0.04 * grown), -38)
    elif layout == 'peeled':
        flat(tape_roll(kind, w, r), w, (-0.02, 0.1), 0)
        flat(tape_roll(kind, w, r), w, (-0.018, 0.098), w + 0.0014, 30)
        front = tape_roll(kind, w, r)
        on_edge(front, r, (0.05, -0.03), -34)
        tail(strip_material(kind), w, 0.0004, -34, 0.2, (0.05, -0.03), 0, 0.015, 0.03)
    else:
        flat(tape_roll(kind, w, r), w, (0.075, 0.07), 0)
        front = tape_roll(kind, w, r)
        on_edge(front, r, (-0.01, -0.01), -36)
        tail(strip_material(kind), w, 0.0004, -36, 0.19, (-0.01, -0.01), 0, 0.02, 0.03)
    photograph(elevation=24, fill=0.72, lens=95, fstop=11)


def sealed_carton(kind, width, white=False, gun=False, turn=-30, roll=None):
    """Tape over the joint of the lid; with `gun` a hand dispenser is laying it; `roll`: diameter of one standing beside."""
    kit = CartonKit()
    if white:
        kit.boards = [cardboard('#CFCDC8', '#C6C3BD')] * 3
    root = group(turn=(0, 0, turn))
    size = (0.42, 0.3, 0.22)
    carton(size, kit, 0, None, taped=False, parent=root)
    gap = cardboard('#6A5238', '#5A452F') if not white else cardboard('#A9A59C', '#9C988F')
    box((size[0] - 0.006, 0.0016, 0.0006), gap, 0, at=(0, 0, size[2] + 0.0001), parent=root)
    w = width / 1000
    end = 0.085 if gun else size[0] / 2
    x, z = size[0] / 2 + 0.0006, size[2] + 0.0007
    path = [(-x, 0, z - 0.07), (-x, 0, z - 0.004), (-x + 0.0012, 0, z - 0.0012), (-x + 0.004, 0, z)]
    path += [(px, 0, z) for px in np.linspace(-x + 0.01, end if gun else x - 0.004, 40)]
    if gun:
        path += [(end + 0.03, 0, z + 0.006), (end + 0.055, 0, z + 0.03)]
    else:
        path += [(x - 0.0012, 0, z - 0.0012), (x, 0, z - 0.004), (x, 0, z - 0.07)]
    last = [(0, 0, 1)] * 3 if gun else [(0.7, 0, 0.7), (1, 0, 0.01), (1, 0, 0.01)]
    normals = [(-1, 0, 0.01), (-1, 0, 0.01), (-0.7, 0, 0.7)] + [(0, 0, 1)] * (len(path) - 6) + last
    ribbon(path, w, 0.0003, strip_material(kind), np.array(normals, float), parent=root)
    if gun:
        dispenser(kind, w, group((end + 0.02, 0, z), parent=root))
    if roll:
        on_edge(tape_roll(kind, w, roll / 2000), roll / 2000, (0.25, -0.21), -34)
    photograph(elevation=28, fill=0.76, lens=95)


def dispenser(kind, w, root):
    """Hand tape gun standing on the lid: frame, roll, roller, blade guard, handle."""
    red, dark = plastic('#C8141E', 0.35), plastic('#24272B', 0.45)
    frame = [
        (0.0, 0.012, 0.006),
        (0.028, 0.05, 0.02),
        (0.06, 0.075, 0.02),
        (0.12, 0.078, 0.03),
        (0.15, 0.06, 0.02),
        (0.13, 0.045, 0.02),
        (0.075, 0.035, 0.02),
        (0.03, 0.006, 0.006),
    ]
    for side in (-1, 1):
        plate([frame], 0.003, red, 0.001, at=(0, side * (w / 2 + 0.004), 0), parent=root)
    roll = tape_roll(kind, w, 0.052, root)
    roll.location, roll.rotation_euler = (0.085, 0, 0.085), (math.radians(90), 0, 0)
    cylinder(0.034, w + 0.012, red, 0.002, 64, at=(0.085, 0, 0.085), turn=(90, 0, 0), parent=root)
    cylinder(0.011, w + 0.002, dark, 0.001, 48, at=(0.012, 0, 0.0115), turn=(90, 0, 0), parent=root)
    cylinder(0.007, w + 0.006, dark, 0.001, 48, at=(0.034, 0, 0.034), turn=(90, 0, 0), parent=root)
    box(
        (0.022, w + 0.004, 0.0012),
        shader('blade', '#C0C4C8', 0.25, metal=1).material,
        0.0003,
        at=(-0.006, 0, 0.026),
        turn=(0, 50, 0),
        parent=root,
    )
    pipe([(0.12, 0, 0.06), (0.15, 0, 0.05), (0.19, 0, 0.055), (0.235, 0, 0.075)], 0.015, dark, parent=root)


def taped_bundle(kind, width):
    """Thin tubes held by two turns of tape."""
    root = group(turn=(0, 0, -38))
    radius = 0.009
    bottom = radius * 2.003 * 2 * 0.866 + radius
    metal = shader('tube', '#9BA1A8', 0.3, metal=1).grain(100, 0.05).material
    _, centres = pipes(2, radius, 0.5, 0.0012, metal, parent=root, at=(0, 0, bottom + 0.0006))
    for x in (-0.11, 0.11):
        path, normals = hull_loop(centres, radius + 0.0004)
        ribbon(path, width / 1000, 0.0005, strip_material(kind), normals, parent=root, at=(x, 0, bottom + 0.0006))
    photograph(elevation=28, fill=0.84, lens=100, fstop=11)


views = {f.__name__: f for f in (rolls, sealed_carton, taped_bundle)}


def build(view, **params):
    views[view](**params)
