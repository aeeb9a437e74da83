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
    decal(
        0.16, 0.16 * 5.2 / 12, product_label(title, size, *facts), at=(0.07, -0.1412, 0.085), turn=UPRIGHT, parent=root
    )
    photograph(elevation=23, fill=0.74)


def valve(root):
    """Flanged gate valve lying on its side."""
    iron, bolt = cast_aluminium('#7E858C'), shader('bolt', '#B9BDC2', 0.3, metal=1).material
    holder = group((0, 0, 0.17), (70, 0, 25), root)
    lathe(
        [
            (0.0, -0.07),
            (0.03, -0.07),
            (0.03, -0.055),
            (0.026, -0.05),
            (0.03, -0.02),
            (0.038, 0),
            (0.03, 0.02),
            (0.026, 0.05),
            (0.03, 0.055),
            (0.03, 0.07),
            (0.0, 0.07),
        ],
        iron,
        64,
        closed=False,
        turn=(0, 90, 0),
        parent=holder,
    )
    for side in (-1, 1):
        cylinder(0.055, 0.014, iron, 0.002, 64, at=(side * 0.07, 0, 0), turn=(0, 90, 0), parent=holder)
        for i in range(6):
            a = math.radians(60 * i)
            cylinder(
                0.006,
                0.022,
                bolt,
                0.001,
                6,
                at=(side * 0.07, 0.043 * math.cos(a), 0.043 * math.sin(a)),
                turn=(0, 90, 0),
                parent=holder,
            )
    cylinder(0.022, 0.06, iron, 0.002, 48, at=(0, 0, 0.05), parent=holder)
    cylinder(0.007, 0.06, bolt, 0.001, 24, at=(0, 0, 0.1), parent=holder)
    red = powder_coat(RED, 0.35)
    circle = [(0.055 * math.cos(a), 0.055 * math.sin(a), 0.12) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
    pipe(circle, 0.006, red, cyclic=True, parent=holder)
    for i in range(3):
        box((0.104, 0.008, 0.006), red, 0.002, at=(0, 0, 0.12), turn=(0, 0, 60 * i), parent=holder)
    cylinder(0.013, 0.014, red, 0.002, 32, at=(0, 0, 0.12), parent=holder)


def cord_in_carton():
    root = group((0, 0.05, 0), (0, 0, -27))
    open_carton((0.46, 0.34, 0.24), 0.13, parent=root)
    paper = kraft()

    def loop(rx, ry, z, start, end):
        angles = np.radians(np.linspace(start, end, 60))
        return [(rx * math.cos(a), ry * math.sin(a), z + 0.012 * math.sin(3 * a)) for a in angles]

    paper_cord(loop(0.165, 0.112, 0.12, 0, 350), 0.055, paper, 3, parent=root)
    paper_cord(loop(0.170, 0.118, 0.185, 40, 400), 0.052, paper, 8, parent=root)
    paper_cord([(x, 0.02 * math.sin(x * 20), 0.09) for x in np.linspace(-0.18, 0.18, 20)], 0.06, paper, 11, parent=root)
    end = loop(0.16, 0.11, 0.225, 120, 268) + [
        (0.03, -0.135, 0.245),
        (0.06, -0.17, 0.255),
        (0.09, -0.205, 0.225),
        (0.105, -0.22, 0.15),
        (0.11, -0.225, 0.09),
        (0.125, -0.24, 0.045),
        (0.17, -0.27, 0.034),
    ]
    paper_cord(end, 0.044, paper, 5, parent=root)
    valve(root)
    photograph(elevation=30, lens=100, fill=0.8)


def paper_roll(length, outer, core, material, parent=None):
    root = group(parent=parent, name='paper roll')
    ring(core + 0.004, outer, length, material, 0.001, 128, parent=root)
    side = strap_edge('#A07A4C', 0.0012, 0.3, rough=0.8, specular=0.2)
    for z in (-1, 1):
        ring(core + 0.004, outer - 0.001, 0.0008, side, 0, 128, at=(0, 0, z * (length / 2)), parent=root)
    ring(core, core + 0.004, length + 0.004, core_board(), 0.001, 96, parent=root)
    return root


def honeycomb_roll(title, size, facts):
    root = group(turn=(0, 0, -26))
    length, outer = 0.5, 0.11
    roll = paper_roll(length, outer, 0.038, kraft('#9A7547', '#A37D4F'), root)
    roll.rotation_euler = (0, math.radians(90), 0)
    roll.location = (0, 0.12, outer)
    paper = kraft('#A37D4F', '#AD8759')

    def run_out(u, v):
        """Off the underside of the roll, over the floor towards the camera."""
        z = 0.0006 + 0.05 * np.clip((u - 0.30) / 0.1, 0, 1) ** 2 * 0.35
        point = np.stack([v, 0.12 - u, z], 1)
        return point, np.broadcast_to(np.array([0, 0, 1.0]), point.shape)

    honeycomb(0.42, 0.42, run_out, paper, parent=root)
    tag = group((0.2516, 0.12, outer), (0, 0, 90), root)
    decal(0.06, 0.06 * 5.2 / 12, product_label(title, size, *facts), at=(0, 0, 0.073), turn=UPRIGHT, parent=tag)
    photograph(elevation=27, fill=0.78)


def wrapped_bottle():
    carton((0.2, 0.2, 0.36), CartonKit(), 1, 'front', at=(0.17, 0.13, 0), turn=(0, 0, -24))
    glass = shader('glass', '#0F2A14', 0.06, specular=0.7, coat=0.6).material
    h, r = 0.31, 0.038
    lathe(
        [
            (0.001, 0),
            (r * 0.95, 0),
            (r, 0.006),
            (r, 0.19),
            (r * 0.9, 0.21),
            (r * 0.45, 0.245),
            (r * 0.38, 0.255),
            (r * 0.38, 0.3),
            (r * 0.42, 0.302),
            (r * 0.42, h),
            (0.001, h),
        ],
        glass,
        64,
        closed=False,
        smooth_angle=55,
    )
    cylinder(r * 0.43, 0.055, shader('foil', '#5A0E18', 0.35, metal=0.4).material, 0.001, 48, at=(0, 0, h - 0.026))
    paper = kraft('#A37D4F', '#AD8759')
    for layer in range(2):

        def around(u, v, layer=layer):
            z = 0.006 + u
            neck = np.clip((z - 0.195) / 0.05, 0, 1)
            radius = r + 0.001 + layer * 0.0065 - (r - 0.017) * neck * 0.9
            a = v / (r + 0.004 + layer * 0.006) + layer * 0.2
            normal = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
            return normal * radius[:, None] + np.stack([0 * a, 0 * a, z], 1), normal

        honeycomb(0.25 - 0.01 * layer, 2 * math.pi * (r + 0.004 + layer * 0.006), around, paper)
    photograph(elevation=17, fill=0.78, lens=95)


views = {f.__name__: f for f in (pack, cord_in_carton, honeycomb_roll, wrapped_bottle)}


def build(view, **params):
    views[view](**params)
