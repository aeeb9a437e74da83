"""Strapping machines in a conveyor line: LP 60 (vertical), LH 40 (horizontal), LE 90 (with press). The load passes along X."""
import math

from lib.base import PET_GREEN, RED
from lib.geometry import box, cylinder, group, loop_round, plate, ribbon, ring
from lib.machine_parts import (control_panel, name_plate, paints, recipe_screen, roller_conveyor, signal_tower)
from lib.machines_tables import arch, flange
from lib.straps import coil, embossed, smooth_strap
from lib.tools_parts import ACROSS, Kit, bar_between, bent_strap, bolt_circle, bolts


def cabinet(parent, at, size=(.60, .45, 1.75), name='', screen=None):
    """Control cabinet with its panel, facing -Y."""
    p = paints()
    root = group(at, parent=parent)
    x, y, z = size
    box((x, y, z - .08), p.body, .012, at=(0, 0, .08 + (z - .08) / 2), parent=root)
    box((x - .02, y - .02, .08), p.dark, .004, at=(0, 0, .04), parent=root)
    box((x - .05, .012, z - .16), p.door, .006, at=(0, -y / 2 - .003, .08 + (z - .08) / 2), parent=root)
    box((.018, .024, .14), p.dark, .004, at=(x / 2 - .07, -y / 2 - .018, z * .5), parent=root)
    if screen:
        control_panel(screen, 8 / 5, (.36, .40), at=(0, -y / 2 - .045, z * .76), parent=root)
    if name:
        name_plate(name, x * .62, (0, -y / 2 - .0096, z * .36), parent=root, fill='#26292D')
        name_plate('PRECINTA', x * .62, (0, -y / 2 - .0096, z * .27), parent=root, fill=RED)
    signal_tower((x * .32, 0, z), root)
    return root


def reel_stand(parent, at, colour, outer=.30, surface=embossed):
    """Jumbo coil on a stand, axis Y."""
    p = paints()
    root = group(at, parent=parent)
    box((.62, .46, .06), p.dark, .008, at=(0, 0, .03), parent=root)
    for y in (-.20, .20):
        plate([[(-.20, .06), (-.05, .56, .05), (.05, .56, .05), (.20, .06)]], .030, p.body, .005, at=(0, y, 0), parent=root)
    holder = group((0, 0, .50), (90, 0, 0), root)
    coil(surface(colour), colour, .203, outer, .19, .0155, .0009, parent=holder)
    for z in (-.105, .105):
        flange(holder, z, outer, outer + .04)
    cylinder(.03, .46, p.zinc, .003, 48, parent=holder)
    return root


def feed_wheels(kit, root, pairs, parent_y=-.05):
    """Driven rubber wheels and their counter wheels, at ((x, z), gap direction) on a plate that faces -Y."""
    made = []
    for x, z in pairs:
        for dz, radius in ((.051, .050), (-.051, .050)):
            made.append(ring(.030, radius, .034, kit.black, .003, 96, at=(x, parent_y, z + dz), turn=ACROSS, parent=root))
            cylinder(.031, .036, kit.aluminium, .002, 64, at=(x, parent_y, z + dz), turn=ACROSS, parent=root)
            bolt_circle((x, z + dz), .020, 4, .004, kit, parent_y - .019, root, 45)
            cylinder(.009, .044, kit.red, .002, 32, at=(x, parent_y, z + dz), turn=ACROSS, parent=root)
    return made


