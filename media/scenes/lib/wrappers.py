"""Stretch wrappers: pillar wrappers with a turntable and their automatic relatives (arm, ring, robot, tunnel).
Every machine is a group that stands on the floor; the load stands at its origin. Film leaves towards -Y."""
import math
from types import SimpleNamespace

import numpy as np

from lib.bulk import Bulk
from lib.films import film_roll
from lib.geometry import (UPRIGHT, box, cylinder, decal, group, grid_faces, lathe, mesh, pipe, plate, ring)
from lib.labels import drawing
from lib.machine_parts import (bolts, control_panel, emergency_stop, name_plate, number_screen, paints,
                               push_button, recipe_screen, roller_conveyor, signal_tower)
from lib.materials import film, plain, rubber

FILM_WIDTH = .5
FILM_EXIT = (-.099, -.140)
DECK = .084


def thin_film(opacity=.30, gloss=2.2):
    """The taut web between carriage and load."""
    return film('#F6FAFD', opacity, gloss=gloss, rough=.09, haze=.3, wrinkles=.22, wrinkle_scale=2, wrinkle_depth=.02,
                stretch=(.5, 6, 1), coordinates='UV')


def threading_drawing():
    """The film's way through the rollers, printed on the carriage's lid."""
    return drawing(600, 400, '<rect width="600" height="400" rx="20" fill="#F4F5F6"/>'
                   '<g fill="none" stroke="#26292D" stroke-width="10"><circle cx="150" cy="200" r="92"/>'
                   '<circle cx="150" cy="200" r="26"/><circle cx="350" cy="130" r="42"/><circle cx="440" cy="240" r="42"/></g>'
                   '<path d="M165 108C250 60 290 60 330 92M390 140C410 170 400 190 404 215M470 210C510 180 540 160 580 150" '
                   'fill="none" stroke="#C8141E" stroke-width="14"/>')


def carriage(kind='prestretch', at=(0, 0, 0), turn=(0, 0, 0), parent=None, width=FILM_WIDTH, roll_radius=.105,
             stretch='250 %'):
    """Film carriage, its back towards +X, the film leaving at FILM_EXIT. kind: 'prestretch' (two driven rubber rollers)
    or 'brake' (one roller and a red knob)."""
    p = paints()
    root = group(at, turn, parent, 'carriage')
    half = width / 2 + .065
    for side in (-1, 1):
        plate([[(-.13, -.17, .05), (.06, -.17, .04), (.18, -.16, .02), (.18, .19, .02), (-.02, .19, .06),
                (-.13, .02, .05)]],
              .05, p.dark, .006, at=(0, 0, side * half), turn=(0, 0, 0), parent=root)
    box((.05, .34, 2 * half), p.body, .014, at=(.158, .015, 0), parent=root)
    box((.054, .345, .10), p.red, .012, at=(.158, .015, .12), parent=root)
    roll = film_roll(width, roll_radius, .038, parent=root)
    roll.location = (.03, .07, 0)
    cylinder(.034, .05, p.dark, .004, at=(.03, .07, half + .04), parent=root)
    grip = rubber('#202225')
    if kind == 'prestretch':
        for x, y, r in ((-.02, -.115, .030), (-.075, -.085, .027)):
            cylinder(r, width + .06, grip, .003, at=(x, y, 0), parent=root)
        box((.16, .10, .05), p.body, .012, at=(.03, -.09, half + .05), parent=root)
        decal(.13, .0867, threading_drawing(), at=(.035, .0, half + .0255), parent=root)
        name_plate(stretch, .09, (.03, -.1405, half + .05), parent=root, fill='#26292D')
    else:
        cylinder(.026, width + .06, p.steel, .003, at=(-.05, -.095, 0), parent=root)
        for k in range(12):
            a = 2 * math.pi * k / 12
            cylinder(.009, .03, p.red, .003, sides=16,
                     at=(.03 + .05 * math.cos(a), .07 + .05 * math.sin(a), half + .078), parent=root)
        cylinder(.052, .032, p.red, .006, at=(.03, .07, half + .078), parent=root)
        cylinder(.02, .012, p.steel, .003, at=(.03, .07, half + .098), parent=root)
    cylinder(.014, width + .05, p.steel, .003, at=(-.085, -.140, 0), parent=root)
    bolts([(x, y, half + .026) for x, y in ((.155, -.13), (.155, .16), (-.105, -.14))], .007, parent=root)
    web_in_carriage(root, width, kind, roll_radius)
    return root


def web_in_carriage(root, width, kind, roll_radius):
    """The film from the roll over the rollers to the exit."""
    if kind == 'prestretch':
        way = [(.03 - roll_radius * .6, .07 - roll_radius * .82), (-.052, -.122), (-.045, -.075), (-.1, -.075),
               (-.099, -.14)]
    else:
        way = [(.03 - roll_radius * .8, .07 - roll_radius * .6), (-.076, -.1), (-.099, -.14)]
    heights = (-width / 2 * .98, width / 2 * .98)
    vertices = [(x, y, z) for x, y in way for z in heights]
    mesh('web', vertices, grid_faces(len(way), 2), thin_film(.22),
         uv=[(i * .1, z) for i in range(len(way)) for z in heights],
         parent=root)


