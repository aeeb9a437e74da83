"""Film for air cushions: the roll and what becomes of it, or cushions round goods in a carton."""

import math
import random

import numpy as np

from lib.base import RED
from lib.cushions import along_path, bubble_quilt, cushion_film, cushion_strip, green_cushion_film
from lib.films import film_roll
from lib.geometry import bezier, box, cylinder, group, lathe, mesh, pipe
from lib.labels import product_label
from lib.loads import open_carton
from lib.materials import cardboard, plain
from lib.studio import photograph


def sheet(kind):
    return green_cushion_film() if kind == 'green' else cushion_film()


def roll(length, outer, core, kind, label=None, seed=1):
    tint, heart = ('#A9D3A6', '#8FBF90') if kind == 'green' else ('#CFDADF', '#B9C6CC')
    return film_roll(
        length, outer, core, tint, 0.25, label, (0.15, 0.075), -150, heart=heart, overhang=0.004, seed=seed
    )


def board_under(at, size, turn):
    """Sheet of corrugated board: clear film shows only against something darker than the backdrop."""
    return box((*size, 0.005), cardboard('#B08D65', '#A5815A'), 0.0015, at=(*at, 0.0025), turn=(0, 0, turn))


def roll_and_strip(kind, title, size, facts, outer, strips):
    label = product_label(title, size, *facts, height=640)
    body = roll(0.2, outer / 2000, 0.025, kind, label)
    body.location = (-0.16, 0.16, 0.104)
    material = sheet(kind)
    count, x, y, turn = strips[0]
    board_under((x, y), (count * 0.1 + 0.08, 0.27), turn)
    for i, (count, x, y, turn) in enumerate(strips):
        cushion_strip(count, material, seed=10 * i + 3, at=(x, y, 0.035), turn=(0, 0, turn))
    photograph(elevation=22, fill=0.76, key=0.9, rim=1.3)


def quilt_and_roll(title, size, facts):
    body = roll(0.4, 0.0825, 0.038, 'clear', product_label(title, size, *facts, height=640), 3)
    body.rotation_euler = (math.radians(90), math.radians(-110), math.radians(72))
    body.location = (0.02, 0.26, 0.083)
    vertices, faces = bubble_quilt(0.62)
    path = np.array(
        [(x, 0, 0.011 + 0.014 * math.sin(x * 7) ** 2 + 0.10 * max(0, x - 0.46) ** 2) for x in np.linspace(0, 0.64, 300)]
    )
    mesh(
        'quilt',
        along_path(vertices, path),
        faces,
        sheet('clear'),
        smooth=True,
        at=(-0.30, -0.06, 0.006),
        turn=(0, 0, -14),
    )
    board_under((0.0, -0.14), (0.72, 0.44), -14)
    photograph(elevation=26, fill=0.76, key=0.9, rim=1.3)


def goods_box(parent):
    holder = group((-0.01, 0.01, 0.245), (8, -9, 14), parent)
    box((0.17, 0.12, 0.12), plain('#E9EAEB', 0.35), 0.003, parent=holder)
    box((0.1704, 0.1204, 0.034), plain(RED, 0.35), 0.003, at=(0, 0, -0.005), parent=holder)


def mug(parent, at, turn, glaze):
    root = group(at, turn, parent)
    r, h = 0.042, 0.096
    lathe(
        [
            (0.001, 0),
            (r * 0.8, 0),
            (r * 0.86, 0.003),
            (r, 0.012),
            (r, h - 0.002),
            (r - 0.0015, h),
            (r - 0.003, h - 0.002),
            (r - 0.004, 0.014),
            (0.001, 0.008),
        ],
        glaze,
        96,
        closed=False,
        smooth_angle=50,
        parent=root,
    )
    loop = [
        (r - 0.003, 0, h * 0.8),
        (r + 0.016, 0, h * 0.84),
        (r + 0.03, 0, h * 0.62),
        (r + 0.028, 0, h * 0.36),
        (r + 0.012, 0, h * 0.2),
        (r - 0.003, 0, h * 0.24),
    ]
    pipe(loop, 0.0052, glaze, parent=root)


