"""The loads of the trade: timber, pavers, bricks, bottles, crates, pipes, cathodes, bales, sheets, steel coils."""

import math
import random

import numpy as np

from lib.geometry import box, copy_of, cylinder, group, lathe, ring
from lib.materials import brushed_steel, plain, shader, wood


def sawn_timber(
    rows=6, columns=7, length=1.6, board=(0.14, 0.045), stickers=True, gap=0.003, parent=None, at=(0, 0, 0)
):
    """Pack of boards along X, thin stickers between every second layer; returns root, width and height."""
    root = group(at, parent=parent, name='timber')
    woods = [wood('#E0BF8C', '#C49A63'), wood('#D8B47E', '#B98D58'), wood('#E6C896', '#CDA771')]
    rnd = random.Random(5)
    w, h = board
    z = 0
    for i in range(rows):
        for j in range(columns):
            y = (j - (columns - 1) / 2) * (w + gap)
            box((length, w, h), rnd.choice(woods), 0.002, at=(rnd.uniform(-0.006, 0.006), y, z + h / 2), parent=root)
        z += h
        if stickers and i % 2 == 1 and i < rows - 1:
            for x in (-length * 0.36, 0, length * 0.36):
                box(
                    (columns * (w + gap), 0.04, 0.018),
                    woods[1],
                    0.001,
                    turn=(0, 0, 90),
                    at=(x, 0, z + 0.009),
                    parent=root,
                )
            z += 0.018
    return root, columns * (w + gap), z


def mouldings(count=28, length=1.1, parent=None, at=(0, 0, 0)):
    """Bundle of planed mouldings; returns root, width and height."""
    root = group(at, parent=parent, name='mouldings')
    woods = [wood('#E9D3A8', '#D2B07C'), wood('#E3C896', '#C9A36B')]
    rnd = random.Random(3)
    per_row, w, h = 7, 0.032, 0.016
    rows = count // per_row
    for i in range(rows):
        for j in range(per_row):
            y = (j - (per_row - 1) / 2) * (w + 0.0008)
            box(
                (length, w, h), rnd.choice(woods), 0.003, at=(rnd.uniform(-0.008, 0.008), y, h * (i + 0.5)), parent=root
            )
    return root, per_row * (w + 0.0008), rows * h


def concrete(colour='#8E8C88', light='#A3A09B'):
    return (
        shader('concrete', colour, 0.9, specular=0.2)
        .vary('Base Color', 60, colour, light)
        .grain(250, 0.5, 5, distance=0.002)
        .material
    )


def clay(colour='#8C3F27', light='#A9543A'):
    return (
        shader('clay', colour, 0.88, specular=0.2)
        .vary('Base Color', 14, colour, light)
        .grain(220, 0.5, 5, distance=0.0015)
        .material
    )


def blocks(size, columns, rows, layers, materials, gap=0.002, seed=4, parent=None, at=(0, 0, 0), hollow=0):
    """Bricks or pavers in a regular stack; returns root, length, width, height."""
    root = group(at, parent=parent, name='blocks')
    rnd = random.Random(seed)
    x, y, z = size
    hole = plain('#2A130C', 0.95)
    for k in range(layers):
        for i in range(columns):
            for j in range(rows):
                shift = (rnd.uniform(-0.0015, 0.0015), rnd.uniform(-0.0015, 0.0015))
                place = (
                    (i - (columns - 1) / 2) * (x + gap) + shift[0],
                    (j - (rows - 1) / 2) * (y + gap) + shift[1],
                    z * (k + 0.5),
                )
                block = box((x, y, z - 0.001), rnd.choice(materials), 0.003, at=place, parent=root)
                if hollow and j == 0:
                    for c in range(hollow):
                        for d in range(2):
                            box(
                                (x / (hollow + 1.4), 0.004, z / 3),
                                hole,
                                0.002,
                                parent=block,
                                at=(
                                    (c - (hollow - 1) / 2) * x / (hollow + 0.35),
                                    -y / 2 + 0.0012,
                                    (d - 0.5) * z * 0.42,
                                ),
                            )
    return root, columns * (x + gap), rows * (y + gap), layers * z


