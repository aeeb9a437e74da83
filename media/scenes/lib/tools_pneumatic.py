"""Pneumatic tools: friction-weld combination tools PN 16 and PN 32, steel tensioner TN 32, steel sealer SN 32."""
from math import cos, radians, sin

from lib.base import RED
from lib.geometry import box, cylinder, group, lathe, pipe, ring
from lib.tools_chassis import base_plate, strap_path
from lib.tools_parts import (ACROSS, ALONG, Kit, air_coupling, bar_between, bolt_circle, bolts, eye, hose, name_on,
                             name_round, shell, stepped_disc, toothed_wheel)


def air_motor(kit, root, centre, radius, length, fins=5):
    """Vane motor across the tool with cooling fins and bolted covers."""
    x, z = centre
    cylinder(radius, length, kit.aluminium, .003, 96, at=(x, 0, z), turn=ACROSS, parent=root)
    for i in range(fins):
        y = -length * .32 + length * .64 * i / (fins - 1)
        ring(radius - .002, radius + .0045, .0035, kit.aluminium, .001, 96, at=(x, y, z), turn=ACROSS, parent=root)
    y = stepped_disc([(radius * .96, .010, kit.dark), (radius * .62, .006, kit.aluminium)], (x, -length / 2, z), root)
    bolt_circle(centre, radius * .78, 6, .0036, kit, y + .006, root)
    cylinder(radius * .26, .005, kit.red, .0015, 48, at=(x, y - .002, z), turn=ACROSS, parent=root)
    stepped_disc([(radius * .96, .010, kit.dark)], (x, length / 2, z), root, 1)


def welding_cylinder(kit, root, x, bottom, height, radius=.027):
    """Upright cylinder that presses the welding jaw."""
    cylinder(radius, height, kit.aluminium, .003, 96, at=(x, 0, bottom + height / 2), parent=root)
    for i in range(3):
        ring(radius - .002, radius + .003, .003, kit.aluminium, .001, 96, at=(x, 0, bottom + height * (.3 + .2 * i)), parent=root)
    cylinder(radius * .92, .008, kit.dark, .002, 64, at=(x, 0, bottom + height + .003), parent=root)
    cylinder(radius * .34, .008, kit.nickel, .001, 6, at=(x, 0, bottom + height + .010), parent=root)


def control_handle(kit, root, front=(.085, .178), back=(.300, .150)):
    """Grip over the tool with the two valves: red trigger for tension, dark one for the weld."""
    (x0, z0), (x1, z1) = front, back
    shell([[(x0 - .018, z0 - .050, .006), (x0 - .022, z0 - .004, .012), (x0, z0 + .014, .014), (x1, z1 + .016, .014),
            (x1 + .018, z1, .008), (x1 + .018, z1 - .058, .008), (x1 - .028, z1 - .058, .008), (x1 - .026, z1 - .016, .012),
            (x0 + .030, z0 - .014, .012), (x0 + .016, z0 - .050, .006)]], .040, kit.dark, edge=.009, parent=root)
    middle = ((x0 + x1) / 2 + .012, (z0 + z1) / 2)
    shell([[(middle[0] - .062, middle[1] + .010), (middle[0] + .062, middle[1] - .006), (middle[0] + .064, middle[1] - .022),
            (middle[0] - .060, middle[1] - .012)]], .044, kit.black, edge=.010, radius=.01, parent=root)
    shell([[(x0 + .004, z0 + .012, .003), (x0 + .016, z0 + .026, .006), (x0 + .118, z0 + .012, .006), (x0 + .118, z0 + .004, .003)]],
          .022, kit.red, edge=.003, parent=root)
    cylinder(.010, .012, kit.red, .002, 48, at=(x0 - .010, 0, z0 + .014), turn=(0, -30, 0), parent=root)


