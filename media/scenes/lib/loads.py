"""What is packed: pallets, cartons, stacks; and what holds them: a strap round a load, stretch film round a pallet."""
import math
import random

import numpy as np

from lib.base import PET_GREEN
from lib.geometry import UPRIGHT, box, decal, grid_faces, group, loop_round, mesh, ribbon
from lib.labels import handling_marks
from lib.materials import cardboard, film, plain, wood

PALLET_HEIGHT = .144
CARTON_TONES = (('#B08D65', '#A5815A'), ('#B7966F', '#AC8A63'), ('#A8865F', '#9D7A54'))


def pallet(length=1.2, width=1.0, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Four-way wooden pallet, centred on the floor, long side along X; the deck is at PALLET_HEIGHT."""
    timber = wood('#C9A06C', '#A77E4E')
    root = group(at, turn, parent, 'pallet')
    for i in range(7):
        box((length, .105, .022), timber, .003, at=(0, -width / 2 + .0525 + i * (width - .105) / 6, .133), parent=root)
    for x in (-length / 2 + .05, 0, length / 2 - .05):
        box((width, .10, .022), timber, .003, at=(x, 0, .111), turn=(0, 0, 90), parent=root)
        for y in (-width / 2 + .07, 0, width / 2 - .07):
            box((.10, .14, .078), timber, .004, at=(x, y, .061), parent=root)
    for y in (-width / 2 + .07, 0, width / 2 - .07):
        box((length, .14, .022), timber, .003, at=(0, y, .011), parent=root)
    return root


class CartonKit:
    """The materials of cartons, made once for a whole stack."""

    def __init__(self):
        self.boards = [cardboard(*tones) for tones in CARTON_TONES]
        self.tape = plain('#C9A877', .25, specular=.6)
        self.marks = handling_marks()


def carton(size, kit=None, tone=0, marks='front', taped=True, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Closed carton standing on `at`; tape along X over the top and down the ends; marks: front, side, both or None."""
    kit = kit or CartonKit()
    x, y, z = size
    root = group(at, turn, parent, 'carton')
    box(size, kit.boards[tone], .004, at=(0, 0, z / 2), parent=root)
    if taped:
        box((x + .0006, min(.05, y * .3), z + .0006), kit.tape, .004, at=(0, 0, z / 2), parent=root)
    print_width = min(.19, x * .36, z * 1.2)
    if marks in ('front', 'both'):
        decal(print_width, print_width * 4 / 9, kit.marks, at=(-x * .22, -y / 2 - .0006, z * .32), turn=UPRIGHT, parent=root)
    if marks in ('side', 'both'):
        decal(print_width, print_width * 4 / 9, kit.marks, at=(-x / 2 - .0006, y * .24, z * .32), turn=(90, 0, -90),
              parent=root)
    return root


def open_carton(size, flap=None, kit=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0), angles=(172, 128, 122, 122)):
    """Open box on `at`; flap angles from closed for front, back, left, right."""
    kit = kit or CartonKit()
    x, y, z = size
    wall, flap = .004, flap or y * .4
    root = group(at, turn, parent, 'open carton')
    outside, inside = kit.boards[0], kit.boards[1]
    for side in (-1, 1):
        box((x, wall, z), outside, .0008, at=(0, side * y / 2, z / 2), parent=root)
        box((wall, y, z), outside, .0008, at=(side * x / 2, 0, z / 2), parent=root)
        hinge = group((0, side * (y / 2 + .003), z), (-side * angles[0 if side < 0 else 1], 0, 0), root)
        box((x - .004, wall, flap), inside, .0008, at=(0, 0, flap / 2), parent=hinge)
        hinge = group((side * x / 2, 0, z), (0, side * angles[2 if side < 0 else 3], 0), root)
        box((wall, y - .004, flap), inside, .0008, at=(0, 0, flap / 2), parent=hinge)
    box((x, y, wall), inside, 0, at=(0, 0, wall / 2), parent=root)
    print_width = min(.16, x * .36)
    decal(print_width, print_width * 4 / 9, kit.marks, at=(-x * .22, -y / 2 - .0026, z * .24), turn=UPRIGHT, parent=root)
    return root


def carton_stack(length=1.18, width=.98, columns=3, rows=2, layers=5, layer_height=.27, seed=8, kit=None, parent=None,
                 at=(0, 0, PALLET_HEIGHT)):
    """Cartons on a pallet, tones and gaps varying a little."""
    kit = kit or CartonKit()
    rnd = random.Random(seed)
    root = group(at, parent=parent, name='stack')
    x, y = length / columns, width / rows
    for k in range(layers):
        for i in range(columns):
            for j in range(rows):
                place = (-length / 2 + x * (i + .5) + rnd.uniform(-.002, .002),
                         -width / 2 + y * (j + .5) + rnd.uniform(-.002, .002), layer_height * k)
                outer = (j == 0) + 2 * (i == 0)
                marks = (None, 'front', 'side', 'both')[outer] if rnd.random() < .8 else None
                carton((x - .004, y - .004, layer_height - .003), kit, rnd.randrange(3), marks, parent=root, at=place)
    return root


def strap_round(width, height, strap_width, thickness=.0009, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0),
                corner=.005):
    """Strap round a load `width` (X) by `height` (Z) standing on `at`, in the XZ plane; turn=(0, 0, 90) for YZ."""
    path, normals = loop_round(width + thickness, height + thickness, corner)
    path[:, 2] -= thickness / 2
    return ribbon(path, strap_width, thickness, material or plain(PET_GREEN, .32), normals, parent=parent, at=at, turn=turn)


def _rounded_rectangle(length, width, radius, steps=6, spacing=.06):
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx * (length / 2 - radius) + radius * math.cos(a), cy * (width / 2 - radius) + radius * math.sin(a)))
    path = []
    for p, q in zip(points, points[1:] + points[:1]):
        count = max(1, int(math.dist(p, q) / spacing))
        path += [(p[0] + (q[0] - p[0]) * k / count, p[1] + (q[1] - p[1]) * k / count) for k in range(count)]
    return np.array(path)


def stretch_wrap(length, width, bottom, top, band=.5, step=.36, material=None, parent=None, at=(0, 0, 0)):
    """Bands of stretch film round a load, overlapping as a wrapper lays them."""
    sheet = material or film('#F6FAFD', .13, gloss=2.6, haze=.04, wrinkles=.55, wrinkle_scale=3, wrinkle_depth=.03,
                             stretch=(1.1, 4, 1), coordinates='UV')
    root = group(at, parent=parent, name='wrap')
    z, index = bottom, 0
    while z < top:
        upper = min(z + band, top + .06)
        away = .006 + .0018 * index
        path = _rounded_rectangle(length + 2 * away, width + 2 * away, .03)
        path = np.concatenate([path, path[:1]])
        along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
        levels = np.linspace(z, upper, 5)
        vertices = [(*p, h) for p in path for h in levels]
        uv = [(s + index * .37, h * .9 + index * 1.7) for s in along for h in levels]
        mesh('wrap', vertices, grid_faces(len(path), 5), sheet, smooth=True, uv=uv, parent=root)
        z, index = z + step, index + 1
    return root