def mast(height, name, at=(0, 0, 0), turn=(0, 0, 0), parent=None, size=(.34, .40), foot=.10, lit=0):
    """Column whose carriage slot faces -X, with service door and lettering on its -Y side."""
    p = paints()
    w, d = size
    root = group(at, turn, parent, 'mast')
    top = foot + height
    box((w + .06, d + .06, .10), p.dark, .01, at=(0, 0, foot / 2), parent=root)
    box((w, d, height - .05), p.body, .022, 4, at=(0, 0, foot + height / 2), parent=root)
    box((w + .006, d + .006, .16), p.red, .02, 4, at=(0, 0, top - .02), parent=root)
    box((w + .006, d + .006, .30), p.dark, .018, 4, at=(0, 0, foot + .2), parent=root)
    travel = height - .42
    box((.02, .13, travel), p.void, .003, at=(-w / 2 + .004, 0, foot + .36 + travel / 2 - .12), parent=root)
    for y in (-.045, .045):
        box((.018, .022, travel), p.steel, .004, at=(-w / 2 - .002, y, foot + .36 + travel / 2 - .12), parent=root)
    door = height * .6
    box((w * .6, .004, door), p.door, .002, at=(.01, -d / 2 - .0015, foot + .45 + door / 2), parent=root)
    for z in (.12, .88):
        box((.008, .012, .06), p.dark, .003, at=(-w * .26, -d / 2 - .006, foot + .45 + door * z), parent=root)
    box((.014, .012, .12), p.dark, .004, at=(w * .22, -d / 2 - .009, foot + .45 + door * .5), parent=root)
    for k in range(7):
        box((w * .4, .003, .006), p.void, 0, at=(.01, -d / 2 - .0035, foot + .52 + k * .018), parent=root)
    name_plate(name, .26 if len(name) > 4 else .2, (0, -d / 2 - .0045, top - .02), parent=root)
    name_plate(name, .24, (-w / 2 - .0045, 0, top - .02), (90, 0, -90), parent=root)
    bolts([(x * (w / 2 + .015), y * (d / 2 + .015), .101) for x in (-1, 1) for y in (-1, 1)], .012, parent=root)
    signal_tower((0, .06, top + .05), root, lit)
    return root


def turntable(radius=.825, at=(0, 0, 0), parent=None, edge='#D9A800'):
    """The turning plate alone, its top at DECK."""
    p = paints()
    root = group(at, parent=parent, name='turntable')
    cylinder(radius, .022, p.chequer, .004, 160, at=(0, 0, .073), parent=root)
    lathe([(radius - .012, .0835), (radius + .0005, .0835), (radius + .0005, .0855), (radius - .012, .0855)],
          plain(edge, .45), 160, parent=root)
    for k in range(3):
        a = 2 * math.pi * k / 3 + .4
        cylinder(.022, .004, p.zinc, .001, 24, at=(radius * .6 * math.cos(a), radius * .6 * math.sin(a), .085),
                 parent=root)
    return root


def panel_display(kind, name):
    if kind == 'scale':
        rows = (('Tara', '24 kg'), ('Peso neto', '612 kg'), ('Vueltas', '10'), ('Tensión', '45 %'),
                ('Preestiro', '200 %'))
        return recipe_screen(name, rows), 8 / 5
    if kind == 'touch':
        rows = (('Vueltas base', '3'), ('Vueltas superior', '3'), ('Altura', '1.740 mm'), ('Tensión', '45 %'),
                ('Preestiro', '250 %'))
        return recipe_screen(name, rows), 8 / 5
    if kind == 'press':
        rows = (('Prensa', '250 N'), ('Vueltas', '12'), ('Altura', '2.280 mm'), ('Tensión', '20 %'),
                ('Preestiro', '360 %'))
        return recipe_screen(name, rows), 8 / 5
    return number_screen('08', 'vueltas', '', '#7CE38B'), 5 / 2


def pillar_wrapper(name='EP 16', table=1.65, height=2.4, kind='prestretch', panel='touch', press=None, ramp=False,
                   carriage_height=1.0, at=(0, 0, 0), turn=(0, 0, 0), stretch='250 %'):
    """Turntable at the origin, mast towards +X. `press`: height of the press plate above the floor. Returns root, table
    (turn it with its load), exit (where the film leaves, in the machine's own coordinates)."""
    p = paints()
    root = group(at, turn, name='pillar wrapper')
    r = table / 2
    x = r + .66
    b = r + .085
    plate([[(-b, -b * .98, .25), (r * .37, -b * .98, .2), (x - .45, -.43, .12), (x + .42, -.43, .05),
            (x + .42, .43, .05), (x - .45, .43, .12), (r * .37, b * .98, .2), (-b, b * .98, .25)]],
          .055, p.dark, .006, at=(0, 0, .0275), turn=(0, 0, 0), parent=root)
    cylinder(r + .018, .02, p.void, 0, 128, at=(0, 0, .058), parent=root)
    deck = turntable(r, parent=root)
    for y in (-.2, .2):
        box((.02, .17, .07), p.void, .004, at=(x + .415, y, .085), parent=root)
    box((.42, .74, .09), p.dark, .012, at=(x + .19, 0, .10), parent=root)
    column = mast(height, name, (x, 0, 0), parent=root)
    carriage(kind, (x - .36, -.10, carriage_height), parent=root, stretch=stretch)
    display, shape = panel_display(panel, name)
    box((.06, .16, .05), p.dark, .008, at=(x, -.24, 1.30), parent=root)
    control_panel(display, shape, at=(x - .02, -.29, 1.33), turn=(-10, 0, -14), parent=root)
    pipe([(x + .12, -.24, 1.2), (x + .13, -.26, .95), (x + .12, -.22, .6), (x + .1, -.2, .35)], .009, p.dark,
         parent=root)
    if panel == 'scale':
        cabinet = group((x, -.205, 1.78), parent=root)
        box((.25, .05, .13), p.dark, .01, at=(0, -.02, 0), parent=cabinet)
        decal(.22, .088, number_screen('612', 'kg', 'PESO NETO'), at=(0, -.0458, 0), turn=UPRIGHT, parent=cabinet)
    if press is not None:
        press_arm(root, x, height, press)
    if ramp:
        access_ramp(root, r)
    return SimpleNamespace(root=root, table=deck, column=column, mast_x=x,
                           exit=np.array([x - .36 + FILM_EXIT[0] - .014, -.10 + FILM_EXIT[1], carriage_height]))


