"""Stretch film at work: pallets wrapped clear, black and ventilated, the pre-stretch rollers, a bundle of profiles."""

import math
import random

import numpy as np

from lib.base import DARK, RED
from lib.corners import board_corner
from lib.drawn_film import clear_film, drawn_film, round_corner
from lib.films import clear_roll, film_roll
from lib.geometry import UPRIGHT, box, copy_of, cylinder, decal, grid_faces, group, lathe, mesh
from lib.goods import bottle_tray
from lib.labels import product_label
from lib.loads import PALLET_HEIGHT, carton_stack, pallet, stretch_wrap
from lib.materials import brushed_steel, cardboard, film, plain, plastic, powder_coat, rubber, shader, wood
from lib.studio import photograph
from lib.wrappers import spiral_film
from products.film_rolls import perforated


def tight_film(opacity=0.08, gloss=2.0):
    return film(
        '#F6FAFD',
        opacity,
        gloss=gloss,
        haze=0.04,
        wrinkles=0.5,
        wrinkle_scale=3,
        wrinkle_depth=0.03,
        stretch=(1.1, 4, 1),
        coordinates='UV',
    )


def sheet_between(start, end, low, high, material, parent=None):
    """Film drawn straight from one upright line to another."""
    rows, columns = 40, 16
    start, end = np.array(start, float), np.array(end, float)
    vertices, uv = [], []
    for i in range(rows):
        s = i / (rows - 1)
        neck = 0.03 * math.sin(math.pi * s) * (high - low)
        for z in np.linspace(low + neck, high - neck, columns):
            p = start + (end - start) * s
            vertices.append((*p, z))
            uv.append((s * np.linalg.norm(end - start), z))
    return mesh('film', vertices, grid_faces(rows, columns), material, smooth=True, uv=uv, parent=parent)


def wrapped_by_hand():
    """The first turns round the foot of the load; the roll stands before it on the floor, its film drawn from the corner."""
    root = group(turn=(0, 0, -30))
    pallet(parent=root)
    carton_stack(layers=4, layer_height=0.26, parent=root)
    stretch_wrap(1.18, 0.98, 0.04, 0.48, band=0.5, step=0.5, material=clear_film(0.03, 1.1), parent=root)
    overhang, radius = 0.018, 0.053
    at = np.array((0.36, -0.83))
    roll = film_roll(0.5, radius, 0.025, overhang=overhang, parent=root)
    roll.location = (*at, 0.25 + overhang)
    behind = (radius + 0.0008) * np.array((math.sin(math.radians(17)), math.cos(math.radians(17))))
    plan, free = round_corner((-0.602, -0.2), (-0.602, -0.502), at + behind)
    fall = np.clip(np.arange(len(plan)) - free, 0, None) / (len(plan) - 1 - free)
    low = 0.07 + (overhang - 0.07) * fall
    drawn_film(np.c_[plan, low], np.c_[plan, low + 0.5], free, root, folds=8, slope=(-1.0, -0.2))
    photograph(elevation=17, fill=0.8)


def black_pallet():
    root = group(turn=(0, 0, -32))
    pallet(parent=root)
    opaque = shader('black film', '#0D0E10', 0.22, specular=0.5, coat=0.2)
    noise = opaque.node('ShaderNodeTexNoise', Scale=3.0, Detail=6, Distortion=0.6)
    opaque.link(opaque.coordinates('UV', (1.1, 4, 1)), noise.inputs['Vector'])
    opaque.relief(noise.outputs['Fac'], 0.5, 0.03)
    top = PALLET_HEIGHT + 1.0
    box((1.18, 0.98, 1.0), plain('#0D0E10', 0.4), 0.03, at=(0, 0, PALLET_HEIGHT + 0.498), parent=root)
    stretch_wrap(1.18, 0.98, 0.05, top - 0.05, step=0.3, material=opaque.material, parent=root)
    rows, columns = 30, 30
    cap = [
        (
            (i / 29 - 0.5) * 1.2,
            (j / 29 - 0.5) * 1.0,
            top + 0.004 + 0.003 * math.sin(i * 1.3 + j * 0.4) * math.sin(j * 1.1),
        )
        for i in range(rows)
        for j in range(columns)
    ]
    mesh(
        'cap', cap, grid_faces(rows, columns), opaque.material, smooth=True, uv=[(x, y) for x, y, _ in cap], parent=root
    )
    decal(
        0.30,
        0.30 * 5.2 / 12,
        product_label('Film stretch negro', '23 µm × 500 mm', 'Carga protegida de la luz'),
        at=(-0.1, -0.512, 0.86),
        turn=UPRIGHT,
        parent=root,
    )
    photograph(elevation=17, fill=0.76)


