"""A carton full of air cushions, and the machines that make and store them."""
import math
import random

import numpy as np

from lib.base import RED
from lib.bulk import Bulk
from lib.cushions import along_path, cushion_film, pillow_chain
from lib.films import film_roll
from lib.geometry import UPRIGHT, bezier, box, copy_of, cylinder, decal, grid_faces, group, mesh, pipe, plate
from lib.loads import open_carton
from lib.machine_parts import castor, lit_screen, name_plate, paints, push_button
from lib.labels import text, wordmark
from lib.materials import film, plain, powder_coat


def strip(count, material, path=None, seed=2, at=(0, 0, 0), turn=(0, 0, 0), parent=None, **shape):
    """A strip of pillows; without a path a flat one, centred."""
    vertices, faces = pillow_chain(count, seed=seed, **shape)
    if path is None:
        vertices[:, 0] -= vertices[:, 0].mean()
    else:
        vertices = along_path(vertices, path)
    return mesh('air cushions', vertices, faces, material, smooth=True, at=at, turn=turn, parent=parent)


def cushion_fill(size, layers, material, root, seed=6, skip=()):
    """Single pillows thrown into a box of `size` (x, y), at the heights `layers`."""
    rnd = random.Random(seed)
    x, y = size
    columns, rows = max(1, round(x / .115)), max(1, round(y / .17))
    for level, z in enumerate(layers):
        for i in range(columns):
            for j in range(rows):
                if (level, i, j) in skip:
                    continue
                strip(1, material, None, level * 10 + i * 3 + j,
                      ((i - (columns - 1) / 2) * x / columns + rnd.uniform(-.015, .015),
                       (j - (rows - 1) / 2) * y / rows + rnd.uniform(-.015, .015), z + rnd.uniform(-.008, .008)),
                      (rnd.uniform(-22, 22), rnd.uniform(-22, 22), rnd.uniform(-30, 30)), root)


def filled_carton(at=(0, 0, 0), turn=(0, 0, 0), parent=None, size=(.46, .34, .26), goods=True, spill=True,
                  material=None, seed=6, deep=True):
    """Open carton with cushions round a white box; a strip hangs over the front edge. `deep`: with cushions that
    no view from the side shows."""
    root = group(at, turn, parent, 'filled carton')
    clear = material or cushion_film()
    open_carton(size, .13, parent=root)
    z = size[2]
    layers = (z - .13, z - .08, z - .035, z + .008)[0 if deep else 2:]
    cushion_fill(size[:2], layers, clear, root, seed, {(len(layers) - 1, i, j) for i in (1, 2) for j in (0, 1)})
    if goods:
        thing = group((-.01, .01, z + .012), (8, -9, 14), root)
        box((.17, .12, .12), plain('#F1F2F3', .35, coat=.2), .003, parent=thing)
        box((.1704, .1204, .034), plain(RED, .35, coat=.2), .003, at=(0, 0, -.005), parent=thing)
    if spill:
        path = bezier((.02, 0, z + .015), (.27, 0, z + .14), (.20, 0, -.02), (.66, 0, .033), 500)
        strip(7, clear, path, 40, (.06, .02, 0), (0, 0, -62), root)
    return root


# ---------------------------------------------------------------- machines

def air_screen(name, speed, rows):
    body = ('<rect width="900" height="560" fill="#0F151B"/><rect width="900" height="96" fill="#1D252E"/>'
            + text(36, 66, 46, name, 700, '#F4F6F8') + wordmark(864, 64, 34, '#E8505B', 'end')
            + text(40, 236, 120, speed, 700, '#8FE3A2') + text(380, 236, 52, 'm/min', 600, '#8FE3A2'))
    for i, (label, value) in enumerate(rows):
        y = 280 + i * 88
        body += (f'<rect x="36" y="{y}" width="828" height="74" rx="8" fill="#1B232C"/>'
                 + text(60, y + 49, 36, label, 500, '#9FB0C0')
                 + text(840, y + 50, 40, value, 700, '#fff', 'end'))
    return lit_screen(900, 560, body)


def ground_steel():
    """Rollers and shafts: ground so fine that no grain is seen."""
    return plain('#BDC2C6', .22, metal=1)