def press_arm(root, x, height, press):
    """Arm over the turntable with a ram and a plate that turns with the load."""
    p = paints()
    z = height + .02
    box((.30, .22, .20), p.body, .02, at=(x - .3, .09, z), parent=root)
    plate([[(-.06, -.07, .04), (x - .30, -.09, .02), (x - .30, .13, .02), (-.06, .07, .04)]], .16, p.body, .01,
          at=(0, .16, z), parent=root)
    name_plate('PRECINTA', .5, (x * .42, .079, z + .01), parent=root, fill='#C8141E')
    box((.2, .2, .26), p.dark, .02, at=(0, .09, z), parent=root)
    cylinder(.05, z - press - .10, p.steel, .004, at=(0, .0, (z + press) / 2 - .02), parent=root)
    cylinder(.035, .14, p.dark, .004, at=(0, .0, press + .12), parent=root)
    cylinder(.09, .07, p.dark, .01, at=(0, 0, press + .075), parent=root)
    lathe([(0, .05), (.1, .05), (.36, .03), (.42, .03), (.42, .018), (0, .018)], p.red, 96, False, at=(0, 0, press),
          parent=root)
    lathe([(.41, .019), (.425, .012), (.42, 0), (0, 0)], p.rubber, 96, False, at=(0, 0, press), parent=root)
    for k in range(6):
        a = math.pi * k / 3
        box((.26, .012, .03), p.red, .003, at=(.22 * math.cos(a), .22 * math.sin(a), press + .045),
            turn=(0, 5, math.degrees(a)), parent=root)


def access_ramp(root, r, length=1.2, width=1.05):
    """Non-slip ramp in front (-Y) of the turntable."""
    p = paints()
    b = (r + .085) * .98
    top, low = .078, .006
    tread = chequered_ramp(length, width, top, low)
    tread.parent = root
    tread.location = (-.02, -b, 0)
    for side in (-1, 1):
        edge = mesh('edge', [(0, 0, 0), (0, -length, 0), (0, -length, low + .012), (0, 0, top + .02), (.03, 0, 0),
                             (.03, -length, 0), (.03, -length, low + .012), (.03, 0, top + .02)],
                    [(0, 1, 2, 3), (7, 6, 5, 4), (3, 2, 6, 7), (1, 5, 6, 2), (0, 3, 7, 4)], p.yellow,
                    at=(-.02 + side * width / 2 - .015, -b, 0), parent=root)
        edge.data.use_auto_smooth = True


def chequered_ramp(length, width, top, low):
    w = width / 2
    return mesh('ramp', [(-w, 0, 0), (w, 0, 0), (w, 0, top), (-w, 0, top), (-w, -length, 0), (w, -length, 0),
                         (w, -length, low), (-w, -length, low)],
                [(3, 7, 6, 2), (7, 4, 5, 6), (0, 3, 2, 1), (0, 4, 7, 3), (1, 2, 6, 5)], paints().chequer)


def touched_corner(start, angle, length, width):
    """The corner of the turned load that the film touches: seen from `start`, the outermost on the -Y side."""
    best = None
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * length / 2, sy * width / 2
            corner = np.array([x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)])
            bearing = math.atan2(*(corner - start[:2])[::-1]) % (2 * math.pi)
            if best is None or bearing > best[0]:
                best = (bearing, corner)
    return best[1]


def film_web(start, end, height, width=FILM_WIDTH, material=None, parent=None, neck=.08):
    """Film from `start` to `end` (x, y) at mid height; `height` may be a pair for a web that climbs."""
    rows, columns = 40, 10
    start, end = np.asarray(start[:2], float), np.asarray(end[:2], float)
    z0, z1 = height if isinstance(height, (tuple, list)) else (height, height)
    span = np.linalg.norm(end - start)
    vertices, uv = [], []
    for i in range(rows + 1):
        t = i / rows
        point = start + (end - start) * t
        narrow = 1 - neck * min(1, t * span / .5)
        for j in range(columns + 1):
            h = (j / columns - .5) * (width - .01) * narrow
            vertices.append((*point, z0 + (z1 - z0) * t + h))
            uv.append((t * .9, h))
    return mesh('web', vertices, grid_faces(rows + 1, columns + 1), material or thin_film(), smooth=True, uv=uv,
                parent=parent)


def web_to_load(machine, angle, length, width, material=None):
    """Film of a pillar wrapper from its carriage to the load turned by `angle` degrees."""
    corner = touched_corner(machine.exit, math.radians(angle), length + .016, width + .016)
    return film_web(machine.exit, corner, float(machine.exit[2]), material=material, parent=machine.root)


# ---------------------------------------------------------------- automatic machines

