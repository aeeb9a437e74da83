"""Things that stand about in the hall: forklift, pallet truck, packing table, tool trolley, bench, shelves."""
import random

import numpy as np

from lib.base import RED
from lib.bulk import Bulk
from lib.geometry import UPRIGHT, box, cylinder, decal, group, pipe, plate, ring
from lib.labels import drawing, wordmark
from lib.machine_parts import castor, name_plate, paints
from lib.materials import plain, powder_coat, shader, wood


def forklift(at=(0, 0, 0), turn=(0, 0, 0), fork_height=.12, colour='#3A4048', parent=None):
    """Counterbalance truck, forks towards -X."""
    p = paints()
    paint = powder_coat(colour, .4)
    root = group(at, turn, parent, 'forklift')
    plate([[(-.35, .28, .05), (1.25, .28, .2), (1.38, .6, .2), (1.34, 1.05, .2), (.75, 1.08, .1), (.55, .72, .1),
            (-.1, .62, .1), (-.35, .62, .1)]],
          1.08, paint, .03, parent=root)
    plate([[(.72, .5, .1), (1.40, .5, .2), (1.37, 1.09, .25), (.72, 1.12, .06)]], 1.1, p.red, .03, parent=root)
    for x, r in ((-.12, .30), (1.02, .25)):
        for y in (-.5, .5):
            cylinder(r, .22, p.rubber, .03, at=(x, y, r), turn=UPRIGHT, parent=root)
            cylinder(r * .55, .23, p.door, .01, at=(x, y, r), turn=UPRIGHT, parent=root)
    for y in (-.44, .44):
        pipe([(-.32, y, .62), (-.3, y, 1.2), (-.12, y, 2.0), (-.02, y, 2.12), (.2, y, 2.14), (.9, y, 2.14),
              (1.0, y, 2.1), (1.12, y, 1.7), (1.2, y, 1.05)],
             .032, p.dark, parent=root)
    for x in np.linspace(.02, .95, 6):
        box((.04, .9, .03), p.dark, .004, at=(x, 0, 2.15), parent=root)
    box((.45, .46, .12), p.rubber, .04, at=(.5, 0, .95), parent=root)
    box((.12, .46, .5), p.rubber, .05, at=(.74, 0, 1.22), turn=(0, 12, 0), parent=root)
    pipe([(-.12, 0, .65), (-.08, 0, .9), (.02, 0, 1.08)], .025, p.dark, parent=root)
    ring(.14, .165, .025, p.rubber, .006, 48, at=(.06, 0, 1.12), turn=(0, -35, 0), parent=root)
    for y in (-.28, .28):
        box((.10, .07, 2.1), p.dark, .008, at=(-.48, y, 1.15), parent=root)
        box((.05, .045, 2.0), p.steel, .004, at=(-.55, y * .82, 1.15), parent=root)
        box((1.05, .11, .035), p.dark, .01, at=(-1.12, y * .9, fork_height), parent=root)
        box((.05, .11, .55), p.dark, .01, at=(-.62, y * .9, fork_height + .26), parent=root)
    for z in (.25, 1.0, 2.1):
        box((.10, .62, .07), p.dark, .008, at=(-.48, 0, z), parent=root)
    for z in (fork_height + .16, fork_height + .46, fork_height + .95):
        box((.04, .95, .09), p.dark, .008, at=(-.59, 0, z), parent=root)
    for y in np.linspace(-.42, .42, 7):
        box((.03, .025, .55), p.dark, .004, at=(-.59, y, fork_height + .68), parent=root)
    name_plate('PRECINTA', .5, (.3, -.5425, .5), parent=root)
    return root