def mugs(parent):
    mug(parent, (-0.07, -0.02, 0.205), (14, -10, 40), plain('#E9E7E2', 0.2, coat=0.4))
    mug(parent, (0.055, 0.03, 0.2), (-10, 12, -150), plain('#23506E', 0.2, coat=0.4))


def plate_in_quilt(parent):
    stoneware = plain('#F0EFEB', 0.18, coat=0.4)
    root = group((0, 0.0, 0.235), (24, -16, 0), parent)
    lathe(
        [
            (0.001, 0),
            (0.06, 0),
            (0.075, 0.004),
            (0.115, 0.016),
            (0.117, 0.018),
            (0.115, 0.0195),
            (0.074, 0.0085),
            (0.06, 0.005),
            (0.001, 0.005),
        ],
        stoneware,
        96,
        closed=False,
        smooth_angle=60,
        parent=root,
    )
    cylinder(0.085, 0.0006, plain('#2F5E86', 0.2), 0, 96, at=(0, 0, 0.0066), parent=root)


def filled_carton(kind, goods, seed=6, quilt=False, turn=-27):
    root = group((0, 0.06, 0), (0, 0, turn))
    open_carton((0.46, 0.34, 0.26), 0.13, parent=root)
    material = sheet(kind)
    rnd = random.Random(seed)
    if quilt:
        vertices, faces = bubble_quilt(0.43, 0.17)
        for i, (y, z, tilt) in enumerate(((-0.075, 0.16, 8), (0.08, 0.165, -8))):
            path = [
                (x, 0, 0.03 * math.cos((x - 0.215) * 8) + 0.012 * math.sin(x * 21 + i))
                for x in np.linspace(0, 0.46, 200)
            ]
            mesh(
                'quilt',
                along_path(vertices, path),
                faces,
                material,
                smooth=True,
                at=(-0.215, y, z),
                turn=(tilt, 0, 0),
                parent=root,
            )
        over = np.array(
            [(-0.19 + 0.19 * (1 - math.cos(a)), 0, 0.215 + 0.085 * math.sin(a)) for a in np.linspace(0.1, 2.0, 200)]
        )
        mesh(
            'quilt',
            along_path(bubble_quilt(0.36, 0.3)[0], over),
            bubble_quilt(0.36, 0.3)[1],
            material,
            smooth=True,
            at=(-0.01, 0.02, 0),
            parent=root,
        )
    else:
        for layer, z in enumerate((0.13, 0.185, 0.232)):
            for i, x in enumerate((-0.13, 0, 0.13)):
                for j, y in enumerate((-0.055, 0.06)):
                    if layer == 2 and i == 1:
                        continue
                    tilt = [rnd.uniform(-22, 22), rnd.uniform(-22, 22), rnd.uniform(-30, 30)]
                    cushion_strip(
                        1,
                        material,
                        seed=layer * 10 + i * 3 + j,
                        parent=root,
                        turn=tilt,
                        at=(
                            x + rnd.uniform(-0.015, 0.015),
                            y + rnd.uniform(-0.015, 0.015),
                            z + rnd.uniform(-0.008, 0.008),
                        ),
                    )
        if goods == 'box':
            over = bezier((0.02, 0, 0.275), (0.16, 0, 0.31), (0.29, 0, 0.33), (0.295, 0, 0.14), 300)
            down = bezier((0.295, 0, 0.14), (0.30, 0, 0.02), (0.36, 0, 0.033), (0.62, 0, 0.033), 300)
            path = np.concatenate([over, down[1:]])
            cushion_strip(7, material, path, 40, parent=root, at=(0.09, 0.02, 0), turn=(0, 0, -80))
    {'box': goods_box, 'mugs': mugs, 'plate': plate_in_quilt}[goods](root)
    photograph(elevation=28, lens=100, fill=0.8, key=0.95, rim=1.25)


def build(view, **params):
    {'roll_and_strip': roll_and_strip, 'quilt_and_roll': quilt_and_roll, 'filled_carton': filled_carton}[view](**params)