def cabinet(name, at, turn=(0, 0, 0), parent=None, display=None, size=(.7, .4, 1.75)):
    """Control cabinet with panel, facing -Y."""
    p = paints()
    w, d, h = size
    root = group(at, turn, parent, 'cabinet')
    box((w, d, .1), p.dark, .006, at=(0, 0, .05), parent=root)
    box((w, d, h - .1), p.body, .012, at=(0, 0, h / 2 + .05), parent=root)
    box((w - .06, .006, h - .28), p.door, .004, at=(0, -d / 2 - .002, h / 2 + .01), parent=root)
    box((w + .004, d + .004, .09), p.red, .01, at=(0, 0, h - .042), parent=root)
    name_plate(name, .26, (0, -d / 2 - .0035, h - .045), parent=root)
    box((.018, .02, .12), p.dark, .004, at=(w * .4, -d / 2 - .012, h * .55), parent=root)
    if display:
        box((.37, .02, .25), p.dark, .006, at=(-.04, -d / 2 - .008, h * .78), parent=root)
        decal(.336, .21, display, at=(-.04, -d / 2 - .0185, h * .78), turn=UPRIGHT, parent=root)
        emergency_stop(.024, (-.14, -d / 2 - .005, h * .64), parent=root)
        push_button('#1F9D4B', at=(-.03, -d / 2 - .005, h * .64), parent=root)
        push_button('#E8E8E8', at=(.06, -d / 2 - .005, h * .64), parent=root)
    signal_tower((w * .3, 0, h), root)
    return root


def clamp_and_cutter(at, turn=(0, 0, 0), parent=None):
    """Pneumatic film clamp on its pedestal and the swinging arm with the hot wire."""
    p = paints()
    root = group(at, turn, parent, 'clamp')
    box((.26, .22, .05), p.dark, .008, at=(0, 0, .025), parent=root)
    box((.16, .14, .36), p.body, .012, at=(0, 0, .23), parent=root)
    box((.17, .15, .06), p.red, .01, at=(0, 0, .40), parent=root)
    cylinder(.026, .26, p.steel, .004, at=(.03, .0, .52), parent=root)
    box((.05, .10, .17), p.dark, .008, at=(.03, .055, .63), parent=root)
    for y in (.10, .16):
        box((.03, .022, .24), p.steel, .005, at=(.03, y, .64), parent=root)
        box((.034, .008, .22), p.rubber, .002, at=(.03, y + (.014 if y < .13 else -.014), .64), parent=root)
    cylinder(.018, .11, p.zinc, .003, at=(.03, .0, .68), turn=UPRIGHT, parent=root)
    cylinder(.04, .32, p.dark, .005, at=(-.10, .0, .21), parent=root)
    cylinder(.052, .06, p.red, .006, at=(-.10, .0, .40), parent=root)
    arm = group((-.10, 0, .44), (0, 0, 24), root)
    box((.045, .62, .045), p.body, .008, at=(0, .28, 0), parent=arm)
    box((.04, .05, .52), p.body, .008, at=(0, .57, .24), parent=arm)
    for z in (.02, .46):
        box((.09, .03, .02), p.dark, .003, at=(-.05, .57, z), parent=arm)
    cylinder(.0016, .44, p.steel, 0, 12, at=(-.088, .57, .24), parent=arm)
    for k in range(2):
        pipe([(-.02 + k * .03, -.06, .12), (-.02 + k * .03, -.16, .2), (.0 + k * .03, -.12, .42), (.03, -.03, .60)],
             .005,
             plain('#1E4FA0' if k else '#17181A', .4), parent=root)
    bolts([(sx * .1, sy * .085, .052) for sx in (-1, 1) for sy in (-1, 1)], .009, parent=root)
    return root


def turntable_wrapper(name='EA 40', at=(0, 0, 0), turn=(0, 0, 0), carriage_height=1.1):
    """EA 40: roller turntable between two conveyors along X, mast behind, clamp in front."""
    p = paints()
    root = group(at, turn, name='automatic wrapper')
    cylinder(.92, .10, p.dark, .01, 128, at=(0, 0, .05), parent=root)
    cylinder(.55, .2, p.void, 0, 64, at=(0, 0, .2), parent=root)
    deck = group(parent=root, name='roller turntable')
    ring(.55, .9, .03, p.dark, .004, at=(0, 0, .285), parent=deck)
    frame = Bulk()
    for y in (-1, 1):
        frame.box((1.42, .04, .17), p.body, (0, y * .57, .39))
        frame.box((1.42, .05, .012), p.dark, (0, y * .57, .478))
    for k in range(-2, 3):
        frame.box((.05, 1.12, .06), p.dark, (k * .3, 0, .33))
    frame.build(.004, parent=deck)
    rolls = Bulk()
    for k in range(12):
        rolls.cylinder(.032, 1.09, p.steel, ((k - 5.5) * .117, 0, .418), 'y', 24)
    rolls.build(.002, parent=deck)
    for side in (-1, 1):
        roller_conveyor(1.15, 1.1, .45, at=(side * 1.53, 0, 0), parent=root, motor=side > 0)
    plate([[(-1.0, .85, .1), (1.0, .85, .1), (.45, 1.85, .05), (-.45, 1.85, .05)]], .05, p.dark, .006,
          at=(0, 0, .025), turn=(0, 0, 0), parent=root)
    mast(2.6, name, (0, 1.5, 0), (0, 0, 90), root)
    carriage('prestretch', (.10, 1.14, carriage_height), (0, 0, 90), root)
    clamp_and_cutter((-.70, -1.0, 0), (0, 0, -20), root)
    rows = (('Pallets', '214'), ('Por hora', '40'), ('Vueltas', '12'), ('Tensión', '55 %'), ('Preestiro', '250 %'))
    cabinet(name, (1.75, -1.15, 0), (0, 0, -8), root, recipe_screen(name, rows))
    return SimpleNamespace(root=root, table=deck, exit=np.array([.10 + .14, 1.14 - .113, carriage_height]), deck=.45)