def sealing_head(root, z=0, y=0):
    """Belt and rollers at the front where the tube is inflated and sealed; film passes along -X. Front faces -Y."""
    p = paints()
    belt, steel = plain('#B5652A', .5), ground_steel()
    for x in (-.075, .075):
        cylinder(.026, .03, steel, .003, at=(x, y - .018, z), turn=UPRIGHT, parent=root)
        cylinder(.010, .036, p.dark, .002, at=(x, y - .020, z), turn=UPRIGHT, parent=root)
        cylinder(.026, .03, steel, .003, at=(x, y - .018, z - .056), turn=UPRIGHT, parent=root)
        cylinder(.010, .036, p.dark, .002, at=(x, y - .020, z - .056), turn=UPRIGHT, parent=root)
    for dz in (.0265, -.0265):
        for base in (z, z - .056):
            box((.15, .022, .0016), belt, .0004, at=(0, y - .018, base + dz), parent=root)
    box((.07, .02, .03), p.red, .004, at=(0, y - .016, z + .0), parent=root)
    box((.07, .02, .03), p.red, .004, at=(0, y - .016, z - .056), parent=root)


def machine_shell(width, depth, height, name, parent, display, at=(0, 0, 0)):
    """Body with a sloped front panel: profile in YZ, extruded along X; film path on its right side."""
    p = paints()
    root = group(at, parent=parent)
    profile = [(-depth / 2, 0, .015), (depth / 2, 0, .015), (depth / 2, height * .86, .05), (depth * .16, height, .05),
               (-depth * .16, height * .98, .03),
               (-depth / 2, height * .58, .03)]
    plate([profile], width, p.body, .012, at=(0, 0, .012), turn=(90, 0, 90), parent=root)
    slope = math.degrees(math.atan2(height * .40, depth * .34))
    panel = group((0, -depth * .335, height * .785 + .012), (slope, 0, 0), root)
    box((width * .86, depth * .5, .006), p.dark, .003, at=(0, 0, .0), parent=panel)
    decal(width * .5, width * .5 * 560 / 900, display, at=(-width * .13, .005, .0042), parent=panel)
    for k, colour in enumerate(('#1F9D4B', '#C8141E', '#E8E8E8')):
        push_button(colour, .011, (width * .31, depth * .13 - k * .045, .003), (0, 0, 0), panel)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(.016, .014, p.rubber, .003, at=(x * width * .38, y * depth * .36, .007), parent=root)
    name_plate(name, width * .3, (0, -depth / 2 - .001, height * .36), parent=root, fill='#26292D')
    name_plate('PRECINTA', width * .36, (0, -depth / 2 - .001, height * .2), parent=root, fill=RED)
    return root


