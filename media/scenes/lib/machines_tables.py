"""Machines a person works at: strapping table PS 12, arch machines PA 85 and PA 85L, carton sealer SC 50.
They stand on the floor, the operator's side towards -Y."""
import math

from lib.base import RED
from lib.geometry import UPRIGHT, box, cylinder, decal, group, loop_round, plate, ribbon, ring
from lib.labels import drawing, text
from lib.machine_parts import (castor, control_panel, emergency_stop, name_plate, number_screen, paints, push_button, recipe_screen,
                               signal_tower)
from lib.materials import plain, shader
from lib.straps import coil, embossed
from lib.tools_parts import ACROSS, Kit, bolts


def stainless():
    made = shader('stainless', '#B9BDC1', .3, metal=1)
    return made.grain(60, .03, 3, (.02, 14, 14), .0002).material


def louvres(parent, at, width, count=7, pitch=.016):
    """Cooling slots in a panel that faces -Y."""
    p = paints()
    for i in range(count):
        box((width, .004, .005), p.void, .001, at=(at[0], at[1], at[2] - i * pitch), parent=parent)


def handle_bar(parent, at, length=.14, upright=True):
    p = paints()
    x, y, z = at
    size = (.012, .012, length) if upright else (length, .012, .012)
    box(size, p.dark, .003, at=(x, y - .030, z), parent=parent)
    for s in (-1, 1):
        offset = (0, -.014, s * length * .42) if upright else (s * length * .42, -.014, 0)
        box((.012, .032, .012), p.dark, .002, at=(x + offset[0], y + offset[1], z + offset[2]), parent=parent)


def dial_panel():
    """Front strip of the table machine: switch, tension dial, weld time, reset."""
    body = '<rect width="1000" height="260" rx="18" fill="#1B1E22"/>'
    for x, words in ((250, 'TENSIÓN'), (480, 'SOLDADURA')):
        marks = ''.join(f'<line x1="{x + 70 * math.cos(a):.1f}" y1="{128 - 70 * math.sin(a):.1f}" x2="{x + 84 * math.cos(a):.1f}" '
                        f'y2="{128 - 84 * math.sin(a):.1f}" stroke="#DfE3E6" stroke-width="5"/>'
                        for a in [math.radians(210 - 24 * i) for i in range(11)])
        body += marks + text(x, 240, 34, words, 700, '#E6E9EB', 'middle')
    body += text(92, 240, 34, 'I / O', 700, '#E6E9EB', 'middle') + text(706, 240, 34, 'AVANCE', 700, '#E6E9EB', 'middle')
    body += text(888, 240, 34, 'REINICIO', 700, '#E6E9EB', 'middle')
    return drawing(1000, 260, body, .4)


def table_controls(parent, at, width=.34):
    """The dials stand on the printed strip; faces -Y."""
    p = paints()
    root = group(at, parent=parent)
    height = width * .26
    box((width + .012, .012, height + .012), p.dark, .004, at=(0, 0, 0), parent=root)
    decal(width, height, dial_panel(), at=(0, -.0064, 0), turn=UPRIGHT, parent=root)
    for share in (.250, .480):
        x = (share - .5) * width
        cylinder(width * .052, .016, p.plastic, .003, 48, at=(x, -.014, height * .008), turn=ACROSS, parent=root)
        box((.003, .002, width * .045), plain('#F2F3F4', .4), 0, at=(x + .004, -.0225, height * .05), turn=(0, 30, 0), parent=root)
    push_button('#1F9D4B', .011, at=((.092 - .5) * width, -.006, height * .02), parent=root)
    push_button('#2B2F34', .011, at=((.706 - .5) * width, -.006, height * .02), parent=root)
    push_button(RED, .011, at=((.888 - .5) * width, -.006, height * .02), parent=root)
    return root


