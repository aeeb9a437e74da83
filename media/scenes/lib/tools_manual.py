"""Manual tools: tensioners TP 16 and TA 32, sealer SP 16, combination tools MC 13 and SA 19.
Each function returns the tool and the parts to be framed in a close view."""
import math

import numpy as np

from lib.geometry import box, cylinder, group, plate, ribbon
from lib.tools_parts import (ACROSS, Kit, bar_between, bolts, grip, hand_lever, name_on, serrated_block, shell, stepped_disc,
                             toothed_wheel)


def ratchet(kit, root, centre, radius, y, width=.012, teeth=16):
    """Coarse ratchet wheel with its pawl."""
    x, z = centre
    outline = []
    for i in range(teeth):
        a, b = 2 * math.pi * i / teeth, 2 * math.pi * (i + .85) / teeth
        outline += [(radius * math.cos(a), radius * math.sin(a)), (radius * .86 * math.cos(b), radius * .86 * math.sin(b))]
    wheel = plate([outline], width, kit.hard_steel, .0006, at=(x, y, z), parent=root)
    cylinder(radius * .45, width + .006, kit.bolt, .001, 48, at=(x, y, z), turn=ACROSS, parent=root)
    return wheel


def feed_wheel_tensioner(model, kit=None, parent=None, lean=52):
    """TP 16: foot, feed wheel on the lever's shaft, ratchet, release lever and cutter."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    foot = shell([[(-.078, 0), (-.078, .0018), (-.058, .0065), (.092, .0065), (.112, .003), (.112, 0)]], .046, kit.nickel,
                 edge=.0006, radius=0, parent=root)
    shell([[(-.052, .006, .002), (-.058, .030, .008), (-.040, .056, .014), (.004, .070, .02), (.052, .064, .02), (.090, .036, .012),
            (.096, .006, .002)]], .016, kit.nickel, .016, .003, parent=root)
    wheel = toothed_wheel(.0175, .022, kit.hard_steel, 48, .0009, at=(.016, -.006, .0262), turn=ACROSS, parent=root)
    cylinder(.0085, .040, kit.bolt, .001, 32, at=(.016, -.004, .0262), turn=ACROSS, parent=root)
    cheek = shell([[(-.012, .022, .01), (-.010, .052, .012), (.020, .060, .016), (.046, .050, .012), (.046, .024, .01), (.036, .046, .012),
                    (.000, .046, .012)]], .008, kit.nickel, -.018, .0015, parent=root)
    ratchet(kit, root, (.016, .040), .026, .032)
    hand_lever(kit, root, (.016, .040), lean, .255, y=.030, gap=.020, cheek=.019, grip_length=.125, grip_radius=.0145)
    shell([[(.046, .074, .003), (.060, .080, .003), (.040, .068, .003), (.036, .062, .002)]], .010, kit.bolt, .032, .001, parent=root)
    release = hand_lever(kit, root, (-.030, .050), -34, .098, cheek=.011, gap=.014, grip_length=.044, grip_radius=.0085, grip_of=kit.black,
                         y=.014)
    release.scale = (1, 1, .9)
    blade = shell([[(-.052, .0085), (-.040, .0075), (-.030, .034, .004), (-.048, .036, .004)]], .022, kit.hard_steel, -.006, .0005, 0, root)
    shell([[(-.054, .028, .004), (-.058, .048, .008), (-.040, .056, .008), (-.026, .044, .008), (-.028, .028, .004)]], .030, kit.nickel,
          -.004, .002, parent=root)
    bolts([(-.042, .041)], .0045, kit, -.021, root)
    bolts([(.062, .030), (.080, .020), (-.020, .022)], .0036, kit, .006, root)
    name_on(model, .0135, (.062, .0076, .046), root, '#26292D', italic=True)
    return root, [foot, wheel, cheek, blade]


def crimping_sealer(model, kit=None, parent=None, spread=26, gape=12, size=1, arms=None):
    """SP 16: two handles over a pair of crimping jaws; stands in XZ, jaws downwards at the origin. `size` scales it, `arms`: the
    surface of its arms."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    root.scale = (size, size, size)
    seen = []
    cheek = [(-.024, .020, .008), (-.030, .050, .012), (-.020, .078, .01), (.020, .078, .01), (.030, .050, .012), (.024, .020, .008),
             (.012, .028, .01), (-.012, .028, .01)]
    for y in (-.0165, .0165):
        seen.append(shell([cheek], .006, kit.nickel, y, .0012, parent=root))
    for side in (-1, 1):
        jaw = group((side * .016, 0, .036), (0, -side * gape, 0), root)
        outline = [(side * .010, .022, .004), (side * -.008, .022, .004), (side * -.010, -.006, .004), (side * -.004, -.022, .004),
                   (side * -.0125, -.030, .001), (side * -.011, -.036, .001), (side * .006, -.036, .006), (side * .013, -.016, .008)]
        for y in (-.0095, 0, .0095):
            seen.append(shell([outline], .0075, kit.hard_steel, y, .0008, parent=jaw))
    bolts([(-.016, .036), (.016, .036)], .0055, kit, -.021, root)
    bolts([(0, .066)], .0062, kit, -.021, root)
    for side in (-1, 1):
        arm = group((side * .010, 0, .066), (0, side * spread, 0), root)
        link = [(-.013, -.014, .01), (-.011, .060, .006), (-.009, .120, .004), (.009, .120, .004), (.011, .060, .006), (.013, -.014, .01)]
        shell([link], .018 if side < 0 else .030, arms or kit.red_coat, 0, .003, parent=arm)
        bar_between((0, 0, .100), (0, 0, .235), .0095, kit.nickel, arm)
        grip(.150, .0155, kit.red, ribs=9, at=(0, 0, .215), parent=arm)
        bolts([(0, .086)], .0048, kit, -.017 if side > 0 else -.011, arm)
        if side > 0:
            name_on(model, .0125, (0, -.0153, .040), arm, '#FFFFFF', (90, -90, 0), italic=True)
    return root, seen