def weld_head(parent, at, strap, turn=(0, 0, 0), width=.0155):
    """Head plate with feed wheels, guides, welding block and cutter; faces -Y; the strap runs along X through it.
    Returns the head and its parts."""
    p, kit = paints(), Kit()
    root = group(at, turn, parent, 'head')
    back = box((.62, .040, .42), p.body, .008, parent=root)
    bolts([(-.285, .185), (.285, .185), (-.285, -.185), (.285, -.185), (0, .185)], .008, kit, -.022, root)
    wheels = feed_wheels(kit, root, [(-.18, .02), (.0, .02)])
    for x in (-.275, -.09, .085):
        for dz in (-.0065, .0065):
            box((.070, .030, .009), kit.nickel, .001, at=(x, -.045, .02 + dz * 1.0 + (.0045 if dz > 0 else -.0045)), parent=root)
        bolts([(x - .022, .02 + .014)], .004, kit, -.060, root)
    block = box((.13, .070, .085), kit.aluminium, .004, at=(.205, -.050, .072), parent=root)
    box((.110, .050, .020), kit.hard_steel, .002, at=(.205, -.050, .0265 + .006), parent=root)
    box((.15, .080, .050), kit.aluminium, .004, at=(.205, -.050, -.018), parent=root)
    bolts([(.165, .090), (.245, .090), (.165, .060), (.245, .060), (.155, -.02), (.255, -.02)], .005, kit, -.088, root)
    cylinder(.040, .12, kit.dark, .004, 64, at=(.205, -.050, .168), parent=root)
    ring(.038, .042, .014, kit.red, .002, 64, at=(.205, -.050, .150), parent=root)
    cylinder(.048, .13, kit.dark, .004, 64, at=(-.18, -.085, -.135), turn=ACROSS, parent=root)
    box((.16, .050, .090), kit.aluminium, .006, at=(-.08, -.045, -.140), parent=root)
    bent_strap([(-.62, .02), (.45, .02)], width, .0009, strap, -.046, .01, root)['loose'] = True
    return root, [*wheels, block]


def lower_channel(root, width, z, y=0):
    """Lance that closes the arch below the pallet, along Y."""
    p = paints()
    box((.12, width, .035), p.zinc, .004, at=(0, y, z), parent=root)
    box((.03, width + .01, .004), p.void, 0, at=(0, y, z + .019), parent=root)


def pallet_strapper(model, parent=None, strap=PET_GREEN):
    """LP 60: arch over a roller conveyor, head on the near pillar, lance through the pallet. Returns machine and head parts."""
    p = paints()
    root = group(parent=parent, name=model)
    for x in (-.98, .98):
        roller_conveyor(1.72, 1.15, .50, at=(x, 0, 0), parent=root, motor=x > 0)
    frame = group((0, 0, 0), (0, 0, 90), root)
    arch(frame, (1.50, 2.02), .38, depth=.20, flange=.17)
    for y in (-1, 1):
        box((.34, .22, .42), p.dark, .010, at=(0, y * .84, .21), parent=root)
        box((.62, .30, .016), p.dark, .004, at=(0, y * .84, .008), parent=root)
    box((.44, .10, .30), p.dark, .012, at=(0, -.62, 2.62), parent=root)
    name_plate(model, .40, (.0, -.672, 2.62), parent=root)
    lower_channel(root, 1.45, .42)
    material = embossed(strap)
    head, parts = weld_head(root, (0, -.975, 1.12), material, turn=(0, 0, 0))
    box((.50, .10, .62), p.body, .012, at=(0, -.90, 1.12), parent=root)
    reel_stand(root, (.98, -1.30, 0), strap)
    bent_strap([(.98 - .28, .58), (.60, .80), (.45, 1.05), (.31, 1.14)], .0155, .0009, material, -1.02, .12, root)['loose'] = True
    cabinet(root, (-1.35, -1.05, 0), name=model,
            screen=recipe_screen(model, (('Tensión', '3.000 N'), ('Zunchos', '2'), ('Pallets/h', '60'), ('Ciclo', 'AUTO'))))
    return root, parts


def chain_conveyor(root, length, gauge, height, lanes=2):
    """Two or three chains along X on rails."""
    p = paints()
    for i in range(lanes):
        y = -gauge / 2 + gauge * i / (lanes - 1)
        box((length, .09, .13), p.body, .006, at=(0, y, height - .075), parent=root)
        box((length - .04, .045, .018), p.dark, .003, at=(0, y, height - .004), parent=root)
        count = int(length / .06)
        for k in range(count):
            box((.034, .052, .012), p.zinc, .003, 2, at=(-length / 2 + .06 * (k + .5), y, height + .002), parent=root)
        for x in (-1, 1):
            cylinder(.055, .05, p.dark, .004, 48, at=(x * (length / 2 - .03), y, height - .055), turn=ACROSS, parent=root)
    for x in (-length * .40, 0, length * .40):
        box((.10, gauge + .10, .08), p.dark, .006, at=(x, 0, height - .18), parent=root)
        for y in (-1, 1):
            box((.09, .07, height - .14), p.dark, .005, at=(x, y * gauge / 2, (height - .14) / 2), parent=root)
            box((.18, .14, .014), p.dark, .003, at=(x, y * gauge / 2, .007), parent=root)