def slotted_top(parent, size, z, slot_x, material):
    """Stainless table in two halves with the strap's slot between them and a sealing head plate in the middle."""
    p = paints()
    x, y = size
    left, right = slot_x - .008 + x / 2, x / 2 - slot_x - .008
    box((left, y, .014), material, .003, at=(-x / 2 + left / 2, 0, z - .007), parent=parent)
    box((right, y, .014), material, .003, at=(x / 2 - right / 2, 0, z - .007), parent=parent)
    box((.03, y - .01, .008), p.void, 0, at=(slot_x, 0, z - .012), parent=parent)
    head = [box((.090, .110, .006), p.zinc, .0015, at=(slot_x, -.02, z + .001), parent=parent),
            box((.016, .100, .007), p.void, .001, at=(slot_x, -.02, z + .0012), parent=parent)]
    for dx in (-.034, .034):
        for dy in (-.045, .045):
            cylinder(.005, .003, p.dark, .0006, 24, at=(slot_x + dx, -.02 + dy, z + .0045), parent=parent)
    return head


def strapping_table(model, parent=None, open_door=False, strap='#1457A8', door=108):
    """PS 12: closed cabinet on castors with a stainless top, its door open by `door` degrees or closed. Returns the machine, its top height and slot position."""
    p = paints()
    root = group(parent=parent, name=model)
    steel = stainless()
    length, depth, height = .90, .57, .75
    low = .115
    body_height = height - low - .014
    middle = low + body_height / 2
    front = -depth / 2 + .012
    box((length - .03, .004, body_height), p.body, .002, at=(0, depth / 2 - .010, middle), parent=root)
    for x in (-1, 1):
        box((.006, depth - .03, body_height), p.body, .003, at=(x * (length / 2 - .018), 0, middle), parent=root)
    box((length - .03, depth - .03, .006), p.body, .002, at=(0, 0, low), parent=root)
    box((length - .03, .012, .150), p.dark, .004, at=(0, front, height - .014 - .075), parent=root)
    for x in (-1, 1):
        box((.028, .016, body_height), p.body, .004, at=(x * (length / 2 - .030), front, middle), parent=root)
        for y in (-1, 1):
            castor(.045, (x * (length / 2 - .08), y * (depth / 2 - .08), low - .002), root, 20 * x)
    box((length - .03, .016, .030), p.body, .004, at=(0, front, low + .014), parent=root)
    door_width, door_height = length - .090, body_height - .190
    hinge = group((-door_width / 2, front - .006, low + .034 + door_height / 2), (0, 0, -door if open_door else 0), root)
    box((door_width, .014, door_height), p.body, .004, at=(door_width / 2, 0, 0), parent=hinge)
    if open_door:
        box((door_width - .05, .004, door_height - .05), p.door, .002, at=(door_width / 2, .009, 0), parent=hinge)
        inside_reel(root, strap, (.06, .02, low + .225))
        box((length - .04, .002, body_height), p.dark, 0, at=(0, depth / 2 - .016, middle), parent=root)
    handle_bar(hinge, (door_width - .06, -.004, door_height * .1))
    louvres(hinge, (door_width * .22, -.0085, -door_height * .22), .20, 6)
    name_plate(model, .26, (door_width * .28, -.0078, door_height * .26), parent=hinge, fill='#26292D')
    name_plate('PRECINTA', .26, (door_width * .28, -.0078, door_height * .07), parent=hinge, fill=RED)
    box((door_width, .003, .012), p.red, .001, at=(door_width / 2, -.0076, -door_height / 2 + .045), parent=hinge)
    table_controls(root, (.20, front - .008, height - .085))
    head = slotted_top(root, (length, depth), height, -.06, steel)
    guide = group((-.06, -depth / 2 - .004, height - .03), parent=root)
    box((.060, .030, .050), p.dark, .006, parent=guide)
    box((.022, .034, .010), p.void, .001, at=(0, 0, .016), parent=guide)
    emergency_stop(.018, (length / 2 - .09, front - .006, height - .085), parent=root)
    return root, height, -.06, head