def tension_knob(kit, root, at, turn=ALONG):
    """Knurled knob that sets the tension, with its locking ring."""
    knob = group(at, turn, root)
    cylinder(.013, .010, kit.nickel, .001, 48, at=(0, 0, .005), parent=knob)
    toothed_wheel(.0175, .018, kit.red, 28, .0012, at=(0, 0, .020), parent=knob)
    cylinder(.0125, .004, kit.dark, .001, 48, at=(0, 0, .030), parent=knob)
    return knob


def combination_tool(model, kit=None, heavy=False, scale=(1, 1, 1), parent=None, with_hose=True, at=(0, 0, 0), turn=(0, 0, 0)):
    """Tensions, welds and cuts plastic strap with air. Returns the tool, its slot and its rear."""
    kit = kit or Kit('#AEB3B8')
    root = group(at, turn, parent, model)
    root.scale = scale
    base_plate(kit, root)
    slot = strap_path(kit, root)
    top = .116 if heavy else .106
    body = [(.024, .042, .006), (.012, .062, .016), (.016, top - .010, .016), (.036, top, .012), (.250, top, .012),
            (.296, top - .016, .014), (.312, .084, .01), (.312, .042, .008)]
    shell([body], .074, kit.body, edge=.006, parent=root)
    shell([[(.126, .048, .006), (.126, top - .014, .008), (.244, top - .014, .008), (.290, top - .028, .01), (.300, .080, .006),
            (.300, .048, .006)]], .080, kit.dark if heavy else kit.body, edge=.003, parent=root)
    bolts([(.135, .056), (.135, top - .022), (.291, .057), (.240, top - .022)], .0038, kit, -.0415, root)
    air_motor(kit, root, (.066, .094 if heavy else .090), .042 if heavy else .036, .112)
    welding_cylinder(kit, root, .176, top, .034)
    if heavy:
        welding_cylinder(kit, root, .236, top, .026, .022)
    control_handle(kit, root, (.098, .192), (.318, .166)) if heavy else control_handle(kit, root)
    back = (.338, .150) if heavy else (.318, .128)
    box((.024, .046, .064), kit.aluminium, .004, at=(back[0] - .006, 0, back[1] - .022), parent=root)
    knob = tension_knob(kit, root, (back[0] + .006, 0, back[1] - .040))
    coupling = air_coupling(kit, root, (back[0] + .006, 0, back[1] - .006), ALONG)
    if with_hose:
        x, z = back[0] + .066, back[1] - .006
        hose([(x - .006, 0, z), (x + .05, 0, z), (x + .13, .01, z - .02), (x + .17, .05, .03), (x + .22, .12, .008),
              (x + .36, .20, .0075), (x + .62, .12, .0075), (x + .95, .3, .0075)], kit.black, .0062, root)
    if heavy:
        eye(kit, (.212, 0, .205), root, .021, .004)
        front_bow(kit, root)
    name_on(model, .0215, (.205, -.0407, top - .034), root, '#F2F3F4' if heavy else '#26292D', italic=True)
    name_on('PRECINTA', .0085, (.196, -.0407, .060), root, '#F2F3F4' if heavy else RED)
    return root, slot, [o for o in knob.children] + [o for o in coupling.children]


def front_bow(kit, root):
    path = [(.040, .062, .120), (.006, .062, .150), (-.020, .060, .178), (-.030, .045, .188), (-.030, .015, .190),
            (-.030, -.015, .190), (-.030, -.045, .188), (-.020, -.060, .178), (.006, -.062, .150), (.040, -.062, .120)]
    pipe(path, .0065, kit.bolt, parent=root)
    cylinder(.0115, .066, kit.black, .003, 48, at=(-.030, 0, .1895), turn=ACROSS, parent=root)
    for y in (-.064, .064):
        box((.026, .012, .026), kit.bolt, .002, at=(.044, y, .118), parent=root)