def combination_sealer(model, kit=None, parent=None, tension=62, seal=12):
    """MC 13: tensions with the rear lever, closes a metal seal in the front jaws with the upright one, cuts."""
    kit = kit or Kit('#3A3F45')
    root = group(parent=parent, name=model)
    shell([[(-.105, 0), (-.105, .002), (-.084, .006), (.125, .006), (.150, .003), (.150, 0)]], .048, kit.nickel, edge=.0006, radius=0,
          parent=root)
    shell([[(-.020, .006, .003), (-.026, .046, .010), (-.040, .072, .012), (-.030, .092, .014), (.020, .090, .02), (.066, .070, .02),
            (.118, .050, .016), (.132, .006, .003)]], .022, kit.body, .012, .004, parent=root)
    wheel = toothed_wheel(.0165, .020, kit.hard_steel, 44, .0009, at=(.076, -.010, .0245), turn=ACROSS, parent=root)
    cylinder(.008, .046, kit.bolt, .001, 32, at=(.076, -.006, .0245), turn=ACROSS, parent=root)
    ratchet(kit, root, (.076, .040), .026, .034)
    hand_lever(kit, root, (.076, .040), tension, .30, y=.032, gap=.020, grip_length=.13, grip_radius=.0150)
    jaws = []
    head = [(-.088, .030, .006), (-.092, .064, .012), (-.070, .084, .012), (-.038, .084, .012), (-.030, .060, .01), (-.034, .030, .006),
            (-.044, .038, .008), (-.078, .038, .008)]
    for y in (-.034, .022):
        shell([head], .007, kit.nickel, y, .0012, parent=root)
    box((.034, .046, .022), kit.hard_steel, .002, at=(-.061, -.006, .060), parent=root)
    mouth = group((-.061, -.006, 0), (0, 0, 90), root)
    for side in (-1, 1):
        outline = [(side * .012, .048, .004), (side * .021, .044, .004), (side * .020, .022, .006), (side * .011, .0072, .002),
                   (side * .007, .0105, .002), (side * .012, .022, .004)]
        for y in (-.0048, .0048):
            jaws.append(shell([outline], .0055, kit.hard_steel, y, .0008, parent=mouth))
    bolts([(-.076, .052), (-.046, .052), (-.061, .072)], .0052, kit, -.0385, root)
    hand_lever(kit, root, (-.061, .072), seal, .275, y=-.006, gap=.050, cheek=.018, grip_length=.13, grip_radius=.0150)
    shell([[(-.022, .008), (-.014, .0075), (-.008, .036), (-.020, .038)]], .020, kit.hard_steel, -.008, .0005, 0, root)
    bolts([(.020, .028), (.104, .030), (.050, .062)], .0045, kit, -.0005, root)
    name_on(model, .0150, (.018, -.0002, .054), root, '#F2F3F4', italic=True)
    return root, jaws


