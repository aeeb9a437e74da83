"""Film for air cushions: the roll and what becomes of it, or cushions round goods in a carton."""
import math
import random

import numpy as np

from lib.base import RED
from lib.cushions import along_path, bubble_quilt, cushion_film, cushion_strip, green_cushion_film, hanging
from lib.films import film_roll
from lib.geometry import box, cylinder, group, lathe, mesh, pipe
from lib.labels import product_label
from lib.loads import open_carton
from lib.materials import cardboard, plain
from lib.studio import photograph


def sheet(kind):
    return green_cushion_film() if kind == 'green' else cushion_film()


def roll(length, outer, core, kind, label=None, seed=1):
    tint, heart = ('#A9D3A6', '#8FBF90') if kind == 'green' else ('#CFDADF', '#B9C6CC')
    return film_roll(length, outer, core, tint, .25, label, (.15, .075), -150, heart=heart, overhang=.004, seed=seed)


def board_under(at, size, turn):
    """Sheet of corrugated board: clear film shows only against something darker than the backdrop."""
    return box((*size, .005), cardboard('#B08D65', '#A5815A'), .0015, at=(*at, .0025), turn=(0, 0, turn))


def roll_and_strip(kind, title, size, facts, outer, strips):
    label = product_label(title, size, *facts, height=640)
    body = roll(.2, outer / 2000, .025, kind, label)
    body.location = (-.16, .16, .104)
    material = sheet(kind)
    board_under((.14, -.1), (.66, .34), strips[0][3])
    for i, (count, x, y, turn) in enumerate(strips):
        cushion_strip(count, material, seed=10 * i + 3, at=(x, y, .035), turn=(0, 0, turn))
    photograph(elevation=22, fill=.76, key=.9, rim=1.3)


def quilt_and_roll(title, size, facts):
    body = roll(.4, .0825, .038, 'clear', product_label(title, size, *facts, height=640), 3)
    body.rotation_euler = (math.radians(90), math.radians(-110), math.radians(72))
    body.location = (.02, .26, .083)
    vertices, faces = bubble_quilt(.62)
    path = np.array([(x, 0, .011 + .014 * math.sin(x * 7) ** 2 + .10 * max(0, x - .46) ** 2) for x in np.linspace(0, .64, 300)])
    mesh('quilt', along_path(vertices, path), faces, sheet('clear'), smooth=True, at=(-.30, -.06, .006), turn=(0, 0, -14))
    board_under((.0, -.14), (.72, .44), -14)
    photograph(elevation=26, fill=.76, key=.9, rim=1.3)


def goods_box(parent):
    holder = group((-.01, .01, .245), (8, -9, 14), parent)
    box((.17, .12, .12), plain('#E9EAEB', .35), .003, parent=holder)
    box((.1704, .1204, .034), plain(RED, .35), .003, at=(0, 0, -.005), parent=holder)


def mug(parent, at, turn, glaze):
    root = group(at, turn, parent)
    r, h = .042, .096
    lathe([(.001, 0), (r * .8, 0), (r * .86, .003), (r, .012), (r, h - .002), (r - .0015, h), (r - .003, h - .002), (r - .004, .014), (.001, .008)],
          glaze, 96, closed=False, smooth_angle=50, parent=root)
    loop = [(r - .003, 0, h * .8), (r + .016, 0, h * .84), (r + .03, 0, h * .62), (r + .028, 0, h * .36), (r + .012, 0, h * .2), (r - .003, 0, h * .24)]
    pipe(loop, .0052, glaze, parent=root)


def mugs(parent):
    mug(parent, (-.07, -.02, .205), (14, -10, 40), plain('#E9E7E2', .2, coat=.4))
    mug(parent, (.055, .03, .2), (-10, 12, -150), plain('#23506E', .2, coat=.4))


def plate_in_quilt(parent):
    stoneware = plain('#F0EFEB', .18, coat=.4)
    root = group((0, .0, .235), (24, -16, 0), parent)
    lathe([(.001, 0), (.06, 0), (.075, .004), (.115, .016), (.117, .018), (.115, .0195), (.074, .0085), (.06, .005), (.001, .005)],
          stoneware, 96, closed=False, smooth_angle=60, parent=root)
    cylinder(.085, .0006, plain('#2F5E86', .2), 0, 96, at=(0, 0, .0066), parent=root)


def filled_carton(kind, goods, seed=6, quilt=False, turn=-27):
    root = group((0, .06, 0), (0, 0, turn))
    open_carton((.46, .34, .26), .13, parent=root)
    material = sheet(kind)
    rnd = random.Random(seed)
    if quilt:
        vertices, faces = bubble_quilt(.43, .17)
        for i, (y, z, tilt) in enumerate(((-.075, .16, 8), (.08, .165, -8))):
            path = [(x, 0, .03 * math.cos((x - .215) * 8) + .012 * math.sin(x * 21 + i)) for x in np.linspace(0, .46, 200)]
            mesh('quilt', along_path(vertices, path), faces, material, smooth=True, at=(-.215, y, z), turn=(tilt, 0, 0), parent=root)
        over = np.array([(-.19 + .19 * (1 - math.cos(a)) , 0, .215 + .085 * math.sin(a)) for a in np.linspace(.1, 2.0, 200)])
        mesh('quilt', along_path(bubble_quilt(.36, .3)[0], over), bubble_quilt(.36, .3)[1], material, smooth=True, at=(-.01, .02, 0), parent=root)
    else:
        for layer, z in enumerate((.13, .185, .232)):
            for i, x in enumerate((-.15, 0, .15)):
                for j, y in enumerate((-.075, .085)):
                    if layer == 2 and i == 1:
                        continue
                    tilt = [rnd.uniform(-22, 22), rnd.uniform(-22, 22), rnd.uniform(-30, 30)]
                    cushion_strip(1, material, seed=layer * 10 + i * 3 + j, parent=root, turn=tilt,
                                  at=(x + rnd.uniform(-.015, .015), y + rnd.uniform(-.015, .015), z + rnd.uniform(-.008, .008)))
        if goods == 'box':
            path = hanging((.02, .275), (.62, .03))
            cushion_strip(7, material, path, 40, parent=root, at=(.06, .02, 0), turn=(0, 0, -62))
    {'box': goods_box, 'mugs': mugs, 'plate': plate_in_quilt}[goods](root)
    photograph(elevation=28, lens=100, fill=.8, key=.95, rim=1.25)


def build(view, **params):
    {'roll_and_strip': roll_and_strip, 'quilt_and_roll': quilt_and_roll, 'filled_carton': filled_carton}[view](**params)