def pre_stretch():
    """The carriage of a wrapper from near: roll, two rubber rollers, the film between them."""
    root = group(turn=(0, 0, -16))
    steel, dark, red = brushed_steel(), powder_coat(DARK), powder_coat(RED, 0.36)
    height = 0.56
    for z in (0.03, height + 0.1):
        box((0.62, 0.34, 0.03), dark, 0.006, at=(0.02, 0.04, z), parent=root)
    box((0.62, 0.04, height + 0.13), dark, 0.006, at=(0.02, 0.21, (height + 0.13) / 2), parent=root)
    box((0.622, 0.042, 0.06), red, 0.006, at=(0.02, 0.21, height + 0.03), parent=root)
    roll = film_roll(0.5, 0.105, 0.038, parent=root, overhang=0.006)
    roll.location = (-0.19, 0.05, 0.05 + 0.256)
    grip = rubber('#2A2D30')
    for x, y, r in ((0.06, -0.04, 0.033), (0.15, 0.05, 0.033)):
        cylinder(r, 0.5, grip, 0.003, 64, at=(x, y, 0.306), parent=root)
        for z in (0.05, 0.562):
            cylinder(0.012, 0.03, steel, 0.001, 32, at=(x, y, z), parent=root)
    cylinder(0.016, 0.5, steel, 0.002, 48, at=(0.25, -0.08, 0.306), parent=root)
    clear = tight_film(0.16, 2.4)
    sheet_between((-0.175, -0.054), (0.055, -0.073), 0.056, 0.556, clear, parent=root)
    sheet_between((0.085, -0.018), (0.127, 0.03), 0.056, 0.556, clear, parent=root)
    sheet_between((0.172, 0.075), (0.262, -0.068), 0.062, 0.55, clear, parent=root)
    sheet_between((0.262, -0.068), (0.62, -0.22), 0.07, 0.54, clear, parent=root)['loose'] = True
    photograph(elevation=20, fill=0.86)


def wrapped_bottles():
    root = group(turn=(0, 0, -42))
    pallet(parent=root, length=1.2, width=1.0)
    glass = shader('bottle', '#12331C', 0.08, specular=0.6, coat=0.5).material
    cap, tray = plain('#B8141E', 0.35), cardboard()
    z = PALLET_HEIGHT
    for _ in range(3):
        _, x, y = bottle_tray(17, 14, glass, cap, tray, 0.0335, 0.26, root, (0, 0, z))
        z += 0.258
        box((x, y, 0.004), tray, 0.001, at=(0, 0, z + 0.002), parent=root)
        z += 0.005
    sheet = film(
        '#F6FAFD',
        0.02,
        gloss=1.0,
        rough=0.06,
        haze=0.04,
        wrinkles=0.16,
        wrinkle_scale=2.2,
        wrinkle_depth=0.02,
        stretch=(1.1, 5, 1),
        coordinates='UV',
    )
    stretch_wrap(x, y, 0.06, z, step=0.44, material=sheet, parent=root)
    photograph(elevation=15, fill=0.8, rim=1.2)


def cherry_boxes():
    root = group(turn=(0, 0, -30))
    pallet(parent=root, length=1.2, width=1.0)
    board, ink = cardboard('#D9D6CE', '#CFCBC2'), plain('#9C1326', 0.6)
    hole = plain('#2A2420', 0.9)
    size = (0.395, 0.49, 0.1)
    layers = 8
    first = None
    for k in range(layers):
        for i in range(3):
            for j in range(2):
                at = ((i - 1) * 0.4, (j - 0.5) * 0.495, PALLET_HEIGHT + size[2] * (k + 0.5))
                if first is None:
                    first = group(at, parent=root)
                    box((size[0], size[1], size[2] - 0.003), board, 0.003, parent=first)
                    for side in (-1, 1):
                        box(
                            (size[0] + 0.0004, 0.001, 0.022), ink, 0, at=(0, side * (size[1] / 2), -0.024), parent=first
                        )
                        box(
                            (0.001, size[1] + 0.0004, 0.022), ink, 0, at=(side * (size[0] / 2), 0, -0.024), parent=first
                        )
                        box((0.09, 0.002, 0.022), hole, 0.0005, at=(0, side * (size[1] / 2), 0.02), parent=first)
                        box((0.002, 0.09, 0.022), hole, 0.0005, at=(side * (size[0] / 2), 0, 0.02), parent=first)
                else:
                    holder = group(at, parent=root)
                    for part in first.children:
                        copy_of(part, parent=holder)
    x, y, top = 1.196, 0.986, layers * size[2]
    for sx in (-1, 1):
        for sy in (-1, 1):
            board_corner(top, 0.05, 0.004, parent=root, at=(sx * x / 2, sy * y / 2, PALLET_HEIGHT), facing=(sx, sy))
    net = perforated('#EAF2F7', opacity=0.2, gloss=1.2, haze=0.1, shadow=0.9)
    stretch_wrap(x + 0.01, y + 0.01, 0.06, PALLET_HEIGHT + top - 0.06, step=0.44, material=net, parent=root)
    photograph(elevation=17, fill=0.78)