def cushion_machine(name='AP 10', size=(.30, .31, .30), roll=(.20, .095), speed='10',
                    rows=(('Temperatura', '165 °C'), ('Aire', '60 %'), ('Almohadas', '120')),
                    at=(0, 0, 0), turn=(0, 0, 0), parent=None, pillows=5, fall=None, clear=None):
    """Table-top machine. The film roll stands out at the rear right on a spindle along X; the tube runs forward on the
    right side over the sealing head and leaves to the front as a strip of pillows. `fall`: path of that strip."""
    p = paints()
    width, depth, height = size
    roll_width, roll_radius = roll
    root, steel = group(at, turn, parent, 'air cushion machine'), ground_steel()
    machine_shell(width, depth, height, name, root, air_screen(name, speed, rows), (-width * .18, 0, 0))
    right = width * .32
    plate([[(-depth / 2, 0, .02), (depth * .50, 0, .02), (depth * .86, height * .78, .05),
            (depth * .66, height * .90, .05), (depth * .2, height * .66, .06), (-depth / 2, height * .62, .05)]],
          .024, p.dark, .006, at=(right + .012, 0, .012), turn=(90, 0, 90), parent=root)
    spindle = (right + .02, depth * .74, height * .80)
    cylinder(.016, roll_width + .06, steel, .003, at=(spindle[0] + roll_width / 2 + .02, spindle[1], spindle[2]),
             turn=(0, 90, 0), parent=root)
    reel = film_roll(roll_width, roll_radius, .025, '#D5E2E8', .2, parent=root)
    reel.location = (spindle[0] + roll_width / 2 + .02, spindle[1], spindle[2])
    reel.rotation_euler = (0, math.pi / 2, 0)
    cylinder(.034, .012, p.red, .003, at=(spindle[0] + roll_width + .034, spindle[1], spindle[2]), turn=(0, 90, 0),
             parent=root)
    head_z = height * .46
    centre = right + .02 + roll_width / 2 + .02
    head = group((right + .026, -depth * .12, head_z + .03), (0, 0, 90), root)
    sealing_head(head)
    cylinder(.012, roll_width + .05, steel, .002, at=(centre, depth * .34, head_z + .002), turn=(0, 90, 0),
             parent=root)
    cylinder(.010, roll_width + .05, steel, .002, at=(centre, -depth * .02, head_z + .002), turn=(0, 90, 0),
             parent=root)
    clear = clear or cushion_film()
    sheet = [(spindle[1] - roll_radius * .35, spindle[2] - roll_radius * .94), (depth * .34, head_z - .011),
             (-depth * .02, head_z + .004), (-depth * .30, head_z + .004)]
    vertices = [(centre + s * roll_width / 2, y, z) for y, z in sheet for s in (-1, 1)]
    mesh('flat tube', vertices, grid_faces(len(sheet), 2), film('#EAF3F9', .2, gloss=1.6, rough=.08, wrinkles=.2,
                                                                wrinkle_scale=12), smooth=True, parent=root)
    if pillows:
        start = np.array([depth * .30, 0, head_z])
        way = fall if fall is not None else bezier(start, start + (.17, 0, .0), start + (.13, 0, -head_z + .03),
                                                   start + (.52, 0, -head_z + .034), 300)
        strip(pillows, clear, way, 11, (centre, 0, 0), (0, 0, -90), root, width=roll_width * .97)
    return root


def cushion_station(name='AP 30', at=(0, 0, 0), turn=(0, 0, 0), parent=None, pillows=8, roll=(.40, .14), fall=None,
                    height=.86):
    """AP 30 on its pedestal with castors."""
    p = paints()
    root = group(at, turn, parent, 'air cushion station')
    for x in (-1, 1):
        box((.05, .62, .05), p.dark, .008, at=(x * .26, 0, .125), parent=root)
        for y in (-1, 1):
            castor(.045, (x * .26, y * .28, .10), root, 20 * y, brake=y > 0)
    box((.52, .05, .05), p.dark, .008, at=(0, .1, .125), parent=root)
    box((.5, .42, .02), p.dark, .006, at=(0, .0, .16), parent=root)
    box((.12, .12, height * .55), p.body, .014, at=(-.06, .1, .15 + height * .275), parent=root)
    box((.09, .09, height * .55), p.steel, .008, at=(-.06, .1, .15 + height * .55), parent=root)
    cylinder(.02, .06, p.red, .006, at=(-.06, .02, .15 + height * .46), turn=UPRIGHT, parent=root)
    box((.36, .34, .025), p.dark, .008, at=(-.04, .03, height - .012), parent=root)
    rows = (('Receta', 'Almohada 200'), ('Temperatura', '175 °C'), ('Aire', '80 %'))
    if fall is None:
        fall = bezier((.114, 0, .175), (.34, 0, .19), (.33, 0, -.1), (.30, 0, -.75), 300)
    cushion_machine(name, (.36, .38, .38), roll, '30', rows, (0, 0, height), parent=root, pillows=pillows, fall=fall)
    return root


def polycarbonate():
    return film('#E8EEF2', .06, gloss=1.3, rough=.03, haze=.2, passing=(.97, .985, .985), shadow=.94, wrinkles=0,
                cap=.6)