def windlass_tensioner(model, kit=None, parent=None, lean=58, strap=None, strap_width=.03175, textile=False):
    """TA 32: the strap's end is wound on a slotted spindle by a long ratchet lever; a toothed gripper holds the lower strap.
    For textile strap (TT 32) the drum is thicker, the lever shorter, and nothing that touches the strap has teeth."""
    kit = kit or Kit('#2A2D31' if textile else '#8A9097')
    root = group(parent=parent, name=model)
    shell([[(-.125, 0), (-.125, .002), (-.098, .009), (.075, .009), (.092, .004), (.092, 0)]], .062, kit.hard_steel, edge=.0008, radius=0,
          parent=root)
    for i in range(0 if textile else 7):
        box((.003, .056, .0016), kit.bolt, .0004, at=(-.090 + i * .008, 0, .0095), parent=root)
    frame = [(-.040, .008, .003), (-.044, .040, .010), (-.012, .088, .02), (.024, .096, .02), (.058, .080, .02), (.070, .008, .003)]
    shell([frame], .014, kit.body, .034, .003, parent=root)
    near = shell([frame], .010, kit.body, -.034, .003, parent=root)
    drum = .0175 if textile else .0135
    spindle = cylinder(drum, .092, kit.nickel, .0015, 48, at=(.018, 0, .058), turn=ACROSS, parent=root)
    box((.0030, .052, 2 * drum + .003), kit.void, 0, at=(.018, 0, .058), turn=(0, 30, 0), parent=root)
    cylinder(.019, .006, kit.bolt, .001, 48, at=(.018, -.043, .058), turn=ACROSS, parent=root)
    cylinder(.009, .010, kit.nickel, .001, 6, at=(.018, -.046, .058), turn=ACROSS, parent=root)
    wheel = ratchet(kit, root, (.018, .058), .036, .054, .014, 14)
    pawl = shell([[(.050, .092, .004), (.062, .098, .004), (.040, .084, .003), (.038, .078, .002)]], .012, kit.hard_steel, .054, .001,
                 parent=root)
    shell([[(-.036, .070, .004), (-.048, .090, .006), (-.040, .098, .004), (-.016, .078, .004)]], .012, kit.nickel, .054, .001, parent=root)
    hand_lever(kit, root, (.018, .058), lean, .32 if textile else .40, kit.hard_steel if textile else kit.red_coat, .024, .026, .13 if textile else .15, .017,
               kit.red if textile else kit.black, y=.054)
    grip_jaw = group((-.070, 0, .0105), parent=root)
    if textile:
        box((.040, .044, .022), kit.nickel, .006, at=(0, 0, .011), parent=grip_jaw)
    else:
        serrated_block((.040, .040, .022), kit.hard_steel, 12, at=(0, 0, 0), parent=grip_jaw)
    box((.050, .050, .012), kit.body, .002, at=(0, 0, .026), parent=grip_jaw)
    hand_lever(kit, root, (-.070, .044), -48, .125, cheek=.013, gap=.018, grip_length=.06, grip_radius=.0105, grip_of=kit.black)
    bolts([(-.028, .030), (.056, .024), (.010, .084), (.048, .070)], .0048, kit, -.040, root)
    name_on(model, .0175, (.016, -.0394, .026), root, '#F2F3F4', italic=True)
    if strap:
        wound(strap, strap_width, root, (.018, .058), drum + .0007)
    return root, [near, spindle, wheel, pawl]