def pallet_truck(at=(0, 0, 0), turn=(0, 0, 0), lift=.09, colour=RED, parent=None):
    """Hand pallet truck, forks towards +X, handle towards -X."""
    p = paints()
    paint = powder_coat(colour, .36)
    root = group(at, turn, parent, 'pallet truck')
    for y in (-.19, .19):
        plate([[(0, -.085, .01), (1.08, -.07, .02), (1.15, -.03, .03), (1.15, .03, .03), (1.08, .07, .02),
                (0, .085, .01)]], .05, paint, .006,
              at=(0, y, lift + .03), turn=(0, 0, 0), parent=root)
        cylinder(.04, .09, p.door, .006, at=(1.0, y, .045), turn=UPRIGHT, parent=root)
    plate([[(-.20, -.27, .05), (.05, -.27, .02), (.05, .27, .02), (-.20, .27, .05)]], .09, paint, .01,
          at=(0, 0, lift + .05), turn=(0, 0, 0), parent=root)
    plate([[(-.26, 0), (.26, 0), (.14, .38, .06), (-.14, .38, .06)]], .03, paint, .006, at=(-.02, 0, lift + .05),
          turn=(90, 0, 90), parent=root)
    cylinder(.05, .3, p.steel, .005, at=(-.13, 0, lift + .2), parent=root)
    box((.16, .16, .12), p.dark, .02, at=(-.13, 0, lift + .38), parent=root)
    for y in (-.06, .06):
        cylinder(.09, .05, p.rubber, .012, at=(-.13, y, .09), turn=UPRIGHT, parent=root)
    bar = group((-.15, 0, lift + .4), (0, -24, 0), root)
    box((.045, .05, .72), p.dark, .012, at=(0, 0, .36), parent=bar)
    pipe([(0, 0, .70), (0, -.1, .72), (0, -.16, .80), (0, -.13, .92), (0, 0, .94), (0, .13, .92), (0, .16, .80),
          (0, .1, .72), (0, 0, .70)], .016, p.dark, parent=bar)
    return root


def packing_table(length=1.8, depth=.8, height=.88, at=(0, 0, 0), turn=(0, 0, 0), parent=None, shelf=True,
                  upright=False, top='#C9B08A'):
    """Steel frame, laminated top; `upright` adds a rear rail with a shelf."""
    frame, edge = powder_coat('#4A525B', .45), plain('#2A2D31', .5)
    worktop = shader('worktop', top, .38, specular=.4).vary('Base Color', 6, '#BCA27B', top, (.5, 6, 6)).material
    root = group(at, turn, parent, 'packing table')
    box((length, depth, .03), worktop, .004, at=(0, 0, height - .015), parent=root)
    box((length + .006, depth + .006, .022), edge, .003, at=(0, 0, height - .017), parent=root)
    legs = Bulk()
    for x in (-1, 1):
        for y in (-1, 1):
            legs.box((.05, .05, height - .03), frame, (x * (length / 2 - .05), y * (depth / 2 - .05),
                                                       (height - .03) / 2))
        legs.box((.04, depth - .1, .04), frame, (x * (length / 2 - .05), 0, .2))
    for y in (-1, 1):
        legs.box((length - .1, .04, .06), frame, (0, y * (depth / 2 - .05), height - .065))
    if shelf:
        legs.box((length - .12, depth - .12, .02), frame, (0, 0, .24))
    if upright:
        for x in (-1, 1):
            legs.box((.05, .04, 1.2), frame, (x * (length / 2 - .06), depth / 2 - .04, height + .58))
        legs.box((length, .3, .025), frame, (0, depth / 2 - .12, height + .75))
        legs.box((length, .03, .06), frame, (0, depth / 2 - .04, height + 1.16))
    legs.build(.004, parent=root)
    return root


def tool_trolley(at=(0, 0, 0), turn=(0, 0, 0), parent=None, colour=RED, drawers=6):
    """Roller cabinet, drawers facing -Y."""
    p = paints()
    paint = powder_coat(colour, .34)
    root = group(at, turn, parent, 'tool trolley')
    w, d, h = .72, .46, .82
    box((w, d, h), paint, .012, at=(0, 0, .13 + h / 2), parent=root)
    box((w + .03, d + .03, .03), p.rubber, .008, at=(0, 0, .13 + h + .01), parent=root)
    z = .13 + h - .03
    for k in range(drawers):
        tall = .09 if k < drawers - 2 else .19
        box((w - .05, .012, tall - .008), paint, .004, at=(0, -d / 2 - .004, z - tall / 2), parent=root)
        box((w - .14, .016, .014), p.steel, .004, at=(0, -d / 2 - .014, z - .018), parent=root)
        z -= tall
    pipe([(w / 2, -.16, .8), (w / 2 + .09, -.16, .82), (w / 2 + .1, 0, .82), (w / 2 + .09, .16, .82),
          (w / 2, .16, .8)], .012, p.steel, parent=root)
    for x in (-1, 1):
        for y in (-1, 1):
            castor(.05, (x * (w / 2 - .07), y * (d / 2 - .07), .13), root, 30 * x)
    return root