def inside_reel(root, strap, at):
    """Strap coil on its holder behind the door, axis towards the operator."""
    p = paints()
    holder = group(at, (90, 0, 0), root)
    coil(embossed(strap), strap, .100, .205, .17, .012, .0007, parent=holder)
    ring(.030, .215, .005, p.zinc, .001, 96, at=(0, 0, -.098), parent=holder)
    for i in range(3):
        arm = group(turn=(0, 0, 120 * i + 30), parent=holder)
        box((.205, .026, .006), p.zinc, .001, at=(.105, 0, .096), parent=arm)
    cylinder(.034, .230, p.dark, .003, 64, parent=holder)
    cylinder(.022, .020, p.red, .004, 48, at=(0, 0, .118), parent=holder)


def arch(root, opening, z, y=0, depth=.085, material=None, flange=.115):
    """Strap guide round the opening: side pillars, rounded top, dark channel on the inside."""
    p = paints()
    width, height = opening
    w, f = width / 2, flange
    outer = [(-w - f, 0, .004), (-w - f, height + f, .060), (w + f, height + f, .060), (w + f, 0, .004)]
    outline = outer + [(w, 0), (w, height, .03), (-w, height, .03), (-w, 0)]
    made = plate([outline], depth, material or p.body, .004, at=(0, y, z), parent=root)
    path = [(-w, .0), (-w, height - .03), (-w + .03, height), (w - .03, height), (w, height - .03), (w, .0)]
    for a, b in zip(path, path[1:]):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        lean = math.degrees(math.atan2(b[0] - a[0], b[1] - a[1]))
        box((.006, .024, length), p.void, 0, at=((a[0] + b[0]) / 2, y, z + (a[1] + b[1]) / 2), turn=(0, lean, 0), parent=root)
    for sx in (-1, 1):
        for k in range(4):
            cylinder(.007, .006, p.dark, .001, 6, at=(sx * (w + f * .5), y - depth / 2 - .002, z + height * (.12 + .26 * k)), turn=ACROSS,
                     parent=root)
    for k in range(4):
        cylinder(.007, .006, p.dark, .001, 6, at=(-w * .75 + w * .5 * k, y - depth / 2 - .002, z + height + f * .5), turn=ACROSS, parent=root)
    return made


def side_reel(root, at, strap, outer=.21):
    """Strap coil between two discs on the machine's right side, axis Y."""
    p = paints()
    holder = group(at, (90, 0, 0), root)
    coil(embossed(strap), strap, .100, outer, .17, .012, .0007, parent=holder)
    for z in (-.096, .096):
        ring(.035, outer + .030, .006, p.dark, .0015, 128, at=(0, 0, z), parent=holder)
        ring(.030, .075, .010, p.red, .002, 64, at=(0, 0, z * 1.03), parent=holder)
    cylinder(.024, .26, p.zinc, .002, 48, parent=holder)
    return holder


def flange(holder, z, inner, outer, arms=5):
    """Open side of a reel (axis Z): rim, hub and arms, so that the strap shows."""
    p = paints()
    ring(inner, outer, .006, p.zinc, .0015, 128, at=(0, 0, z), parent=holder)
    ring(.028, .070, .010, p.red, .002, 64, at=(0, 0, z * 1.03), parent=holder)
    for i in range(arms):
        arm = group((0, 0, z), (0, 0, 360 * i / arms), holder)
        box((inner - .04, .024, .006), p.zinc, .0015, at=((inner + .06) / 2, 0, 0), parent=arm)


