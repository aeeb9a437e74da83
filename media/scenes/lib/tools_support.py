"""Support tools: steel strap shear CZ 32, safety cutter CZ 19, film dispenser PF 50, tape gun DC 50."""
import math

import numpy as np

from lib.films import film_roll
from lib.geometry import box, cylinder, grid_faces, group, lathe, mesh, pipe, plate
from lib.materials import plain
from lib.tapes import strip_material, tape_roll
from lib.tools_parts import ACROSS, Kit, bar_between, bolts, grip, name_on, shell, toothed_wheel


def strap_shear(model, kit=None, parent=None, spread=19, gape=17):
    """CZ 32, standing in XZ with the jaws downwards: flat lower jaw that slips under the strap, hooked upper blade, bolted
    head, long arms, rubber stops between them. Returns the tool and the parts of its head."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    seen = []
    lower = group((0, 0, .070), (0, gape / 2, 0), root)
    seen.append(shell([[(.000, .030, .008), (-.016, .010, .010), (-.020, -.020, .006), (-.012, -.066, .002), (-.008, -.070, .002),
                        (-.004, -.064, .002), (.004, -.010, .004), (.016, .016, .008)]], .032, kit.hard_steel, 0, .001, parent=lower))
    upper = group((0, 0, .070), (0, -gape / 2, 0), root)
    seen.append(shell([[(.000, .030, .008), (.020, .010, .012), (.030, -.020, .014), (.026, -.050, .010), (.004, -.064, .003),
                        (.000, -.060, .002), (.012, -.040, .012), (.008, -.012, .006), (-.012, .012, .008)]], .014, kit.hard_steel, 0,
                      .001, parent=upper))
    for y in (-.0215, .0215):
        seen.append(shell([[(-.022, .050, .010), (-.020, .112, .012), (.020, .112, .012), (.022, .050, .010)]], .007, kit.red_coat, y, .0015,
                          parent=root))
    bolts([(0, .070)], .0085, kit, -.027, root)
    bolts([(-.011, .098), (.011, .098)], .0058, kit, -.027, root)
    for side in (-1, 1):
        arm = group((side * .011, 0, .098), (0, side * spread, 0), root)
        shell([[(-.012, -.022, .010), (-.012, .060, .005), (-.009, .115, .004), (.009, .115, .004), (.012, .060, .005), (.012, -.022, .010)]],
              .026, kit.bolt, 0, .003, parent=arm)
        bar_between((0, 0, .100), (0, 0, .330), .0105, kit.bolt, arm)
        grip(.160, .0168, kit.red, ribs=10, at=(0, 0, .300), parent=arm)
        stop = cylinder(.0085, .016, kit.black, .002, 48, at=(-side * .018, 0, .082), turn=(0, 90, 0), parent=arm)
        seen.append(stop)
        box((.012, .018, .018), kit.bolt, .002, at=(-side * .009, 0, .082), parent=arm)
        if side > 0:
            name_on(model, .013, (0, -.0134, .050), arm, '#F2F3F4', (90, -90, 0), italic=True)
    return root, seen


def safety_cutter(model, kit=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """CZ 19, flat on the floor along X: red moulded body, narrow slot in the beak with the guarded blade, lanyard hole."""
    kit = kit or Kit()
    root = group(at, turn, parent, model)
    body = [(-.078, .004, .010), (-.070, .019, .012), (-.020, .021, .020), (.030, .016, .020), (.078, .022, .014), (.090, .010, .010),
            (.086, -.010, .012), (.050, -.019, .020), (-.014, -.013, .016), (-.026, -.016, .006), (-.030, -.0045, .002),
            (-.080, -.0095, .004), (-.084, -.006, .003), (-.034, .0035, .003), (-.060, .001, .004)]
    hole = [(.066, .004, .006), (.066, .015, .006), (.078, .015, .006), (.080, .004, .006)]
    plate([body, hole], .013, kit.red, .0035, .004, turn=(0, 0, 0), at=(0, 0, .0065), parent=root)
    plate([[(-.044, -.010), (-.026, -.010), (-.026, .008), (-.038, .008)]], .0007, kit.nickel, .0001, turn=(0, 0, 0), at=(0, 0, .0065),
          parent=root)
    plate([[(-.018, .014, .006), (-.020, -.004, .006), (.052, -.008, .008), (.058, .008, .008), (.020, .011, .010)]], .0146, kit.black, .0012,
          turn=(0, 0, 0), at=(0, 0, .0065), parent=root)
    for x in (-.008, -.002, .042, .048):
        box((.0028, .012, .0010), kit.black, .0004, at=(x, .002, .0141), turn=(0, 0, 8), parent=root)
    for x, y in ((-.042, .013), (-.024, .0145)):
        cylinder(.0030, .0012, kit.nickel, .0003, 24, at=(x, y, .0132), parent=root)
        box((.0040, .0007, .0004), kit.void, 0, at=(x, y, .0139), turn=(0, 0, 30), parent=root)
    name_on(model, .0105, (.020, .0012, .0140), root, '#F2F3F4', (0, 0, 0), italic=True)
    return root


def lanyard(kit, root, at=(.073, .009, .0065)):
    """Cord through the hole, lying on the floor."""
    x, y, z = at
    pipe([(x, y, z), (x + .02, y + .012, .012), (x + .06, y + .03, .003), (x + .10, y + .01, .002), (x + .11, y - .04, .002),
          (x + .07, y - .06, .002), (x + .03, y - .035, .002), (x + .012, y - .012, .008), (x, y, z)], .0018, kit.black, parent=root)


def film_dispenser(model, kit=None, roll=True, parent=None, outer=.052):
    """PF 50, axis Z, lower handle at the bottom: tube, end discs, knurled brake ring below the upper grip."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    half = .255
    cylinder(.021, 2 * half + .04, kit.zinc, .002, 64, parent=root)
    seen = []
    for side in (-1, 1):
        end = group((0, 0, side * half), (0 if side > 0 else 180, 0, 0), root)
        seen.append(lathe([(.020, -.030), (.0245, -.030), (.0260, -.004), (.046, .000), (.048, .004), (.048, .008), (.030, .012), (.020, .012)],
                          kit.dark, 96, parent=end))
        if side > 0:
            seen.append(toothed_wheel(.034, .020, kit.red, 36, .0022, at=(0, 0, .0235), parent=end))
            seen.append(cylinder(.030, .006, kit.dark, .001, 64, at=(0, 0, .0365), parent=end))
            arrow(end)
        else:
            seen.append(cylinder(.030, .014, kit.red, .002, 64, at=(0, 0, .019), parent=end))
        seen.append(grip(.125, .0185, kit.black, ribs=8, at=(0, 0, .040), parent=end))
        cylinder(.0195, .006, kit.red, .002, 48, at=(0, 0, .164), parent=end)
    reel = None
    if roll:
        reel = film_roll(.5, outer, .025, label=None, overhang=.002, parent=root)
    return root, seen, reel