def bottle(material, cap, radius=0.033, height=0.25, parent=None, at=(0, 0, 0)):
    r, h = radius, height
    root = group(at, parent=parent, name='bottle')
    lathe(
        [
            (0.001, 0),
            (r * 0.9, 0),
            (r, h * 0.02),
            (r, h * 0.58),
            (r * 0.92, h * 0.66),
            (r * 0.42, h * 0.86),
            (r * 0.4, h * 0.93),
            (0.001, h * 0.93),
        ],
        material,
        32,
        closed=False,
        smooth_angle=60,
        parent=root,
    )
    cylinder(r * 0.46, h * 0.08, cap, 0.001, 24, at=(0, 0, h * 0.94), parent=root)
    return root


def bottle_tray(columns, rows, glass, cap, tray, radius=0.033, height=0.25, parent=None, at=(0, 0, 0), edge_only=True):
    """Open tray of bottles; only the outer rows are modelled."""
    root = group(at, parent=parent, name='tray')
    pitch = radius * 2.04
    x, y = columns * pitch, rows * pitch
    first = None
    for i in range(columns):
        for j in range(rows):
            if edge_only and 1 < i < columns - 2 and 1 < j < rows - 2:
                continue
            place = ((i - (columns - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch, 0.003)
            if first is None:
                first = bottle(glass, cap, radius, height, root, place)
            else:
                holder = group(place, parent=root)
                for part in first.children:
                    copy_of(part, parent=holder)
    for side in (-1, 1):
        box((x + 0.008, 0.003, height * 0.34), tray, 0.0006, at=(0, side * (y / 2 + 0.002), height * 0.17), parent=root)
        box((0.003, y + 0.008, height * 0.34), tray, 0.0006, at=(side * (x / 2 + 0.002), 0, height * 0.17), parent=root)
    box((x + 0.006, y + 0.006, 0.003), tray, 0, at=(0, 0, 0.0015), parent=root)
    return root, x + 0.01, y + 0.01


def crate(size=(0.9, 0.6, 0.55), parent=None, at=(0, 0, 0)):
    """Export crate of planks with battens; stands on two bearers."""
    x, y, z = size
    root = group(at, parent=parent, name='crate')
    planks, battens = wood('#E3C48F', '#CBA168'), wood('#D9B67E', '#BE9159')
    count = 5
    h = (z - 0.06) / count
    for k in range(count):
        for side in (-1, 1):
            box((x, 0.018, h - 0.003), planks, 0.002, at=(0, side * (y / 2 - 0.009), 0.06 + h * (k + 0.5)), parent=root)
            box(
                (y - 0.036, 0.018, h - 0.003),
                planks,
                0.002,
                turn=(0, 0, 90),
                at=(side * (x / 2 - 0.009), 0, 0.06 + h * (k + 0.5)),
                parent=root,
            )
    across = 6
    for j in range(across):
        box(
            (x + 0.02, y / across - 0.003, 0.018),
            planks,
            0.002,
            at=(0, (j - (across - 1) / 2) * y / across, z + 0.009),
            parent=root,
        )
    for side in (-1, 1):
        for end in (-1, 1):
            box(
                (z - 0.06, 0.07, 0.018),
                battens,
                0.002,
                turn=(0, 90, 0),
                at=(end * (x / 2 - 0.045), side * (y / 2 + 0.009), (z + 0.06) / 2),
                parent=root,
            )
            box(
                (z - 0.06, 0.06, 0.018),
                battens,
                0.002,
                turn=(0, 90, 90),
                at=(end * (x / 2 + 0.009), side * (y / 2 - 0.045), (z + 0.06) / 2),
                parent=root,
            )
        box((x, 0.08, 0.06), battens, 0.003, at=(0, side * (y / 2 - 0.06), 0.03), parent=root)
    return root


def pipes(rings=2, radius=0.055, length=1.5, wall=0.005, material=None, parent=None, at=(0, 0, 0)):
    """Hexagonal bundle of pipes along X, centred; returns root, the centres (y, z) and the bundle's bottom."""
    root = group(at, parent=parent, name='pipes')
    material = material or brushed_steel('#A9AFB5', 0.32)
    pitch = radius * 2.003
    centres = []
    for q in range(-rings, rings + 1):
        for r in range(max(-rings, -q - rings), min(rings, -q + rings) + 1):
            centres.append((pitch * (q + r / 2), pitch * r * math.sqrt(3) / 2))
    first = None
    for y, z in centres:
        turn = (0, 90, 0)
        if first is None:
            first = ring(radius - wall, radius, length, material, 0.001, 48, at=(0, y, z), turn=turn, parent=root)
        else:
            copy_of(first, at=(random.Random(y * 99 + z).uniform(-0.008, 0.008), y, z), turn=turn, parent=root)
    return root, centres


def hull_loop(centres, radius, steps=24):
    """Strap path round circles in the YZ plane (convex hull): points (0, y, z) and outward normals."""
    points = np.array(
        [
            (y + radius * math.cos(a), z + radius * math.sin(a))
            for y, z in centres
            for a in np.linspace(0, 2 * math.pi, steps, endpoint=False)
        ]
    )
    points = points[np.lexsort((points[:, 1], points[:, 0]))]

    def chain(sequence):
        hull = []
        for p in sequence:
            while len(hull) > 1 and np.cross(hull[-1] - hull[-2], p - hull[-2]) <= 0:
                hull.pop()
            hull.append(p)
        return hull

    hull = np.array(chain(points)[:-1] + chain(points[::-1])[:-1])
    hull = np.concatenate([hull, hull[:1]])
    path = np.column_stack([np.zeros(len(hull)), hull])
    normals = path - path[:-1].mean(0)
    tangent = np.gradient(path, axis=0)
    tangent[0] = tangent[-1] = path[1] - path[-2]
    outward = np.cross(tangent, (1, 0, 0))
    outward *= np.sign((outward * normals).sum(1, keepdims=True))
    return path, outward


def cathodes(count=22, size=(1.0, 0.96, 0.008), parent=None, at=(0, 0, 0)):
    """Pack of copper cathode plates, edges uneven, with their grown nodular skin; returns root and height."""
    root = group(at, parent=parent, name='cathodes')
    copper = (
        shader('copper', '#B4572F', 0.42, metal=1)
        .vary('Base Color', 5, '#9C4526', '#C06A42')
        .vary('Roughness', 30, 0.34, 0.55)
    )
    copper = copper.grain(140, 0.55, 4, distance=0.003).material
    rnd = random.Random(7)
    pitch = size[2] + 0.003
    for i in range(count):
        box(
            (size[0] - rnd.uniform(0, 0.012), size[1] - rnd.uniform(0, 0.012), size[2]),
            copper,
            0.003,
            segments=2,
            parent=root,
            at=(rnd.uniform(-0.006, 0.006), rnd.uniform(-0.006, 0.006), pitch * (i + 0.5)),
            turn=(0, 0, rnd.uniform(-0.25, 0.25)),
        )
    return root, count * pitch


def pulp_bale(size=(0.8, 0.7, 0.45), parent=None, at=(0, 0, 0), sheets=26, seed=2):
    """Bale of white pulp sheets in a grey-white wrapper sheet."""
    root = group(at, parent=parent, name='bale')
    x, y, z = size
    pulp = (
        shader('pulp', '#C9C4B6', 0.92, specular=0.15)
        .vary('Base Color', 12, '#C2BCAC', '#D2CDC1')
        .grain(90, 0.6, 6, distance=0.003)
        .material
    )
    rnd = random.Random(seed)
    h = z / sheets
    for i in range(sheets):
        skin = 0.0 if 0 < i < sheets - 1 else 0.004
        box(
            (x - rnd.uniform(0, 0.008) + skin, y - rnd.uniform(0, 0.008) + skin, h - 0.001),
            pulp,
            0.004,
            segments=2,
            at=(rnd.uniform(-0.003, 0.003), rnd.uniform(-0.003, 0.003), h * (i + 0.5)),
            parent=root,
        )
    return root


def steel_sheets(count=14, size=(0.7, 0.5, 0.006), material=None, parent=None, at=(0, 0, 0)):
    root = group(at, parent=parent, name='sheets')
    material = material or brushed_steel('#9DA3AA', 0.3)
    rnd = random.Random(11)
    for i in range(count):
        box(
            (size[0], size[1], size[2] - 0.0006),
            material,
            0.0006,
            parent=root,
            at=(rnd.uniform(-0.0015, 0.0015), rnd.uniform(-0.0015, 0.0015), size[2] * (i + 0.5)),
        )
    return root, count * size[2]