def tool_wall(width=3.0, height=1.2, at=(0, 0, 0), parent=None, seed=2):
    """Perforated panel with spanners, hammers and hooks, facing -Y."""
    rnd = random.Random(seed)
    board = shader('pegboard', '#7C858E', .5)
    holes = board.node('ShaderNodeTexVoronoi', Scale=26.3, Randomness=0.0)
    board.link(board.coordinates('Object'), holes.inputs['Vector'])
    dots = board.math('LESS_THAN', holes.outputs['Distance'], .16)
    board.link(board.mix(dots, '#7C858E', '#1C1F22'), board.surface.inputs['Base Color'])
    p = paints()
    root = group(at, parent=parent, name='tool wall')
    box((width, .02, height), board.material, .004, parent=root)
    x = -width / 2 + .12
    while x < width / 2 - .1:
        kind = rnd.choice('wwwshd')
        if kind == 'w':
            long = rnd.uniform(.16, .32)
            box((.018, .008, long), p.steel, .003, at=(x, -.018, .1), parent=root)
            ring(.012, .024, .008, p.steel, .002, 32, at=(x, -.018, .1 + long / 2 + .012), turn=UPRIGHT, parent=root)
            ring(.012, .022, .008, p.steel, .002, 6, at=(x, -.018, .1 - long / 2 - .01), turn=UPRIGHT, parent=root)
            x += .075
        elif kind == 's':
            cylinder(.014, .10, p.red, .004, 24, at=(x, -.026, .18), parent=root)
            cylinder(.004, .16, p.steel, .001, 16, at=(x, -.026, .05), parent=root)
            x += .08
        elif kind == 'h':
            cylinder(.013, .3, wood(), .003, 24, at=(x, -.03, .05), parent=root)
            box((.12, .03, .03), p.dark, .005, at=(x, -.03, .21), parent=root)
            x += .16
        else:
            plate([[(-.015, -.12), (.0, .02), (.015, -.12), (.03, -.12), (.012, .05), (.02, .12), (0, .13),
                    (-.02, .12), (-.012, .05), (-.03, -.12)]], .008, p.red, .002,
                  at=(x + .03, -.02, .08), parent=root)
            x += .12
    box((width * .9, .16, .02), p.dark, .004, at=(0, -.08, -height / 2 + .22), parent=root)
    for k in range(int(width * .9 / .16)):
        box((.12, .14, .09), p.red if k % 3 else p.door, .008,
            at=(-width * .45 + .1 + k * .16, -.085, -height / 2 + .28), parent=root)
    return root


def wall_sign(width, at, turn=UPRIGHT, parent=None, fill='#C8141E'):
    """The wordmark on a wall."""
    body = wordmark(800, 200, 240, fill, 'middle')
    return decal(width, width * 260 / 1600, drawing(1600, 260, body, .5, True), at=at, turn=turn, parent=parent)


def barrier(at=(0, 0, 0), length=1.6, turn=(0, 0, 0), parent=None):
    """Steel guard rail on the floor."""
    p = paints()
    root = group(at, turn, parent)
    rail = Bulk()
    for x in (-length / 2, length / 2):
        rail.box((.1, .1, .42), p.yellow, (x, 0, .21))
        rail.box((.18, .18, .012), p.yellow, (x, 0, .006))
    rail.box((length, .06, .16), p.yellow, (0, -.06, .32))
    rail.build(.008, parent=root)
    return root


def crane_bridge(y=12, height=6.6, span=60):
    """Overhead crane across the hall."""
    p = paints()
    bridge = Bulk()
    bridge.box((span, .5, .8), p.yellow, (0, y, height))
    bridge.box((span, .5, .8), p.yellow, (0, y + 1.6, height))
    bridge.box((2.2, 2.2, .7), p.dark, (-3, y + .8, height + .7))
    for x in (-3.15, -2.85):
        bridge.cylinder(.02, 2.6, p.dark, (x, y + .8, height - 1.6), sides=8)
    bridge.box((.5, .25, .5), p.red, (-3, y + .8, height - 3.0))
    obj = bridge.build()
    obj['set'] = True
    return obj