def steel_tensioner(model, kit=None, parent=None, with_hose=True):
    """Pushes its nose against the seal and winds the strap back with a feed wheel; its narrow foot suits round loads.
    Returns the tool and its nose."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    foot = shell([[(-.072, 0), (-.072, .003), (-.056, .0075), (.060, .0075), (.082, .003), (.082, 0)]], .052, kit.ground_steel,
                 edge=.0008, radius=0, parent=root)
    nose = shell([[(-.058, .008), (-.062, .022, .003), (-.040, .052, .012), (-.006, .060, .01), (-.006, .008)]], .012,
                 kit.hard_steel, .021, .0015, parent=root)
    nose_near = shell([[(-.056, .014), (-.058, .022, .003), (-.040, .046, .012), (-.020, .050, .01), (-.022, .014)]], .010,
                      kit.hard_steel, -.026, .0015, parent=root)
    wheel = toothed_wheel(.025, .034, kit.hard_steel, 64, .0011, at=(.012, -.008, .0375), turn=ACROSS, parent=root)
    cylinder(.010, .044, kit.bolt, .001, 32, at=(.012, -.008, .0375), turn=ACROSS, parent=root)
    housing = [(-.040, .052, .010), (-.046, .086, .02), (-.018, .122, .03), (.050, .132, .03), (.092, .110, .02), (.086, .062, .016),
               (.046, .048, .006)]
    shell([housing], .072, kit.body, .012, .006, parent=root)
    shell([[(-.030, .034, .02), (-.034, .060, .02), (.012, .072, .03), (.058, .060, .02), (.052, .030, .02), (.012, .012, .03)]], .026,
          kit.body, .030, .004, parent=root)
    y = stepped_disc([(.044, .012, kit.aluminium), (.037, .008, kit.dark), (.022, .006, kit.aluminium)], (.022, -.022, .092), root)
    bolt_circle((.022, .092), .030, 6, .0042, kit, y + .0065, root, 30)
    cylinder(.011, .006, kit.red, .0015, 48, at=(.022, y - .002, .092), turn=ACROSS, parent=root)
    motor = group((.070, .010, .108), (0, 68, 0), root)
    lathe([(0, 0), (.046, 0), (.048, .004), (.048, .030), (.044, .034), (.044, .120), (.047, .124), (.047, .150), (.036, .164),
           (.030, .168), (.030, .214), (.024, .224), (0, .224)], kit.aluminium, 96, closed=False, parent=motor)
    for i in range(6):
        ring(.043, .0475, .004, kit.aluminium, .001, 96, at=(0, 0, .045 + i * .013), parent=motor)
    ring(.0465, .0492, .016, kit.red, .002, 96, at=(0, 0, .137), parent=motor)
    lathe([(.0305, .166), (.034, .170), (.034, .210), (.0305, .214)], kit.black, 64, parent=motor)
    air_coupling(kit, motor, (0, 0, .224), scale=1.15)
    box((.030, .008, .080), kit.body, .002, at=(0, -.0455, .078), parent=motor)
    name_on(model, .0185, (0, -.0499, .078), motor, '#26292D', (90, -90, 0), italic=True)
    lever(kit, root)
    handle = [(-.030, 0, .116), (-.052, 0, .158), (-.040, 0, .196), (.010, 0, .212), (.060, 0, .206), (.085, 0, .185), (.088, 0, .152)]
    pipe(handle, .0085, kit.bolt, parent=root)
    bar_between((-.030, 0, .2055), (.052, 0, .2105), .0135, kit.black, root, .004)
    if with_hose:
        hose([(.352, .010, .214), (.39, .010, .236), (.47, .02, .25), (.56, .06, .20), (.62, .12, .05), (.70, .2, .009), (.9, .3, .009),
              (1.3, .2, .009)], kit.black, .0075, root)
    return root, [foot, nose, nose_near, wheel]


def lever(kit, root):
    """Red control lever along the motor."""
    shell([[(.098, .168, .004), (.108, .180, .006), (.250, .236, .006), (.262, .230, .006), (.250, .222, .006), (.128, .166, .006)]],
          .020, kit.red, .010, .003, parent=root)
    box((.020, .026, .020), kit.bolt, .002, at=(.106, .010, .168), turn=(0, -22, 0), parent=root)


def steel_sealer(model, kit=None, parent=None, with_hose=True, gape=10):
    """Upright air cylinder over a toggle that drives the notching jaws. Returns the tool and its jaws."""
    kit = kit or Kit()
    root = group(parent=parent, name=model)
    jaws = []
    cheek = [(-.052, .028, .006), (-.062, .070, .012), (-.052, .108, .012), (-.034, .124, .01), (.034, .124, .01), (.052, .108, .012),
             (.062, .070, .012), (.052, .028, .006), (.034, .018, .006), (.020, .040, .012), (-.020, .040, .012), (-.034, .018, .006)]
    for y in (-.034, .034):
        jaws.append(shell([cheek], .012, kit.hard_steel, y, .002, parent=root))
    box((.100, .056, .034), kit.casting, .004, at=(0, 0, .106), parent=root)
    for side in (-1, 1):
        jaw = group((side * .034, 0, .062), (0, -side * gape, 0), root)
        outline = [(side * .018, .030, .006), (side * -.014, .030, .006), (side * -.018, -.010, .004), (side * -.004, -.034, .004),
                   (side * -.022, -.046, .002), (side * -.020, -.054, .002), (side * .006, -.056, .006), (side * .020, -.030, .01)]
        for y in (-.0165, 0, .0165):
            jaws.append(shell([outline], .012, kit.nickel if y else kit.hard_steel, y, .0012, parent=jaw))
    bolts([(-.034, .062), (.034, .062)], .0085, kit, -.043, root)
    bolts([(-.026, .108), (.026, .108), (0, .096)], .0055, kit, -.042, root)
    for y in (-.026, .026):
        box((.020, .008, .026), kit.hard_steel, .001, at=(0, y, .052), parent=root)
    lathe([(0, .122), (.058, .122), (.058, .136), (.051, .139), (.051, .262), (.058, .265), (.058, .281), (.050, .286), (0, .286)],
          kit.body, 96, closed=False, parent=root)
    ring(.050, .0525, .020, kit.red, .002, 96, at=(0, 0, .168), parent=root)
    for i in range(6):
        a = radians(25 + 60 * i)
        cylinder(.0048, .150, kit.bolt, .001, 24, at=(.0545 * cos(a), .0545 * sin(a), .200), parent=root)
        cylinder(.0066, .007, kit.nickel, .0008, 6, at=(.0505 * cos(a), .0505 * sin(a), .2885), parent=root)
    name_round(model, .0145, .0514, (0, 0, .226), root, facing=235)
    arm(kit, root)
    pipe([(-.050, 0, .268), (-.092, 0, .270), (-.116, 0, .262), (-.120, 0, .236), (-.120, 0, .190), (-.118, 0, .160), (-.096, 0, .150),
          (-.050, 0, .150)], .008, kit.bolt, parent=root)
    bar_between((-.1200, 0, .176), (-.1200, 0, .246), .0135, kit.black, root, .004)
    if with_hose:
        hose([(.262, 0, .206), (.30, 0, .206), (.36, .02, .20), (.42, .06, .13), (.46, .12, .03), (.55, .2, .008), (.8, .3, .008),
              (1.2, .2, .008)], kit.black, .0075, root)
    return root, jaws


def arm(kit, root):
    """Handle at the back of the cylinder with the valve, the trigger and the air plug."""
    shell([[(.048, .222, .006), (.076, .228, .012), (.180, .226, .012), (.200, .216, .008), (.200, .192, .008), (.180, .184, .012),
            (.084, .184, .012), (.048, .176, .006)]], .036, kit.dark, edge=.009, parent=root)
    shell([[(.090, .230), (.172, .228), (.172, .182), (.090, .182)]], .040, kit.black, edge=.010, radius=.012, parent=root)
    shell([[(.072, .178, .004), (.150, .180, .004), (.146, .168, .006), (.088, .164, .006)]], .020, kit.red, edge=.003, parent=root)
    air_coupling(kit, root, (.200, 0, .206), ALONG, 1.1)


