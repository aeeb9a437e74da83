"""Trolleys that carry and pay out strap: CP 40 for plastic coils, CA 32 for steel. X is the way the strap leaves (-X)."""
import math

from lib.base import PET_GREEN
from lib.geometry import box, cylinder, group, lathe, pipe, plate
from lib.steel import ribbon_coil
from lib.straps import coil, embossed
from lib.tools_parts import ACROSS, Kit, bar_between, bent_strap, bolt_circle, grip, name_on


def wheel(kit, parent, at, radius=.10, width=.042):
    """Rubber wheel with a pressed rim, axis Y."""
    r, h = radius, width / 2
    lathe([(r * .62, -h * .8), (r * .86, -h), (r * .97, -h * .7), (r, 0), (r * .97, h * .7), (r * .86, h), (r * .62, h * .8)], kit.black, 96,
          at=at, turn=ACROSS, parent=parent)
    lathe([(r * .12, -h * .95), (r * .30, -h * .95), (r * .36, -h * .4), (r * .56, -h * .4), (r * .66, -h * .8), (r * .66, h * .8),
           (r * .56, h * .4), (r * .36, h * .4), (r * .30, h * .95), (r * .12, h * .95)], kit.red_coat, 96, at=at, turn=ACROSS, parent=parent)
    cylinder(r * .13, width * 1.25, kit.zinc, .002, 32, at=at, turn=ACROSS, parent=parent)


def square_tube(kit, root, start, end, size, y, material=None):
    """Square bar between two points of the XZ plane."""
    (x0, z0), (x1, z1) = start, end
    length = math.hypot(x1 - x0, z1 - z0)
    lean = math.degrees(math.atan2(x1 - x0, z1 - z0))
    return box((size, size, length), material or kit.body, .004, at=((x0 + x1) / 2, y, (z0 + z1) / 2), turn=(0, lean, 0), parent=root)


def drum(kit, root, centre, arms=6, reach=.20, half=.105):
    """Adjustable arms inside the core, hub and shaft."""
    x, z = centre
    cylinder(.034, 2 * half, kit.dark, .003, 64, at=(x, 0, z), turn=ACROSS, parent=root)
    for i in range(arms):
        a = 360 * i / arms + 15
        arm = group((x, 0, z), (0, a, 0), root)
        for y in (-half * .62, half * .62):
            box((reach - .03, .022, .006), kit.zinc, .001, at=(reach / 2 + .01, y, 0), parent=arm)
            for k in range(4):
                box((.016, .008, .0068), kit.void, .001, at=(reach * .42 + k * .026, y, 0), parent=arm)
        plate([[(-.032, -half * .92), (-.032, half * .92), (.032, half * .92), (.032, -half * .92)]], .006, kit.zinc, .001, .010, turn=(0, 90, 0),
              at=(reach - .002, 0, 0), parent=arm)