def cushion_hopper(name='TA 500', at=(0, 0, 0), turn=(0, 0, 0), parent=None, full=1.0, seed=3, hanging=7):
    """Frame of square tube on castors, clear bin full of cushions, mouth below with a strip hanging out (-Y side)."""
    p = paints()
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'hopper')
    x, y, low, high = .57, .37, 1.56, 2.24
    frame = Bulk()
    for sx in (-1, 1):
        for sy in (-1, 1):
            frame.box((.04, .04, high - .12), p.body, (sx * (x + .03), sy * (y + .03), .12 + (high - .12) / 2))
        for z in (.14, low - .02, high):
            frame.box((.04, 2 * y + .1, .04), p.body, (sx * (x + .03), 0, z))
    for sy in (-1, 1):
        for z in (low - .02, high):
            frame.box((2 * x + .1, .04, .04), p.body, (0, sy * (y + .03), z))
    frame.box((2 * x + .1, .04, .04), p.body, (0, y + .03, .14))
    frame.build(.006, parent=root)
    for sx in (-1, 1):
        for sy in (-1, 1):
            castor(.05, (sx * (x + .03), sy * (y + .03), .125), root, 25 * sx)
    clear, back = polycarbonate(), powder_coat('#6F7881', .5)
    walls = [((-x, -y), (x, -y)), ((x, -y), (x, y)), ((x, y), (-x, y)), ((-x, y), (-x, -y))]
    for (x0, y0), (x1, y1) in walls:
        pane = back if y0 > 0 else clear
        mesh('pane', [(x0, y0, low), (x1, y1, low), (x1, y1, high - .02), (x0, y0, high - .02)], [(0, 1, 2, 3)], pane,
             parent=root)
    for (x0, y0), (x1, y1) in walls:
        mesh('chute', [(x0 * .3, y0 * .38 - .0, low - .22), (x1 * .3, y1 * .38, low - .22), (x1, y1, low),
                       (x0, y0, low)], [(0, 1, 2, 3)], p.body, parent=root)
    for sy in (-1, 1):
        box((.40, .02, .06), p.red, .006, at=(0, sy * .15, low - .235), parent=root)
    for sx in (-1, 1):
        box((.02, .30, .06), p.red, .006, at=(sx * .19, 0, low - .235), parent=root)
    pillow = cushion_film('#D3E5F0', (.90, .955, .98), .14)
    models = [strip(n, pillow, None, 3 * n, parent=None, nx=24, ny=34) for n in (2, 3, 3, 2)]
    for model in models:
        model.hide_render = True
    levels = int(6 * full)
    for level in range(levels):
        for i in range(4):
            for j in range(3):
                copy = copy_of(rnd.choice(models), ((i - 1.5) * .26 + rnd.uniform(-.03, .03),
                                                    (j - 1) * .22 + rnd.uniform(-.02, .02),
                                                    low + .05 + level * .095 + rnd.uniform(-.02, .02)),
                               (rnd.uniform(-25, 25), rnd.uniform(-18, 18),
                                rnd.choice((0, 90, 45, 135)) + rnd.uniform(-20, 20)), root)
                copy.hide_render = False
    if hanging:
        way = bezier((0, 0, low - .08), (.02, 0, low - .3), (-.06, 0, low - .5), (.10, 0, low - .08 - hanging * .125),
                     300)
        strip(hanging, pillow, way, 21, (0, 0, 0), (0, 0, 78), root)
    box((.012, .10, .16), p.zinc, .002, at=(.235, -.14, low - .19), parent=root)
    box((.05, .045, .09), p.dark, .006, at=(.215, -.21, low - .21), parent=root)
    cylinder(.016, .01, plain('#B01818', .1, coat=.6), .002, at=(.187, -.21, low - .20), turn=(0, 90, 0), parent=root)
    pipe([(.22, -.21, low - .16), (.24, -.22, low - .08), (.42, -.26, low - .03), (x + .03, -y, low - .05)], .005,
         p.dark, parent=root)
    box((.5, .004, .11), p.dark, .003, at=(0, -y - .052, high), parent=root)
    name_plate(name, .22, (-.12, -y - .0545, high), parent=root)
    name_plate('PRECINTA', .2, (.12, -y - .0545, high), parent=root, fill=RED)
    lift = group((-x - .12, 0, 0), parent=root)
    box((.10, .26, 1.5), p.body, .012, at=(0, 0, 1.5), parent=lift)
    for z in np.linspace(.85, 2.15, 7):
        cylinder(.025, .24, p.rubber, .004, 32, at=(-.06, 0, z), turn=UPRIGHT, parent=lift)
    return root