def strapping_frame(root, z, inside=(1.55, 1.45), strap=None):
    """Horizontal channel round the load, carried by the columns. Returns its parts."""
    p = paints()
    x, y = (s / 2 for s in inside)
    made = []
    outer = [(-x - .12, -y - .12, .10), (x + .12, -y - .12, .10), (x + .12, y + .12, .10), (-x - .12, y + .12, .10)]
    inner = [(-x, -y, .14), (x, -y, .14), (x, y, .14), (-x, y, .14)]
    made.append(plate([outer, inner], .10, p.body, .006, turn=(0, 0, 0), at=(0, 0, z), parent=root))
    for a, b in zip(inner, inner[1:] + inner[:1]):
        length = math.dist(a[:2], b[:2]) - .28
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        box((length, .006, .026), p.void, 0, at=((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z), turn=(0, 0, turn), parent=root)
    top = [(-x - .06, -y - .06, .12), (x + .06, -y - .06, .12), (x + .06, y + .06, .12), (-x - .06, y + .06, .12)]
    slim = [(px * .985, py * .985, r) for px, py, r in top]
    plate([top, slim], .006, p.red, .001, turn=(0, 0, 0), at=(0, 0, z + .0515), parent=root)
    if strap:
        path, normals = loop_round(2 * x + .004, 2 * y + .004, .13, 8)
        points = [(a, c - y - .002, z + .012) for a, _, c in path]
        ribbon(points, .0155, .0009, strap, [(a, c, 0) for a, _, c in normals], parent=root)
    return made


def horizontal_line(model, parent=None, frame_at=1.25, strap='#17191B'):
    """LH 40: frame that rises and sinks between four columns over a chain conveyor. Returns machine, frame and head parts."""
    p = paints()
    root = group(parent=parent, name=model)
    chain_conveyor(root, 3.4, .84, .50, 3)
    for x in (-.98, .98):
        for y in (-.93, .93):
            box((.14, .14, 2.62), p.dark, .010, at=(x, y, 1.31), parent=root)
            box((.30, .30, .018), p.dark, .004, at=(x, y, .009), parent=root)
            box((.040, .006, 2.2), p.zinc, .001, at=(x, y - .071, 1.40), parent=root)
            box((.20, .20, .26), p.red, .012, at=(x, y, frame_at), parent=root)
            for dz in (-.085, .085):
                cylinder(.028, .20, p.zinc, .003, 32, at=(x + (.10 if x < 0 else -.10), y, frame_at + dz), turn=ACROSS, parent=root)
    for y in (-.93, .93):
        box((2.10, .12, .14), p.body, .008, at=(0, y, 2.62), parent=root)
    for x in (-.98, .98):
        box((.12, 1.86, .14), p.body, .008, at=(x, 0, 2.62), parent=root)
    box((.34, .20, .22), p.dark, .014, at=(.30, -.93, 2.79), parent=root)
    cylinder(.08, .28, p.dark, .006, 64, at=(.60, -.93, 2.79), turn=(0, 90, 0), parent=root)
    material = smooth_strap(strap)
    parts = strapping_frame(root, frame_at, strap=material)
    head, head_parts = weld_head(root, (-.10, -.90, frame_at + .02), material)
    head.scale = (.8, .8, .8)
    box((2.0, .008, .12), p.door, .003, at=(0, -.9945, 2.62), parent=root)
    name_plate(model, .34, (-.70, -1.0, 2.62), parent=root, fill='#26292D')
    name_plate('PRECINTA', .42, (-.22, -1.0, 2.62), parent=root, fill=RED)
    cabinet(root, (-1.62, -1.05, 0), name=model,
            screen=recipe_screen(model, (('Zunchos', '3'), ('Altura 1', '600 mm'), ('Altura 2', '1.100 mm'), ('Altura 3', '1.600 mm'))))
    reel_stand(root, (1.62, -1.05, 0), strap, surface=smooth_strap)
    return root, parts, head_parts


def hydraulic_cylinder(root, at, stroke, body=.62, radius=.075):
    """Upright cylinder whose rod comes down by `stroke`."""
    p = paints()
    kit = Kit()
    x, y, z = at
    made = [cylinder(radius, body, p.dark, .006, 64, at=(x, y, z + body / 2), parent=root)]
    for dz in (.03, body - .03):
        made.append(cylinder(radius * 1.22, .06, p.body, .006, 64, at=(x, y, z + dz), parent=root))
    cylinder(radius * .5, stroke, kit.nickel, .003, 64, at=(x, y, z - stroke / 2), parent=root)
    cylinder(radius * .9, .05, p.dark, .005, 64, at=(x, y, z - stroke + .02), parent=root)
    ring(radius * .98, radius * 1.03, .05, p.red, .003, 64, at=(x, y, z + body * .72), parent=root)
    bar_between((x + radius, y, z + .10), (x + radius + .05, y, z + .10), .014, kit.zinc, root)
    return made


def press_strapper(model, parent=None, platen_at=1.32):
    """LE 90: portal with two hydraulic cylinders and a press platen, strap arch, chain conveyor. Returns machine and press."""
    p = paints()
    root = group(parent=parent, name=model)
    chain_conveyor(root, 3.9, 1.0, .45, 3)
    for y in (-.98, .98):
        for x in (-.34, .34):
            box((.20, .20, 2.55), p.body, .012, at=(x, y, 1.275), parent=root)
        box((1.05, .34, .05), p.dark, .008, at=(0, y, .025), parent=root)
        for z in (.60, 2.05):
            box((.50, .12, .12), p.body, .008, at=(0, y, z), parent=root)
    for x in (-.34, .34):
        box((.24, 2.30, .30), p.body, .014, at=(x, 0, 2.55), parent=root)
    box((.56, 2.0, .06), p.dark, .008, at=(0, 0, 2.42), parent=root)
    press = []
    for y in (-.42, .42):
        press += hydraulic_cylinder(root, (0, y, 2.40), 2.40 - platen_at - .20)
    press.append(box((1.00, 1.20, .07), p.dark, .008, at=(0, 0, platen_at + .17), parent=root))
    for x in (-.42, -.14, .14, .42):
        press.append(box((.14, 1.16, .13), p.body, .006, at=(x, 0, platen_at + .068), parent=root))
    for y in (-.80, .80):
        box((.10, .24, .10), p.dark, .006, at=(0, y * .86, platen_at + .17), parent=root)
        box((.30, .10, .30), p.dark, .010, at=(0, y * 1.06, platen_at + .17), parent=root)
    frame = group((0, 0, 0), (0, 0, 90), root)
    arch(frame, (1.36, 1.46), .34, depth=.09, flange=.10, material=p.dark)
    strap = embossed(PET_GREEN)
    weld_head(root, (0, -1.13, 1.10), strap)
    box((.14, .16, .30), p.body, .010, at=(0, -1.02, 1.10), parent=root)
    box((.88, .014, .24), p.body, .006, at=(0, -1.155, 2.55), parent=root)
    name_plate(model, .36, (-.20, -1.1635, 2.55), parent=root, fill='#26292D')
    name_plate('PRECINTA', .36, (.22, -1.1635, 2.55), parent=root, fill=RED)
    power_pack(root, (1.25, -1.30, 0))
    cabinet(root, (-1.45, -1.25, 0), name=model,
            screen=recipe_screen(model, (('Fuerza', '90 kN'), ('Zunchos', '4'), ('Paso', '900 mm'), ('Ciclo', 'AUTO'))))
    return root, press


def power_pack(parent, at):
    """Hydraulic unit: tank, motor, gauge."""
    p = paints()
    kit = Kit()
    root = group(at, parent=parent)
    box((.80, .50, .40), p.dark, .012, at=(0, 0, .26), parent=root)
    for x in (-.34, .34):
        box((.06, .46, .06), p.dark, .004, at=(x, 0, .03), parent=root)
    cylinder(.11, .34, p.body, .008, 64, at=(-.12, 0, .60), turn=(0, 90, 0), parent=root)
    for i in range(7):
        ring(.105, .122, .010, p.body, .002, 64, at=(-.24 + .035 * i, 0, .60), turn=(0, 90, 0), parent=root)
    box((.20, .18, .16), kit.aluminium, .008, at=(.20, 0, .55), parent=root)
    cylinder(.045, .030, kit.nickel, .003, 64, at=(.20, -.105, .58), turn=ACROSS, parent=root)
    cylinder(.038, .004, p.white, .001, 64, at=(.20, -.1215, .58), turn=ACROSS, parent=root)
    cylinder(.035, .03, p.red, .004, 48, at=(-.32, .12, .47), parent=root)