def arm_wrapper(name='EB 60', at=(0, 0, 0), turn=(0, 0, 0), arm_angle=-55, carriage_height=1.25):
    """EB 60: two columns behind, a bridge over the conveyor, the arm hanging from a slewing ring."""
    p = paints()
    root = group(at, turn, name='arm wrapper')
    height = 3.3
    for x in (-1, 1):
        box((.5, .5, .03), p.dark, .006, at=(x * 1.05, 1.62, .015), parent=root)
        box((.28, .30, height), p.body, .02, 4, at=(x * 1.05, 1.62, height / 2), parent=root)
        box((.286, .306, .4), p.dark, .018, at=(x * 1.05, 1.62, .23), parent=root)
        box((.22, 2.05, .26), p.body, .02, at=(x * .55, .72, height - .02), turn=(0, 0, x * 14), parent=root)
        bolts([(x * 1.05 + a * .2, 1.62 + b * .2, .035) for a in (-1, 1) for b in (-1, 1)], .016, parent=root)
    box((2.4, .28, .30), p.body, .02, 4, at=(0, 1.62, height - .02), parent=root)
    for x in (-1, 1):
        box((.286, .306, .12), p.red, .015, at=(x * 1.05, 1.62, height + .1), parent=root)
        name_plate(name, .24, (x * 1.05, 1.4645, height + .1), parent=root)
    cylinder(.48, .2, p.dark, .02, at=(0, 0, height + .02), parent=root)
    box((.36, .36, .34), p.body, .03, at=(.0, .12, height + .26), parent=root)
    cylinder(.10, .3, p.dark, .01, at=(.0, -.2, height + .26), parent=root)
    ring(.26, .42, .09, p.steel, .006, at=(0, 0, height - .13), parent=root)
    arm = group((0, 0, 0), (0, 0, arm_angle), root, 'arm')
    box((1.55, .2, .18), p.body, .02, 4, at=(.62, 0, height - .27), parent=arm)
    box((.3, .3, .22), p.dark, .02, at=(-.25, 0, height - .27), parent=arm)
    box((.206, .206, .19), p.red, .02, at=(1.33, 0, height - .27), parent=arm)
    length = 2.7
    box((.16, .18, length), p.body, .02, 4, at=(1.42, 0, height - .25 - length / 2), parent=arm)
    box((.02, .09, length - .3), p.void, .003, at=(1.338, 0, height - .3 - length / 2), parent=arm)
    for y in (-.035, .035):
        box((.016, .016, length - .3), p.steel, .003, at=(1.334, y, height - .3 - length / 2), parent=arm)
    name_plate(name, .15, (1.42, -.0925, 2.55), (90, 0, 0), parent=arm, fill='#C8141E')
    carriage('prestretch', (1.13, -.02, carriage_height), parent=arm)
    roller_conveyor(3.2, 1.1, .45, parent=root)
    clamp_and_cutter((-.78, .98, 0), (0, 0, 195), root)
    rows = (('Pallets', '348'), ('Por hora', '60'), ('Vueltas', '12'), ('Tensión', '50 %'), ('Preestiro', '300 %'))
    cabinet(name, (1.95, 1.3, 0), (0, 0, -6), root, recipe_screen(name, rows))
    a = math.radians(arm_angle)
    x, y = 1.13 + FILM_EXIT[0], -.02 + FILM_EXIT[1]
    leaving = np.array([x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), carriage_height])
    return SimpleNamespace(root=root, arm=arm, exit=leaving, deck=.45)