def arch_machine(model, parent=None, strap='#1457A8', opening=(.85, .60), table=.80, line=False, screen=True):
    """PA 85: cabinet with a steel table, arch across it (goods pass along Y). Returns the machine, the table's height and the
    parts near the head."""
    p = paints()
    root = group(parent=parent, name=model)
    steel = stainless()
    length, depth = 1.16, .62
    low = .12
    body = table - .02 - low
    middle = low + body / 2
    box((length, depth, body), p.body, .008, at=(0, 0, middle), parent=root)
    box((length - .02, depth + .004, .035), p.dark, .006, at=(0, 0, low + .018), parent=root)
    for k, x in enumerate((-length / 4, length / 4)):
        width = length / 2 - .035
        box((width, .012, body - .20), p.door, .004, at=(x, -depth / 2 - .003, low + .05 + (body - .20) / 2), parent=root)
        handle_bar(root, (x + (width / 2 - .05) * (1 if k == 0 else -1), -depth / 2 - .008, low + body * .45))
    louvres(root, (length / 4, -depth / 2 - .010, low + .17), .22, 6)
    name_plate(model, .30 if len(model) < 6 else .34, (-length / 4, -depth / 2 - .0096, low + body * .54), parent=root, fill='#26292D')
    name_plate('PRECINTA', .30, (-length / 4, -depth / 2 - .0096, low + body * .36), parent=root, fill=RED)
    box((length, .006, .115), p.dark, .002, at=(0, -depth / 2 - .001, table - .078), parent=root)
    for x in (-1, 1):
        for y in (-1, 1):
            castor(.048, (x * (length / 2 - .09), y * (depth / 2 - .08), low), root, 15 * x)
    box((length + .06, depth / 2 - .052, .016), steel, .003, at=(0, -depth / 4 - .028, table - .008), parent=root)
    box((length + .06, depth / 2 - .052, .016), steel, .003, at=(0, depth / 4 + .028, table - .008), parent=root)
    head = [box((.16, .11, .018), p.zinc, .002, at=(0, 0, table - .009), parent=root)]
    box((.13, .020, .004), p.void, 0, at=(0, 0, table + .001), parent=root)
    for sx in (-1, 1):
        box((opening[0] / 2 - .085, .10, .014), p.body, .002, at=(sx * (opening[0] / 4 + .04), 0, table - .009), parent=root)
        box((opening[0] / 2 - .085, .020, .004), p.void, 0, at=(sx * (opening[0] / 4 + .04), 0, table - .001), parent=root)
        for dy in (-.036, .036):
            cylinder(.005, .003, p.dark, .0006, 24, at=(sx * .065, dy, table + .0010), parent=root)
    arch(root, opening, table - .03)
    box((.16, .14, body + .05), p.body, .010, at=(length / 2 + .06, .02, low + body / 2 + .01), parent=root)
    reel = side_reel(root, (length / 2 + .07, -.17, .46), strap)
    reel.location.x = length / 2 + .26
    cylinder(.018, .34, p.zinc, .002, 32, at=(length / 2 + .26, .0, .46), turn=ACROSS, parent=root)
    box((.20, .05, .05), p.dark, .008, at=(length / 2 + .17, .14, .46), parent=root)
    rows = (('Tensión', '450 N'), ('Zunchos', '2'), ('Avance', 'AUTO'))
    display = number_screen('45', 'daN', 'TENSIÓN') if screen else recipe_screen(model, rows)
    panel = control_panel(display, 5 / 2 if screen else 8 / 5, (.22, .20) if screen else (.26, .26),
                          at=(opening[0] / 2 + .06, -.085, table + .30), parent=root)
    head.append(panel)
    emergency_stop(.024, (-length / 2 + .09, -depth / 2 - .002, table - .075), parent=root)
    push_button('#1F9D4B', .014, (-length / 2 + .17, -depth / 2 - .002, table - .075), parent=root)
    if line:
        signal_tower((-opening[0] / 2 - .055, 0, table - .03 + opening[1] + .110), root)
    return root, table, head