def profile_bundle():
    """Aluminium profiles held by a few turns of the mini roll, which stands before them."""
    root = group(turn=(0, 0, -34))
    metal = shader('profile', '#B4B9BE', 0.32, metal=1).grain(200, 0.04, 2, (0.05, 1, 1)).material
    for j in range(4):
        for k in range(3):
            y, z = (j - 1.5) * 0.0305, 0.0155 + k * 0.0305
            box((0.62, 0.03, 0.03), metal, 0.0015, at=(0.004 * ((j + k) % 3), y, z), parent=root)
            box(
                (0.001, 0.024, 0.024),
                plain('#15171A', 0.8),
                0.001,
                at=(-0.3095 + 0.004 * ((j + k) % 3), y, z),
                parent=root,
            )
    for x in (-0.15, 0.16):
        for turn_index in range(3):
            holder = group((x + 0.012 * turn_index, 0, 0.0), (0, 0, 90), root)
            wrap_path = _box_path(0.1225 + 0.0012 * turn_index, 0.0925 + 0.0012 * turn_index)
            rows = [(px, py, pz) for px, pz in wrap_path for py in np.linspace(-0.05, 0.05, 6)]
            uv = [(s, py) for s in np.linspace(0, 0.43, len(wrap_path)) for py in np.linspace(-0.05, 0.05, 6)]
            mesh('band', rows, grid_faces(len(wrap_path), 6), tight_film(0.2, 2.4), smooth=True, uv=uv, parent=holder)
    body = film_roll(0.1, 0.034, 0.019, overhang=0.001, parent=root)
    lathe(
        [
            (0.0115, -0.075),
            (0.015, -0.078),
            (0.0165, -0.07),
            (0.0155, -0.055),
            (0.0185, -0.05),
            (0.0185, 0.05),
            (0.0155, 0.056),
            (0.0165, 0.12),
            (0.0175, 0.15),
            (0.0165, 0.158),
            (0.0, 0.161),
            (0.0, -0.075),
        ],
        plastic(RED, 0.32),
        64,
        parent=body,
    )
    body.rotation_euler = (math.radians(90), 0, math.radians(70))
    body.location = (-0.02, -0.17, 0.0345)
    photograph(elevation=25, fill=0.82, lens=95)


def spiral_profiles():
    """Aluminium profiles wrapped from end to end, a narrow roll beside."""
    root = group(turn=(0, 0, -34))
    metal = shader('profile', '#777E85', 0.34, metal=1).grain(200, 0.04, 2, (0.05, 1, 1)).material
    void = plain('#15171A', 0.8)
    side, columns, rows, length = 0.05, 5, 4, 1.1
    for j in range(columns):
        for k in range(rows):
            at = (0.004 * ((j + k) % 3), (j - (columns - 1) / 2) * (side + 0.0005), side * (k + 0.5))
            box((length, side - 0.001, side - 0.001), metal, 0.002, at=at, parent=root)
            box((0.001, side - 0.01, side - 0.01), void, 0.001, at=(at[0] - length / 2, at[1], at[2]), parent=root)
    spiral_film(0.86, columns * side, rows * side, -0.5, 0.004, 0.08, 0.125, root, tight_film(0.1, 1.8), 0.004)
    roll = clear_roll(0.125, 0.0965, 0.038, parent=root)
    roll.rotation_euler = (math.radians(90), 0, math.radians(66))
    roll.location = (-0.18, -0.34, 0.0965)
    photograph(elevation=22, fill=0.84)


def spiral_timber():
    """Planed timber wrapped from end to end, a roll of 250 mm beside."""
    root = group(turn=(0, 0, -34))
    woods = [wood('#E0C08E', '#C9A067'), wood('#D9B680', '#BF945A'), wood('#E6CA9D', '#CFA973')]
    board, columns, rows, length = (0.12, 0.04), 5, 8, 1.6
    rnd = random.Random(5)
    for j in range(columns):
        for k in range(rows):
            box(
                (length, board[0] - 0.002, board[1] - 0.0015),
                rnd.choice(woods),
                0.0025,
                at=(rnd.uniform(-0.004, 0.004), (j - (columns - 1) / 2) * board[0], board[1] * (k + 0.5)),
                parent=root,
            )
    spiral_film(1.36, columns * board[0], rows * board[1], -0.74, 0.004, 0.15, 0.25, root, tight_film(0.06, 1.6), 0.004)
    roll = clear_roll(0.25, 0.114, 0.038, parent=root)
    roll.location = (-0.28, -0.56, 0.131)
    photograph(elevation=20, fill=0.84)


def _box_path(width, height, radius=0.004, steps=5):
    points = []
    for cx, cz, start in ((1, 0, -90), (1, 1, 0), (-1, 1, 90), (-1, 0, 180)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append(
                (
                    cx * (width / 2 - radius) + radius * math.cos(a),
                    (radius if cz == 0 else height - radius) + radius * math.sin(a),
                )
            )
    return points + points[:1]


views = {
    f.__name__: f
    for f in (
        wrapped_by_hand,
        black_pallet,
        pre_stretch,
        wrapped_bottles,
        cherry_boxes,
        profile_bundle,
        spiral_profiles,
        spiral_timber,
    )
}


def build(view):
    views[view]()