def ring_wrapper(name='ER 120', at=(0, 0, 0), turn=(0, 0, 0), ring_height=1.75, carriage_angle=-70):
    """ER 120: the ring rises and sinks between four columns."""
    p = paints()
    root = group(at, turn, name='ring wrapper')
    height, cx, cy = 4.0, 1.72, 1.62
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.5, .5, .03), p.dark, .006, at=(sx * cx, sy * cy, .015), parent=root)
            box((.24, .24, height), p.body, .02, 4, at=(sx * cx, sy * cy, height / 2 + .02), parent=root)
            box((.246, .246, .4), p.dark, .018, at=(sx * cx, sy * cy, .23), parent=root)
            box((.246, .246, .14), p.red, .018, at=(sx * cx, sy * cy, height - .06), parent=root)
            box((.02, .08, height - .7), p.void, .002, at=(sx * (cx - .118), sy * cy, height / 2 + .2), parent=root)
            bolts([(sx * cx + a * .2, sy * cy + b * .2, .035) for a in (-1, 1) for b in (-1, 1)], .016, parent=root)
    for sy in (-1, 1):
        box((2 * cx + .24, .18, .22), p.body, .018, at=(0, sy * cy, height + .1), parent=root)
    for sx in (-1, 1):
        box((.18, 2 * cy, .22), p.body, .018, at=(sx * cx, 0, height + .1), parent=root)
    name_plate(name, .62, (0, -cy - .0925, height + .1), parent=root, fill='#C8141E')
    box((.3, .24, .26), p.dark, .02, at=(cx - .5, cy, height + .3), parent=root)
    cylinder(.10, .34, p.dark, .01, at=(cx - .85, cy, height + .3), turn=(0, 90, 0), parent=root)
    frame = group((0, 0, ring_height), parent=root, name='lifting frame')
    for sy in (-1, 1):
        box((2 * cx - .26, .12, .16), p.body, .014, at=(0, sy * (cy - .02), .16), parent=frame)
    for sx in (-1, 1):
        box((.12, 2 * cy - .1, .16), p.body, .014, at=(sx * (cx - .2), 0, .16), parent=frame)
        for sy in (-1, 1):
            box((.18, .34, .34), p.dark, .02, at=(sx * (cx - .18), sy * cy, .16), parent=frame)
    ring(1.15, 1.27, .09, p.body, .01, 200, at=(0, 0, .04), parent=frame)
    ring(1.32, 1.47, .03, p.dark, .004, 200, at=(0, 0, .165), parent=frame)
    ring(1.14, 1.155, .05, p.steel, .003, 200, at=(0, 0, .04), parent=frame)
    ring(1.262, 1.285, .022, p.red, .003, 200, at=(0, 0, .04), parent=frame)
    for k in range(12):
        a = math.radians(15 + k * 30)
        wheel = group((1.305 * math.cos(a), 1.305 * math.sin(a), .04), (0, 0, math.degrees(a)), frame)
        cylinder(.05, .034, p.rubber, .006, at=(.025, 0, 0), parent=wheel)
        cylinder(.022, .05, p.steel, .003, at=(.025, 0, 0), parent=wheel)
        box((.1, .07, .02), p.dark, .004, at=(.04, 0, .045), parent=wheel)
        box((.05, .05, .12), p.dark, .006, at=(.06, 0, .10), parent=wheel)
    carrier = group((0, 0, 0), (0, 0, carriage_angle), frame)
    box((.24, .40, .05), p.red, .012, at=(1.15, 0, -.04), parent=carrier)
    carriage('prestretch', (.98, 0, -.40), parent=carrier)
    box((.10, .36, .70), p.dark, .012, at=(1.21, 0, -.40), parent=carrier)
    roller_conveyor(4.2, 1.1, .45, parent=root)
    rows = (('Pallets', '912'), ('Por hora', '118'), ('Vueltas', '12'), ('Tensión', '48 %'), ('Preestiro', '300 %'))
    cabinet(name, (2.35, -1.25, 0), (0, 0, -8), root, recipe_screen(name, rows))
    a = math.radians(carriage_angle)
    x, y = .98 + FILM_EXIT[0], FILM_EXIT[1]
    leaving = np.array([x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), ring_height - .40])
    return SimpleNamespace(root=root, frame=frame, exit=leaving, deck=.45)


def wrapping_robot(name='RE 22', at=(0, 0, 0), turn=(0, 0, 0), carriage_height=.95):
    """RE 22: drives towards -X with its left side (-Y) along the load; feeler wheel and film on the -Y side."""
    p = paints()
    root = group(at, turn, name='robot')
    plate([[(-.62, -.36, .22), (.50, -.36, .12), (.50, .36, .12), (-.62, .36, .22)]], .20, p.body, .02,
          at=(0, 0, .22), turn=(0, 0, 0), parent=root)
    plate([[(-.60, -.34, .2), (.48, -.34, .1), (.48, .34, .1), (-.60, .34, .2)]], .10, p.dark, .01,
          at=(0, 0, .10), turn=(0, 0, 0), parent=root)
    plate([[(-.52, -.31, .16), (.0, -.31, .06), (.0, .31, .06), (-.52, .31, .16)]], .16, p.body, .03,
          at=(0, 0, .38), turn=(0, 0, 0), parent=root)
    bumper = [(-.70 + .0, -.36, .2), (-.44, -.395, .06), (-.44, -.365, .02), (-.655, -.33, .17), (-.655, .33, .17),
              (-.44, .365, .02), (-.44, .395, .06), (-.70, .36, .2)]
    plate([bumper], .11, p.red, .012, at=(-.02, 0, .115), turn=(0, 0, 0), parent=root)
    for x, y in ((.28, -.30), (.28, .30), (-.38, 0)):
        cylinder(.10, .05, p.rubber, .01, at=(x, y, .10), turn=UPRIGHT, parent=root)
    name_plate(name, .24, (-.26, -.3125, .39), parent=root, fill='#C8141E')
    name_plate('PRECINTA', .40, (.02, -.3625, .23), parent=root, fill='#26292D')
    for k in range(6):
        box((.1, .003, .006), p.void, 0, at=(.36, -.3615, .17 + k * .018), parent=root)
    mast(2.05, name, (.22, .08, .20), parent=root, size=(.22, .26), foot=.1)
    carriage('prestretch', (-.07, -.02, carriage_height), parent=root)
    handle = group((.50, .0, .62), (0, 12, 0), root)
    box((.05, .10, .75), p.dark, .012, at=(0, 0, -.02), parent=handle)
    box((.09, .07, .05), p.dark, .012, at=(.03, 0, .365), parent=handle)
    pipe([(0, -.26, .30), (.05, -.27, .34), (.06, -.2, .38), (.06, 0, .39), (.06, .2, .38), (.05, .27, .34),
          (0, .26, .30)],
         .016, p.rubber, parent=handle)
    rows = (('Programa', '3'), ('Vueltas', '9'), ('Altura', '2.050 mm'), ('Tensión', '40 %'), ('Batería', '86 %'))
    control_panel(recipe_screen(name, rows), at=(.24, -.14, 1.42), turn=(-12, 0, -8), parent=root, size=(.25, .30))
    box((.06, .10, .05), p.dark, .006, at=(.24, -.08, 1.40), parent=root)
    arm = group((-.40, -.30, .20), (0, 0, 0), root)
    cylinder(.035, .10, p.dark, .006, at=(0, 0, 0), parent=arm)
    plate([[(-.03, -.02), (.03, -.02), (.06, -.24), (.02, -.25)]], .03, p.steel, .004, .012, at=(0, 0, .02),
          turn=(0, 0, 0), parent=arm)
    cylinder(.085, .045, p.rubber, .014, at=(.04, -.26, .02), parent=arm)
    cylinder(.045, .055, p.red, .006, at=(.04, -.26, .02), parent=arm)
    cylinder(.016, .09, p.steel, .003, at=(.04, -.26, .035), parent=arm)
    for y in (-.12, .12):
        cylinder(.03, .004, plain('#F6F1D8', .15, coat=.5), .001, at=(-.622, y, .24), turn=(0, 90, 0), parent=root)
    return SimpleNamespace(root=root, exit=np.array([-.07 + FILM_EXIT[0], -.02 + FILM_EXIT[1], carriage_height]))


