"""Paper for void fill: the fan-folded pack, cord round goods in a carton, honeycomb roll, wrapped bottle."""
import math

import numpy as np

from lib.base import RED
from lib.geometry import UPRIGHT, box, cylinder, decal, group, lathe, pipe, ring
from lib.labels import product_label
from lib.loads import CartonKit, carton, open_carton
from lib.materials import cast_aluminium, core_board, powder_coat, shader
from lib.papers import fan_fold, honeycomb, kraft, paper_cord
from lib.straps import strap_edge
from lib.studio import photograph


def pack(title, size, facts):
    root = group(turn=(0, 0, -30))
    fan_fold(parent=root, turn=(0, 0, 90))
    decal(.16, .16 * 5.2 / 12, product_label(title, size, *facts), at=(.07, -.1412, .085), turn=UPRIGHT, parent=root)
    photograph(elevation=23, fill=.74)


def valve(root):
    """Flanged gate valve lying on its side."""
    iron, bolt = cast_aluminium('#7E858C'), shader('bolt', '#B9BDC2', .3, metal=1).material
    holder = group((0, 0, .17), (70, 0, 25), root)
    lathe([(.0, -.07), (.03, -.07), (.03, -.055), (.026, -.05), (.03, -.02), (.038, 0), (.03, .02), (.026, .05), (.03, .055), (.03, .07), (.0, .07)],
          iron, 64, closed=False, turn=(0, 90, 0), parent=holder)
    for side in (-1, 1):
        cylinder(.055, .014, iron, .002, 64, at=(side * .07, 0, 0), turn=(0, 90, 0), parent=holder)
        for i in range(6):
            a = math.radians(60 * i)
            cylinder(.006, .022, bolt, .001, 6, at=(side * .07, .043 * math.cos(a), .043 * math.sin(a)), turn=(0, 90, 0), parent=holder)
    cylinder(.022, .06, iron, .002, 48, at=(0, 0, .05), parent=holder)
    cylinder(.007, .06, bolt, .001, 24, at=(0, 0, .1), parent=holder)
    red = powder_coat(RED, .35)
    circle = [(.055 * math.cos(a), .055 * math.sin(a), .12) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
    pipe(circle, .006, red, cyclic=True, parent=holder)
    for i in range(3):
        box((.104, .008, .006), red, .002, at=(0, 0, .12), turn=(0, 0, 60 * i), parent=holder)
    cylinder(.013, .014, red, .002, 32, at=(0, 0, .12), parent=holder)


def cord_in_carton():
    root = group((0, .05, 0), (0, 0, -27))
    open_carton((.46, .34, .24), .13, parent=root)
    paper = kraft()

    def loop(rx, ry, z, start, end):
        angles = np.radians(np.linspace(start, end, 60))
        return [(rx * math.cos(a), ry * math.sin(a), z + .012 * math.sin(3 * a)) for a in angles]

    paper_cord(loop(.165, .112, .12, 0, 350), .055, paper, 3, parent=root)
    paper_cord(loop(.170, .118, .185, 40, 400), .052, paper, 8, parent=root)
    paper_cord([(x, .02 * math.sin(x * 20), .09) for x in np.linspace(-.18, .18, 20)], .06, paper, 11, parent=root)
    end = loop(.16, .11, .225, 120, 268) + [(.03, -.135, .245), (.06, -.17, .255), (.09, -.205, .225), (.105, -.22, .15), (.11, -.225, .09), (.125, -.24, .045), (.17, -.27, .034)]
    paper_cord(end, .044, paper, 5, parent=root)
    valve(root)
    photograph(elevation=30, lens=100, fill=.8)


def paper_roll(length, outer, core, material, parent=None):
    root = group(parent=parent, name='paper roll')
    ring(core + .004, outer, length, material, .001, 128, parent=root)
    side = strap_edge('#A07A4C', .0012, .3, rough=.8, specular=.2)
    for z in (-1, 1):
        ring(core + .004, outer - .001, .0008, side, 0, 128, at=(0, 0, z * (length / 2)), parent=root)
    ring(core, core + .004, length + .004, core_board(), .001, 96, parent=root)
    return root


def honeycomb_roll(title, size, facts):
    root = group(turn=(0, 0, -26))
    length, outer = .5, .11
    roll = paper_roll(length, outer, .038, kraft('#9A7547', '#A37D4F'), root)
    roll.rotation_euler = (0, math.radians(90), 0)
    roll.location = (0, .12, outer)
    paper = kraft('#A37D4F', '#AD8759')

    def run_out(u, v):
        """Off the underside of the roll, over the floor towards the camera."""
        z = .0006 + .05 * np.clip((u - .30) / .1, 0, 1) ** 2 * .35
        point = np.stack([v, .12 - u, z], 1)
        return point, np.broadcast_to(np.array([0, 0, 1.0]), point.shape)

    honeycomb(.42, .42, run_out, paper, parent=root)
    tag = group((.2516, .12, outer), (0, 0, 90), root)
    decal(.06, .06 * 5.2 / 12, product_label(title, size, *facts), at=(0, 0, .073), turn=UPRIGHT, parent=tag)
    photograph(elevation=27, fill=.78)


def wrapped_bottle():
    carton((.2, .2, .36), CartonKit(), 1, 'front', at=(.17, .13, 0), turn=(0, 0, -24))
    glass = shader('glass', '#0F2A14', .06, specular=.7, coat=.6).material
    h, r = .31, .038
    lathe([(.001, 0), (r * .95, 0), (r, .006), (r, .19), (r * .9, .21), (r * .45, .245), (r * .38, .255), (r * .38, .3), (r * .42, .302), (r * .42, h), (.001, h)],
          glass, 64, closed=False, smooth_angle=55)
    cylinder(r * .43, .055, shader('foil', '#5A0E18', .35, metal=.4).material, .001, 48, at=(0, 0, h - .026))
    paper = kraft('#A37D4F', '#AD8759')
    for layer in range(2):
        def around(u, v, layer=layer):
            z = .006 + u
            neck = np.clip((z - .195) / .05, 0, 1)
            radius = r + .001 + layer * .0065 - (r - .017) * neck * .9
            a = v / (r + .004 + layer * .006) + layer * .2
            normal = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
            return normal * radius[:, None] + np.stack([0 * a, 0 * a, z], 1), normal
        honeycomb(.25 - .01 * layer, 2 * math.pi * (r + .004 + layer * .006), around, paper)
    photograph(elevation=17, fill=.78, lens=95)


views = {f.__name__: f for f in (pack, cord_in_carton, honeycomb_roll, wrapped_bottle)}


def build(view, **params):
    views[view](**params)