def plastic_trolley(model, kit=None, parent=None, colour=PET_GREEN, with_coil=True, core=.203, outer=.285):
    """CP 40. Returns the trolley, the axle and the parts of drum and brake."""
    kit = kit or Kit('#C3C8CD')
    root = group(parent=parent, name=model)
    axle = (-.035, .42)
    for y in (-.175, .175):
        square_tube(kit, root, (.215, .085), (.285, .96), .032, y)
        square_tube(kit, root, (.225, .060), (-.30, .045), .032, y)
        square_tube(kit, root, (-.215, .060), axle, .028, y)
        square_tube(kit, root, axle, (.258, .62), .028, y)
        box((.070, .050, .016), kit.black, .005, at=(-.275, y, .022), parent=root)
        box((.060, .046, .012), kit.dark, .004, at=(-.275, y, .032), parent=root)
        cylinder(.030, .014, kit.dark, .003, 48, at=(axle[0], y * 1.12, axle[1]), turn=ACROSS, parent=root)
        cylinder(.012, .022, kit.zinc, .002, 6, at=(axle[0], y * 1.15, axle[1]), turn=ACROSS, parent=root)
        grip(.115, .0185, kit.black, ribs=7, at=(.289, y, .950), turn=(0, 58, 0), parent=root)
        wheel(kit, root, (.225, y * 1.26, .10))
    cylinder(.011, .50, kit.zinc, .002, 32, at=(.225, 0, .10), turn=ACROSS, parent=root)
    for x, z in ((-.295, .045), (.235, .30), (.270, .76)):
        box((.028, .36, .028), kit.body, .004, at=(x, 0, z), parent=root)
    cylinder(.011, .40, kit.zinc, .002, 32, at=(axle[0], 0, axle[1]), turn=ACROSS, parent=root)
    tray(kit, root, (.155, .80))
    if with_coil:
        material = embossed(colour)
        holder = group((axle[0], 0, axle[1]), (90, 0, 0), root)
        coil(material, colour, core, outer, .19, .0155, .0009, parent=holder)
    drum(kit, root, axle, reach=core)
    for y in (-.112, .112):
        for i in range(3):
            arm = group((axle[0], y, axle[1]), (0, 120 * i + 60, 0), root)
            box((.235, .026, .005), kit.dark, .001, at=(.118, 0, 0), turn=(90, 0, 0), parent=arm)
            cylinder(.017, .010, kit.red, .003, 32, at=(.235, 0, 0), turn=ACROSS, parent=arm)
    brake = shoe_brake(kit, root, axle, outer if with_coil else core)
    plate_on_tray(model, kit, root)
    return root, axle, brake


def tray(kit, root, at):
    """Open tray for the tool."""
    x, z = at
    length, depth, height = .30, .36, .07
    box((length, depth, .005), kit.dark, .001, at=(x, 0, z), parent=root)
    for y in (-depth / 2, depth / 2):
        box((length, .005, height), kit.dark, .0015, at=(x, y, z + height / 2), parent=root)
    for dx in (-length / 2, length / 2):
        box((.005, depth, height), kit.dark, .0015, at=(x + dx, 0, z + height / 2), parent=root)
    box((length - .02, depth - .02, .004), kit.black, .001, at=(x, 0, z + .004), parent=root)


def plate_on_tray(model, kit, root):
    name_on(model, .046, (.155, -.1832, .836), root, '#F2F3F4', italic=True)


def shoe_brake(kit, root, axle, radius):
    """Lever with a rubber shoe that rides on the drum and is drawn by the strap."""
    x, z = axle
    pivot = (.10, .155)
    made = [box((.18, .030, .010), kit.red_coat, .003, at=(x + .045, 0, .148), turn=(0, 3, 0), parent=root),
            box((.075, .090, .026), kit.black, .004, at=(x - .01, 0, z - radius - .018), turn=(0, 4, 0), parent=root)]
    made.append(box((.018, .030, max(.02, z - radius - .018 - .148)), kit.red_coat, .003,
                    at=(x - .01, 0, (z - radius - .018 + .148) / 2), parent=root))
    made.append(box((.030, .36, .030), kit.body, .004, at=(pivot[0] + .03, 0, .140), parent=root))
    return made


def strap_off(model_root, material, axle, outer, width, thickness, reach, floor=.0006):
    """The free end from the bottom of the coil towards -X, down to the floor."""
    x, z = axle
    path = [(x + .02, z - outer), (x - .08, z - outer + .002), (x - .24, z - outer - .03), (x - .40, .03), (x - .52, floor), (x - reach, floor)]
    made = bent_strap(path, width, thickness, material, .04, .10, model_root)
    made['loose'] = True
    return made