# ---------------------------------------------------------------- tunnel (orbital) wrappers

def orbital_ring(inner, centre_height, roll_width, parent, roll_angle=35, depth=.10, brake=True):
    """Ring in the YZ plane with guide wheels, film roll and counterweight."""
    p = paints()
    root = group((0, 0, centre_height), (0, 90, 0), parent, 'orbital ring')
    outer = inner + max(.05, inner * .12)
    ring(inner, outer, depth * .45, p.body, .006, 200, parent=root)
    ring(outer - .004, outer + .014, depth * .18, p.red, .002, 200, parent=root)
    ring(inner - .008, inner + .002, depth * .3, p.steel, .002, 200, parent=root)
    for k in range(8):
        a = math.radians(22.5 + k * 45)
        r = outer + .05
        cylinder(.038, .03, p.rubber, .005, at=(r * math.cos(a), r * math.sin(a), 0), parent=root)
        cylinder(.016, .05, p.steel, .002, at=(r * math.cos(a), r * math.sin(a), 0), parent=root)
    a = math.radians(roll_angle)
    middle = (inner + outer) / 2
    holder = group((middle * math.cos(a), middle * math.sin(a), 0), (0, 0, roll_angle), root)
    cylinder(.015, roll_width + .12, p.steel, .002, at=(0, 0, -roll_width / 2 - .04), parent=holder)
    roll = film_roll(roll_width, .085 if inner < .5 else .115, .038, parent=holder)
    roll.location = (0, 0, -roll_width / 2 - .04)
    if brake:
        cylinder(.05, .03, p.red, .006, at=(0, 0, -roll_width - .07), parent=holder)
        cylinder(.012, roll_width + .05, p.steel, .002, at=(-.09, .12, -roll_width / 2 - .04), parent=holder)
        box((.03, .2, .02), p.dark, .004, at=(-.05, .06, -.03), turn=(0, 0, 35), parent=holder)
    weight = group((middle * math.cos(a + math.pi), middle * math.sin(a + math.pi), 0), (0, 0, roll_angle), root)
    box((.08, .22, .05), p.dark, .01, at=(0, 0, -.045), parent=weight)
    exit_r = middle - .09
    # local (x, y) of the ring become world (z, y)
    return SimpleNamespace(root=root, outer=outer, exit=(exit_r * math.sin(a), -exit_r * math.cos(a) + centre_height))