def belt_conveyor(length, width, height, at=(0, 0, 0), parent=None, belts=2):
    """Belts along Y on a frame with legs, centred on `at`."""
    p = paints()
    root = group(at, parent=parent, name='belts')
    belt = shader('belt', '#1E5B46', .55).grain(700, .2, 2, distance=.0004).material
    for x in (-1, 1):
        box((.03, length, .10), p.body, .004, at=(x * (width / 2 + .015), 0, height - .055), parent=root)
        for y in (-1, 1):
            box((.045, .045, height - .10), p.dark, .004, at=(x * (width / 2 + .015), y * (length / 2 - .09), (height - .10) / 2), parent=root)
            cylinder(.028, .02, p.rubber, .004, 32, at=(x * (width / 2 + .015), y * (length / 2 - .09), .010),
                     parent=root)
    box((width, length - .06, .05), p.dark, .004, at=(0, 0, height - .05), parent=root)
    lane = width / belts - .03
    for i in range(belts):
        x = -width / 2 + width / belts * (i + .5)
        box((lane, length - .02, .03), belt, .014, 5, at=(x, 0, height - .015), parent=root)
    box((.10, .24, .14), p.dark, .01, at=(width / 2 + .08, length * .12, height - .18), parent=root)
    return root


def photocell(root, at):
    p = paints()
    x, y, z = at
    box((.016, .030, .20), p.zinc, .002, at=(x, y, z - .06), parent=root)
    made = box((.026, .040, .060), p.dark, .004, at=(x - .012, y, z), parent=root)
    cylinder(.010, .004, plain('#D0101A', .15, coat=1), .001, 32, at=(x - .026, y, z + .008), turn=(0, 90, 0), parent=root)
    return made


