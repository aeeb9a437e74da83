"""Hand tools that go with strapping: shear, safety cutter, film dispenser, tape gun."""
import math

import numpy as np

from lib.drawn_film import clear_film, drawn_film, round_corner
from lib.geometry import box, group
from lib.loads import carton, carton_stack, pallet, strap_round, stretch_wrap
from lib.materials import plain
from lib.straps import embossed
from lib.studio import photograph
from lib.tools_loads import load_of
from lib.tools_parts import Kit
from lib.tools_seals import blued_strap
from lib.tools_support import film_dispenser, lanyard, safety_cutter, strap_shear, tape_gun


def shear(model='CZ 32', view='main', turn=-58, **camera):
    if view == 'use':
        stand = load_of('sheets', turn=27, size=(.85, .62), count=14)
        strap = blued_strap()
        for y in (-.10, .18):
            stand.strap(y, strap, .03175, .0008)
        seat = group((-.10, -.120, stand.top + .004), parent=stand.root)
        lying = group((0, 0, .014), (-78, 0, 0), group(turn=(0, 0, 8), parent=seat))
        strap_shear(model, parent=lying, spread=15, gape=14)
        photograph(of=None, **{'elevation': 26, 'fill': .9, **camera})
        return
    root = group(turn=(0, 0, turn))
    lying = group((0, 0, .026), (-90, 0, 0), root)
    _, head = strap_shear(model, parent=lying)
    close = head if view == 'close' else None
    photograph(of=close, **{'elevation': 34, 'fill': .74, **camera})


def cutter(model='CZ 19', view='main', turn=16, **camera):
    kit = Kit()
    if view == 'use':
        box_size = (.42, .32, .26)
        root = group(turn=(0, 0, 24))
        carton(box_size, parent=root)
        strap = embossed('#E3B300')
        for y in (-.07, .09):
            strap_round(box_size[0], box_size[2], .013, .0008, strap, root, (0, y, 0))
        holder = group((.035, -.07, box_size[2] + .0012), (0, 0, 0), root)
        tool = group((0, 0, 0), (0, -7, 100), holder)
        safety_cutter(model, kit, tool, at=(.034, 0, .002))
        photograph(**{'elevation': 30, 'fill': .86, **camera})
        return
    root = group(turn=(0, 0, turn))
    safety_cutter(model, kit, root)
    lanyard(kit, root)
    photograph(**{'elevation': 38, 'fill': .7, 'lens': 105, 'fstop': 16, **camera})


def film_to_load(roll, root, outer=.0525, half=.245):
    """The last turn, from the left of the load round its corner and along the front to the back of the leaning roll."""
    lean, (x, y, z) = -roll.rotation_euler[0], roll.location
    lines = []
    for h in (-half, half):
        plan, free = round_corner((-.601, .49), (-.601, -.501), (x, y + h * math.sin(lean) + outer))
        level = z + h * math.cos(lean) + .03
        fall = np.interp(np.arange(len(plan)), (0, free, len(plan) - 1), (-.03, 0, -.03))
        lines.append(np.c_[plan, level + fall])
    drawn_film(*lines, free, root, neck=.015, folds=9, slope=(-.4, .6), edge=.005, material=clear_film(.015, 1.7))


def dispenser(model='PF 50', view='main', **camera):
    kit = Kit()
    if view == 'brake':
        root = group((0, 0, .030), (0, 90, 32))
        _, parts, _ = film_dispenser(model, kit, roll=False, parent=group((0, 0, 0), (0, 0, 90), root))
        photograph(of=parts[3:], **{'elevation': 26, 'fill': .62, 'azimuth': 26, **camera})
        return
    if view == 'use':
        turn = 30
        root = group(turn=(0, 0, turn))
        pallet(parent=root)
        carton_stack(layers=4, parent=root)
        stretch_wrap(1.18, .98, .10, .58, band=.5, step=.5, material=clear_film(.03, 1.1), parent=root)
        lean = 9
        held = group((.26, -.594, .4198), (-lean, 0, 0), root)
        film_dispenser(model, kit, parent=held)
        film_to_load(held, root)
        photograph(**{'elevation': 16, 'fill': .86, **camera})
        return
    root = group((0, 0, .0535), (0, 90, -28))
    film_dispenser(model, kit, parent=root)
    photograph(**{'elevation': 22, 'fill': .76, 'key': .9, **camera})


def gun(model='DC 50', view='main', turn=24, **camera):
    kit = Kit()
    if view == 'use':
        size = (.60, .42, .32)
        root = group(turn=(0, 0, 26))
        carton(size, taped=False, parent=root)
        seam = plain('#5b4329', .9)
        box((size[0], .0016, .001), seam, 0, at=(0, 0, size[2]), parent=root)
        tape_gun(model, kit, 'brown', group((.13, 0, size[2] + .0466), (0, -40, 0), root))
        brown = plain('#7A4B22', .16, specular=.5, coat=.3)
        box((.345, .048, .0008), brown, .0003, at=(-.1275, 0, size[2] + .0006), parent=root)
        box((.0008, .048, .07), brown, .0003, at=(-size[0] / 2 - .0005, 0, size[2] - .034), parent=root)
        photograph(**{'elevation': 24, 'fill': .84, **camera})
        return
    root = group((0, 0, .0248), (0, 0, turn))
    _, front, _ = tape_gun(model, kit, parent=group((0, 0, 0), (0, -26.1, 0), root))
    photograph(of=front if view == 'front' else None, **{'elevation': 18, 'fill': .74, **camera})


KINDS = {'shear': shear, 'cutter': cutter, 'dispenser': dispenser, 'gun': gun}


def build(kind, **params):
    KINDS[kind](**params)
