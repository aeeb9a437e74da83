"""Film for air cushions: the roll and what becomes of it, or cushions round goods in a carton."""
import math
import random

import numpy as np

from lib.base import RED
from lib.cushions import along_path, bubble_quilt, cushion_film, cushion_strip, green_cushion_film, hanging
from lib.films import film_roll
from lib.geometry import box, cylinder, grid_faces, group, lathe, mesh
from lib.labels import product_label
from lib.loads import open_carton
from lib.materials import plain, shader
from lib.studio import photograph


def sheet(kind):
    return green_cushion_film() if kind == 'green' else cushion_film()


def roll(length, outer, core, kind, label=None, seed=1):
    tint, heart = ('#A9D3A6', '#8FBF90') if kind == 'green' else ('#CFDADF', '#B9C6CC')
    return film_roll(length, outer, core, tint, .25, label, (.15, .075), -150, heart=heart, overhang=.004, seed=seed)


def roll_and_strip(kind, title, size, facts, outer, strips):
    label = product_label(title, size, *facts, height=640)
    body = roll(.2, outer / 2000, .025, kind, label)
    body.location = (-.12, .1, .104)
    material = sheet(kind)
    for i, (count, x, y, turn) in enumerate(strips):
        cushion_strip(count, material, seed=10 * i + 3, at=(x, y, .029), turn=(0, 0, turn))
    photograph(elevation=22, fill=.76, key=.9, rim=1.3)


def quilt_and_roll(title, size, facts):
    body = roll(.4, .0825, .038, 'clear', product_label(title, size, *facts, height=640), 3)
    body.rotation_euler = (math.radians(90), math.radians(-110), math.radians(72))
    body.location = (-.02, .22, .083)
    vertices, faces = bubble_quilt(.62)
    path = np.array([(x, 0, .011 + .014 * math.sin(x * 7) ** 2 + .10 * max(0, x - .46) ** 2) for x in np.linspace(0, .64, 300)])
    mesh('quilt', along_path(vertices, path), faces, sheet('clear'), smooth=True, at=(-.30, -.06, 0), turn=(0, 0, -14))
    photograph(elevation=26, fill=.76, key=.9, rim=1.3)


def goods_box(parent):
    holder = group((-.01, .01, .245), (8, -9, 14), parent)
    box((.17, .12, .12), plain('#E9EAEB', .35), .003, parent=holder)
    box((.1704, .1204, .034), plain(RED, .35), .003, at=(0, 0, -.005), parent=holder)


def shoe(parent, at, turn, upper, sole):
    """A plain low shoe, toe along +X."""
    root = group(at, turn, parent)
    stations = 40
    ring_steps = 28
    vertices = []
    for i in range(stations):
        t = i / (stations - 1)
        half = .012 + .034 * math.sin(math.pi * min(1, t * .93 + .05)) ** .6 * (1 - .12 * math.exp(-((t - .42) / .12) ** 2))
        top = .062 * (1 - t) ** .35 * (.55 + .45 * math.exp(-((t - .12) / .25) ** 2)) + .026 * (1 - max(0, t - .86) ** 2 * 30)
        for k in range(ring_steps):
            a = 2 * math.pi * k / ring_steps
            y, z = math.cos(a), math.sin(a)
            vertices.append((-.13 + .26 * t, half * math.copysign(abs(y) ** .75, y), max(.0, top * (.5 + .5 * math.copysign(abs(z) ** .7, z)))))
    faces = grid_faces(stations, ring_steps, wrap_columns=True)
    faces += [tuple(range(ring_steps)), tuple(range((stations - 1) * ring_steps, stations * ring_steps))[::-1]]
    mesh('upper', vertices, faces, upper, smooth=True, at=(0, 0, .018), parent=root)
    low = [(x, y * 1.06, min(z, .001)) for x, y, z in vertices]
    body = mesh('sole', [(x * 1.02, y, .018 if i % ring_steps < ring_steps // 2 else 0) for i, (x, y, z) in enumerate(low)], faces, sole,
                parent=root)
    return body


def shoes(parent):
    upper, sole = shader('leather', '#3A2A1E', .42, specular=.4).grain(400, .15).material, plain('#E8E4DA', .6)
    shoe(parent, (-.02, -.045, .2), (4, -6, 12), upper, sole)
    shoe(parent, (.02, .055, .205), (-5, -4, 192), upper, sole)


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
        vertices, faces = bubble_quilt(.5, .34)
        for i, (y, z, tilt) in enumerate(((-.08, .14, 10), (.09, .15, -12))):
            path = [(x, 0, .03 * math.cos((x - .25) * 8) + .012 * math.sin(x * 21 + i)) for x in np.linspace(0, .5, 200)]
            mesh('quilt', along_path(vertices, path), faces, material, smooth=True, at=(-.25, y, z), turn=(tilt, 0, 0), parent=root)
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
    {'box': goods_box, 'shoes': shoes, 'plate': plate_in_quilt}[goods](root)
    photograph(elevation=28, lens=100, fill=.8, key=.95, rim=1.25)


def build(view, **params):
    {'roll_and_strip': roll_and_strip, 'quilt_and_roll': quilt_and_roll, 'filled_carton': filled_carton}[view](**params)