def tape_head(root, tape, at=(0, 0, 0)):
    """Upper tape unit of the carton sealer: side plate, roll, application roller on its spring arm, wiping roller, cutter guard.
    Goods pass along X. Returns its parts."""
    p = paints()
    kit = Kit()
    head = group(at, parent=root)
    cheek = [(-.20, .02, .02), (-.20, .09, .02), (.20, .09, .02), (.20, .02, .02), (.13, -.015, .02), (-.13, -.015, .02)]
    made = [plate([cheek], .006, kit.ground_steel, .0015, at=(0, y, 0), parent=head) for y in (-.036, .036)]
    for x in (-.15, .15):
        made.append(cylinder(.024, .056, kit.black, .002, 64, at=(x, 0, -.012), turn=ACROSS, parent=head))
        cylinder(.007, .082, kit.nickel, .001, 32, at=(x, 0, -.012), turn=ACROSS, parent=head)
    box((.13, .06, .030), p.red, .006, at=(0, 0, .004), parent=head)
    bolts([(-.17, .070), (.17, .070), (-.06, .070), (.06, .070)], .006, kit, -.042, head)
    roll = group((.06, 0, .235), (90, 0, 0), head)
    sides = shader('tape', tape, .16, specular=.5, coat=.4).material
    made.append(ring(.040, .092, .050, sides, .001, 160, parent=roll))
    ring(.036, .041, .051, plain('#B89A74', .7), .0006, 128, parent=roll)
    cylinder(.034, .056, p.plastic, .002, 64, parent=roll)
    cylinder(.014, .075, p.red, .003, 48, parent=roll)
    plate([[(.03, .08), (.02, .25, .02), (.09, .25, .02), (.08, .08)]], .008, kit.ground_steel, .0015, at=(0, .040, 0), parent=head)
    for x, z in ((-.03, .13), (-.09, .10)):
        cylinder(.012, .054, kit.nickel, .001, 48, at=(x, 0, z), turn=ACROSS, parent=head)
        cylinder(.005, .080, kit.bolt, .001, 24, at=(x, 0, z), turn=ACROSS, parent=head)
    path = [(-.02, .24), (-.018, .13), (-.09, .112), (-.160, .012)]
    for a, b in zip(path, path[1:]):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        lean = math.degrees(math.atan2(b[0] - a[0], b[1] - a[1]))
        box((.0008, .048, length), sides, 0, at=((a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2), turn=(0, lean, 0), parent=head)
    return made


def crank(root, at, turn=(0, 0, 0)):
    p = paints()
    hold = group(at, turn, root)
    cylinder(.022, .030, p.dark, .003, 48, at=(0, 0, .015), parent=hold)
    box((.13, .020, .010), p.zinc, .003, at=(.055, 0, .034), parent=hold)
    cylinder(.012, .060, p.red, .003, 32, at=(.110, 0, .068), parent=hold)


def carton_sealer(model, parent=None, tape='#8A5A2B', table=.68, gap=.34, head_at=.30):
    """SC 50: bed of rollers, two upright side belts, bridge with the upper tape head. Cartons pass along X.
    Returns the machine and the parts of the upper head."""
    p = paints()
    root = group(parent=parent, name=model)
    length = 1.70
    for x in (-1, 1):
        for y in (-1, 1):
            box((.07, .07, table - .12), p.body, .006, at=(x * .56, y * .36, (table - .12) / 2 + .09), parent=root)
            castor(.04, (x * .56, y * .36, .095), root, 20)
    for y in (-.36, .36):
        box((1.20, .06, .05), p.body, .005, at=(0, y, .22), parent=root)
    box((1.24, .80, .15), p.body, .010, at=(0, 0, table - .11), parent=root)
    box((1.18, .006, .11), p.dark, .003, at=(0, -.402, table - .11), parent=root)
    name_plate(model, .25, (-.43, -.4056, table - .108), parent=root)
    name_plate('PRECINTA', .27, (-.10, -.4056, table - .108), parent=root)
    for x in (-1, 1):
        box((.26, .56, .035), p.body, .005, at=(x * (.62 + .12), 0, table - .045), parent=root)
    rollers = [x for x in [-.84 + .062 * i for i in range(28)] if not -.06 < x < .06]
    for x in rollers:
        cylinder(.020, .46, p.zinc, .001, 32, at=(x, 0, table - .020), turn=ACROSS, parent=root)
    for y in (-.245, .245):
        box((length, .025, .050), p.dark, .004, at=(0, y, table - .030), parent=root)
    for y in (-1, 1):
        unit = group((0, y * (gap / 2 + .075), table + .10), parent=root)
        box((1.06, .11, .13), p.body, .012, at=(0, y * .010, 0), parent=unit)
        belt = shader('side belt', '#1B1D20', .6).grain(500, .3, 2, distance=.0006).material
        box((1.10, .018, .085), belt, .008, 4, at=(0, -y * .058, 0), parent=unit)
        for x in (-1, 1):
            cylinder(.045, .10, p.dark, .003, 64, at=(x * .515, -y * .020, 0), parent=unit)
        box((1.0, .014, .004), p.red, .001, at=(0, y * .030, .067), parent=unit)
        box((.15, .13, .12), p.dark, .012, at=(.28, y * .05, .12), parent=unit)
    for y in (-1, 1):
        box((.085, .065, 1.00), p.dark, .010, at=(.0, y * .405, table + .36), parent=root)
        box((.010, .004, .80), p.void, 0, at=(0, y * .405 - .0335, table + .38), parent=root)
        cylinder(.016, .010, p.red, .002, 32, at=(0, y * .405, table + .865), parent=root)
    z = table + head_at
    box((.12, .88, .085), p.body, .010, at=(0, 0, z + .30), parent=root)
    box((.09, .10, .30), p.body, .006, at=(.0, .07, z + .16), parent=root)
    box((.46, .030, .060), p.body, .006, at=(.0, .062, z + .05), parent=root)
    head = tape_head(root, tape, (-.02, 0, z - .055 + .045))
    for y in (-1, 1):
        box((.30, .012, .045), p.steel, .003, at=(-.26, y * .12, z + .05), parent=root)
    crank(root, (0, -.405, table + .865))
    crank(root, (.45, -.403, table - .11), (90, 0, 0))
    emergency_stop(.024, (.16, -.404, table - .11), parent=root)
    push_button('#1F9D4B', .014, (.24, -.404, table - .11), parent=root)
    push_button(RED, .014, (.30, -.404, table - .11), parent=root)
    return root, table, head


def round_strap(size, z, strap, width, thickness, parent, at=(0, 0)):
    """Strap round a carton in the XZ plane, standing on `z`."""
    path, normals = loop_round(size[0] + thickness, size[2] + thickness, .005)
    return ribbon(path, width, thickness, strap, normals, parent=parent, at=(at[0], at[1], z - thickness / 2))