def wound(strap, width, root, centre, radius=.0142):
    """Three turns of strap on the spindle, coming up from the foot at the front."""
    x, z = centre
    angles = np.linspace(math.radians(-70 - 360 * 2.6), math.radians(-70), 150)
    radii = np.linspace(radius, radius + .003, len(angles))
    turns = [(x + r * math.cos(a), z + r * math.sin(a)) for a, r in zip(angles, radii)]
    lead_end = np.array(turns[-1])
    lead = [tuple(lead_end + (np.array([-.112, .0112]) - lead_end) * t) for t in np.linspace(.04, 1, 24)]
    path = np.array(turns + lead)
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    normals = np.stack([-way[:, 1], np.zeros(len(way)), way[:, 0]], 1)
    ribbon(np.stack([path[:, 0], np.zeros(len(path)), path[:, 1]], 1), width, .0008, strap, normals, parent=root)


def sealless_tool(model, kit=None, parent=None, tension=66, seal=-8):
    """SA 19: cast body; the rear lever tensions, the tall one punches the interlocking tabs and cuts."""
    kit = kit or Kit('#777D84')
    root = group(parent=parent, name=model)
    shell([[(-.125, 0), (-.125, .002), (-.100, .008), (.120, .008), (.145, .004), (.145, 0)]], .054, kit.ground_steel, edge=.0006, radius=0,
          parent=root)
    cast = [(-.090, .034, .008), (-.096, .100, .014), (-.078, .126, .014), (-.026, .126, .014), (-.010, .096, .016), (.040, .084, .02),
            (.106, .062, .016), (.126, .030, .01), (.126, .008, .003), (-.012, .008, .003), (-.020, .034, .008)]
    body = shell([cast], .030, kit.casting, .010, .006, parent=root)
    shell([[(-.086, .040, .006), (-.090, .096, .012), (-.074, .118, .012), (-.032, .118, .012), (-.022, .096, .012), (-.022, .040, .006)]],
          .040, kit.casting, .004, .004, parent=root)
    die = box((.052, .036, .016), kit.nickel, .0015, at=(-.054, -.002, .016), parent=root)
    punches = [shell([[(x - .005, .042), (x - .004, .0265), (x + .004, .0265), (x + .005, .042)]], .026, kit.hard_steel, -.002, .0005, 0, root)
               for x in (-.074, -.061, -.048, -.035)]
    for x in (-.082, -.026):
        bar_between((x, -.012, .010), (x, -.012, .042), .0045, kit.nickel, root)
    wheel = toothed_wheel(.0185, .024, kit.hard_steel, 46, .001, at=(.066, -.014, .0282), turn=ACROSS, parent=root)
    cylinder(.009, .050, kit.bolt, .001, 32, at=(.066, -.008, .0282), turn=ACROSS, parent=root)
    ratchet(kit, root, (.066, .044), .028, .036)
    hand_lever(kit, root, (.066, .044), tension, .33, kit.hard_steel, y=.034, gap=.020, grip_length=.13, grip_radius=.0155)
    hand_lever(kit, root, (-.054, .098), seal, .33, kit.hard_steel, .022, .050, .13, .0155, y=.004)
    stepped_disc([(.020, .006, kit.hard_steel), (.012, .005, kit.bolt)], (-.054, -.026, .098), root)
    bolts([(-.080, .056), (-.030, .056), (-.080, .110), (-.030, .110)], .0045, kit, -.018, root)
    bolts([(.104, .024), (.022, .068)], .0048, kit, -.007, root)
    name_on(model, .0165, (.022, -.0056, .046), root, '#F2F3F4', italic=True)
    name_on('PRECINTA', .0075, (.024, -.0056, .026), root, '#F2F3F4')
    return root, [die, body, *punches, wheel]