def tunnel_wrapper_small(name='ET 60', at=(0, 0, 0), turn=(0, 0, 0), roll_angle=130):
    """ET 60: open vertical ring of 600 mm between two roller conveyors along X."""
    p = paints()
    root = group(at, turn, name='tunnel wrapper')
    deck, centre = .85, 1.0
    lined = rubber('#3A3E42')
    for side in (-1, 1):
        roller_conveyor(1.5, .44, deck, .14, .025, at=(side * 1.02, 0, 0), parent=root, rollers=lined, motor=side > 0)
    hole = [(.41 * math.cos(a), .41 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    housing = [(-.56, -1.0, .05), (.56, -1.0, .05), (.56, .34, .2), (.34, .52, .16), (-.34, .52, .16), (-.56, .34, .2)]
    plate([housing, hole], .10, p.body, .008, at=(.12, 0, centre), turn=(90, 0, 90), parent=root)
    plate([[(-.56, -.14, .03), (.56, -.14, .03), (.56, .0, .03), (-.56, .0, .03)]], .34, p.dark, .01, at=(.06, 0, .14),
          turn=(90, 0, 90), parent=root)
    orbit = orbital_ring(.30, centre, .125, root, roll_angle)
    cover = [(-.60, -.62, .1), (-.60, .38, .22), (-.36, .58, .16), (.36, .58, .16), (.60, .38, .22), (.60, -.62, .1)]
    inside = [(.45 * math.cos(a), .45 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    plate([cover, inside], .012, p.door, .004, at=(.18, 0, centre), turn=(90, 0, 90), parent=root)
    box((.16, .4, .11), p.red, .012, at=(.12, 0, centre + .50), parent=root)
    name_plate(name, .3, (.036, 0, centre + .50), (90, 0, -90), parent=root)
    box((.3, .16, .5), p.body, .014, at=(.12, -.60, .72), parent=root)
    rows = (('Avance', '7,5 m/min'), ('Giro', '120 r/min'), ('Traslape', '50 %'), ('Extremos', '2'), ('Piezas', '86'))
    control_panel(recipe_screen(name, rows), at=(.06, -.72, 1.05), turn=(-12, 0, -20), parent=root, size=(.27, .32))
    box((.05, .10, .3), p.dark, .008, at=(.08, -.66, .95), parent=root)
    signal_tower((.12, .18, centre + .555), root)
    return SimpleNamespace(root=root, orbit=orbit, deck=deck, centre=centre)


def press_rollers(x, load_top, width, parent, centre):
    """Pneumatic hold-down in front of and behind the ring."""
    p = paints()
    root = group((x, 0, 0), parent=parent, name='press')
    top = centre + .95
    for y in (-1, 1):
        box((.12, .10, top), p.body, .012, at=(0, y * (width / 2 + .14), top / 2), parent=root)
        box((.2, .18, .03), p.dark, .004, at=(0, y * (width / 2 + .14), .015), parent=root)
    box((.12, width + .38, .14), p.body, .012, at=(0, 0, top - .02), parent=root)
    for y in (-.32, .32):
        cylinder(.045, .36, p.zinc, .005, at=(0, y, top - .26), parent=root)
        cylinder(.052, .03, p.dark, .004, at=(0, y, top - .10), parent=root)
        cylinder(.052, .03, p.dark, .004, at=(0, y, top - .43), parent=root)
        cylinder(.016, max(.05, top - .42 - load_top - .15), p.steel, .002,
                 at=(0, y, (top - .42 + load_top + .15) / 2), parent=root)
        pipe([(.05, y, top - .12), (.16, y, top - .1), (.16, y + .05, top + .02), (.06, y + .06, top + .06)], .006,
             plain('#1E4FA0', .4), parent=root)
    beam = load_top + .13
    box((.08, width * .92, .06), p.red, .01, at=(0, 0, beam), parent=root)
    for y in (-width * .44, width * .44):
        box((.07, .02, .13), p.dark, .005, at=(0, y, load_top + .075), parent=root)
    cylinder(.05, width * .86, p.rubber, .008, at=(0, 0, load_top + .05), turn=UPRIGHT, parent=root)
    return root


def tunnel_wrapper_large(name='ET 150', at=(0, 0, 0), turn=(0, 0, 0), load_top=1.28, roll_angle=215):
    """ET 150: ring of 1500 mm in a closed frame, hold-down rollers before and behind."""
    p = paints()
    root = group(at, turn, name='tunnel wrapper')
    deck, centre = .85, 1.18
    for side in (-1, 1):
        roller_conveyor(2.55, 1.25, deck, .17, .04, at=(side * 1.68, 0, 0), parent=root, motor=side > 0)
        press_rollers(side * .98, load_top, 1.25, root, centre)
    hole = [(.90 * math.cos(a), .90 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
    housing = [(-1.15, -centre + .02, .03), (1.15, -centre + .02, .03), (1.15, 1.2, .12), (-1.15, 1.2, .12)]
    plate([housing, hole], .16, p.body, .012, at=(.16, 0, centre), turn=(90, 0, 90), parent=root)
    for y in (-1, 1):
        box((.5, .22, .12), p.dark, .012, at=(.1, y * 1.0, .06), parent=root)
        box((.34, .10, 2.2), p.body, .014, at=(.12, y * 1.12, 1.2), parent=root)
    box((.36, 2.34, .16), p.red, .02, at=(.12, 0, centre + 1.14), parent=root)
    name_plate(name, .44, (-.0625, 0, centre + 1.14), (90, 0, -90), parent=root)
    name_plate(name, .30, (.12, -1.1725, centre + 1.14), parent=root)
    orbit = orbital_ring(.75, centre, .25, root, roll_angle, depth=.12)
    rows = (('Avance', '7,5 m/min'), ('Giro', '60 r/min'), ('Traslape', '50 %'), ('Prensores', '3,5 bar'),
            ('Paquetes', '42'))
    cabinet(name, (.75, -1.45, 0), (0, 0, -6), root, recipe_screen(name, rows))
    return SimpleNamespace(root=root, orbit=orbit, deck=deck, centre=centre)


def spiral_film(length, width, height, start, deck, pitch=.16, band=.25, parent=None, material=None, away=.006):
    """Film wound round a long load along +X from `start`: overlapping turns on a rectangle standing on `deck`."""
    sheet = material or film('#F6FAFD', .13, gloss=2.4, haze=.05, wrinkles=.4, wrinkle_scale=3, wrinkle_depth=.02,
                             stretch=(1.1, 3, 1), coordinates='UV')
    r = .015
    w, h = width / 2 + away, height / 2 + away
    path = []
    for cy, cz, begin in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(5):
            a = math.radians(begin + 22.5 * k)
            path.append((cy * (w - r) + r * math.cos(a), cz * (h - r) + r * math.sin(a)))
    section = np.array(path + path[:1])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))]
    turns = int(length / pitch)
    root = group(parent=parent, name='spiral')
    for k in range(turns):
        x = start + k * pitch + pitch * along / along[-1]
        grow = 1 + .0012 * (k % 3)
        vertices = [(x[i] + b, section[i][0] * grow, deck + height / 2 + section[i][1] * grow)
                    for i in range(len(section)) for b in (0, band / 2, band)]
        uv = [(along[i] + k * .37, b + k * 1.7) for i in range(len(section)) for b in (0, band / 2, band)]
        mesh('turn', vertices, grid_faces(len(section), 3), sheet, smooth=True, uv=uv, parent=root)
    return root