def arrow(end):
    """Scale on the brake ring."""
    name_on('− +', .009, (0, -.0345, .0235), end, '#FFFFFF')


def tape_gun(model, kit=None, tape='clear', parent=None):
    """DC 50 along X, working end at low x, standing on its roller and handle: side frame, tape roll on a hub, brake knob, rubber
    roller, wiping flap, toothed blade with its guard, pistol grip. Returns the tool, its working end and the point where
    the tape leaves."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    seen = []
    frame = [(-.112, .030, .010), (-.104, .062, .014), (-.060, .084, .03), (-.020, .112, .04), (.040, .120, .05), (.078, .096, .03),
             (.082, .058, .02), (.050, .040, .014), (.000, .034, .02), (-.060, .024, .014), (-.096, .018, .008)]
    shell([frame], .004, kit.red_coat, .031, .0012, parent=root)
    shell([[(-.108, .030, .006), (-.100, .052, .010), (-.058, .056, .01), (-.052, .030, .008), (-.092, .020, .006)]], .004, kit.red_coat, -.031,
          .0012, parent=root)
    hub = (.022, .074)
    tape_roll(tape, .048, .056, group((hub[0], 0, hub[1]), ACROSS, root))
    lathe([(.012, -.026), (.0350, -.026), (.0355, -.024), (.0355, .024), (.012, .026)], kit.dark, 96, at=(hub[0], 0, hub[1]), turn=ACROSS,
          parent=root)
    for i in range(6):
        a = math.radians(60 * i)
        box((.017, .003, .004), kit.black, .0006, at=(hub[0] + .024 * math.cos(a), -.0262, hub[1] + .024 * math.sin(a)),
            turn=(0, -60 * i, 0), parent=root)
    toothed_wheel(.0125, .014, kit.red, 18, .0014, at=(hub[0], -.031, hub[1]), turn=ACROSS, parent=root)
    cylinder(.0045, .003, kit.nickel, .0005, 6, at=(hub[0], -.0385, hub[1]), turn=ACROSS, parent=root)
    roller = (-.086, .030)
    seen.append(cylinder(.0135, .052, kit.black, .001, 64, at=(roller[0], 0, roller[1]), turn=ACROSS, parent=root))
    seen.append(cylinder(.0045, .066, kit.nickel, .0006, 32, at=(roller[0], 0, roller[1]), turn=ACROSS, parent=root))
    seen.append(flap(kit, root))
    seen.append(toothed_blade(kit, root))
    shell([[(-.128, .050, .003), (-.120, .064, .006), (-.094, .068, .006), (-.090, .060, .003), (-.116, .054, .003)]], .058, kit.dark, 0, .0015,
          parent=root)
    shell([[(.034, .044, .010), (.050, .052, .010), (.078, .040, .010), (.112, -.048, .014), (.102, -.060, .010), (.078, -.064, .012),
            (.050, .006, .02)]], .034, kit.black, 0, .009, parent=root)
    for i in range(5):
        box((.012, .0352, .003), kit.black, .001, at=(.0600 + i * .0065, 0, -.006 - i * .0125), turn=(0, -22, 0), parent=root)
    bolts([(-.078, .046), (-.098, .032)], .0035, kit, -.034, root)
    name_on(model, .0125, (-.076, -.0332, .0395), root, '#FFFFFF', italic=True)
    start = np.array([hub[0] - .030, hub[1] + .047])
    end = np.array([roller[0] - .0045, roller[1] + .0130])
    vertices = [(x, y, z) for x, z in (start, end) for y in (-.024, .024)]
    mesh('tape', vertices, [(0, 1, 3, 2)], strip_material(tape), parent=root)
    return root, seen, (roller[0] - .0135, roller[1])


def flap(kit, root):
    """Thin sheet that smooths the tape on the board."""
    steps = 14
    vertices = []
    for i in range(steps):
        s = i / (steps - 1)
        x, z = -.100 - .010 * s + .030 * s * s, .058 - .040 * s - .006 * s * s
        vertices += [(x, y, z) for y in (-.027, .027)]
    return mesh('flap', vertices, grid_faces(steps, 2), plain('#EDEFF0', .3, Alpha=.9), smooth=True, parent=root)


def toothed_blade(kit, root):
    """Saw-toothed cutter across the tape."""
    teeth, width = 22, .054
    outline = [(-width / 2, .016), (width / 2, .016)]
    for i in range(teeth):
        outline += [(width / 2 - width * (i + .5) / teeth, -.003), (width / 2 - width * (i + 1) / teeth, 0)]
    holder = group((-.117, 0, .046), (0, 0, 90), root)
    return plate([outline], .0009, kit.nickel, .0001, turn=(74, 0, 0), at=(0, 0, 0), parent=holder)