def steel_trolley(model, kit=None, parent=None):
    """CA 32: ribbon coil of steel between two discs, band brake, bearings, hooks for the tools."""
    kit = kit or Kit('#BCC1C6')
    root = group(parent=parent, name=model)
    axle = (-.04, .50)
    for y in (-.165, .165):
        square_tube(kit, root, (.27, .12), (.34, 1.0), .045, y)
        square_tube(kit, root, (.28, .085), (-.36, .065), .045, y)
        square_tube(kit, root, (-.25, .085), axle, .045, y)
        square_tube(kit, root, axle, (.315, .74), .040, y)
        box((.09, .065, .026), kit.black, .006, at=(-.335, y, .026), parent=root)
        box((.110, .040, .075), kit.dark, .008, at=(axle[0], y * 1.16, axle[1] + .012), parent=root)
        cylinder(.030, .046, kit.zinc, .003, 48, at=(axle[0], y * 1.18, axle[1]), turn=ACROSS, parent=root)
        for dx in (-.040, .040):
            cylinder(.008, .048, kit.bolt, .001, 6, at=(axle[0] + dx, y * 1.17, axle[1] + .026), turn=ACROSS, parent=root)
        grip(.13, .021, kit.black, ribs=8, at=(.345, y, .985), turn=(0, 55, 0), parent=root)
        wheel(kit, root, (.28, y * 1.45, .15), .15, .060)
    cylinder(.014, .56, kit.zinc, .002, 32, at=(.28, 0, .15), turn=ACROSS, parent=root)
    for x, z in ((-.355, .065), (.298, .38), (.325, .84)):
        box((.040, .33, .040), kit.body, .005, at=(x, 0, z), parent=root)
    discs = []
    for y, radius in ((-.052, .245), (.052, .335)):
        holes = []
        for i in range(6):
            a = math.radians(60 * i + 30)
            cx, cz, r = .150 * math.cos(a), .150 * math.sin(a), .048
            holes.append([(cx + r * math.cos(b), cz + r * math.sin(b)) for b in [math.radians(15 * k) for k in range(24)]])
        rim = [(radius * math.cos(b), radius * math.sin(b)) for b in [math.radians(3 * k) for k in range(120)]]
        discs.append(plate([rim, *holes], .008, kit.body, .0015, at=(axle[0], y, axle[1]), parent=root))
        cylinder(.060, .016, kit.dark, .003, 64, at=(axle[0], y * 1.18, axle[1]), turn=ACROSS, parent=root)
        bolt_circle(axle, .045, 6, .006, kit, y * 1.18 + (-.012 if y < 0 else .012), root)
    cylinder(.018, .44, kit.zinc, .002, 32, at=(axle[0], 0, axle[1]), turn=ACROSS, parent=root)
    holder = group((axle[0], 0, axle[1]), (90, 0, 0), root)
    ribbon_coil('black', .200, .300, .032, parent=holder)
    brake = band_brake(kit, root, axle)
    box((.22, .006, .090), kit.dark, .003, at=(.16, -.192, .672), turn=(0, -34, 0), parent=root)
    name_on(model, .060, (.16, -.1957, .672), root, '#F2F3F4', (90, -34, 0), italic=True)
    for z in (.62, .72):
        pipe([(.318, -.19, z), (.318, -.215, z), (.318, -.222, z + .006), (.318, -.222, z + .022)], .005, kit.zinc, parent=root)
    return root, axle, [*brake, discs[0]]


def band_brake(kit, root, axle):
    """Drum on the shaft with a lined band and its lever."""
    x, z = axle
    y = -.108
    made = [cylinder(.082, .034, kit.hard_steel, .003, 96, at=(x, y, z), turn=ACROSS, parent=root)]
    steps = [math.radians(d) for d in range(-40, 225, 6)]
    outline = [(.090 * math.cos(a), .090 * math.sin(a)) for a in steps] + [(.083 * math.cos(a), .083 * math.sin(a)) for a in reversed(steps)]
    made.append(plate([outline], .028, kit.bolt, .0008, at=(x, y, z), parent=root))
    made.append(box((.030, .024, .090), kit.red_coat, .004, at=(x - .086, y, z - .100), turn=(0, -10, 0), parent=root))
    made.append(cylinder(.016, .028, kit.zinc, .002, 32, at=(x - .094, y, z - .148), turn=ACROSS, parent=root))
    lever = group((x - .094, y, z - .148), (0, -62, 0), root)
    bar_between((0, 0, 0), (0, 0, .16), .008, kit.zinc, lever)
    grip(.08, .013, kit.red, ribs=5, at=(0, 0, .12), parent=lever)
    made.append(cylinder(.020, .040, kit.nickel, .002, 48, at=(x, y, z), turn=ACROSS, parent=root))
    return made
