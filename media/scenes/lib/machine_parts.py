"""What the large machines share: paints, panels, signal lamps, conveyors, fences, castors."""
import math
from functools import lru_cache
from types import SimpleNamespace

from lib.base import DARK, RED
from lib.bulk import Bulk
from lib.geometry import UPRIGHT, box, cylinder, decal, group, plate, socket_bolt
from lib.labels import drawing, lettering, text, wordmark
from lib.materials import brushed_steel, glowing, plain, plastic, powder_coat, rubber, shader, zinc


def chequer_plate():
    made = shader('chequer plate', '#7D838A', .36, metal=1)
    checks = made.node('ShaderNodeTexChecker', Scale=64)
    made.link(made.coordinates('Object', turn=45), checks.inputs['Vector'])
    made.relief(checks.outputs['Fac'], .18, .0015)
    return made.material


@lru_cache(None)
def paints():
    return SimpleNamespace(body=powder_coat('#C3C8CD', .38), dark=powder_coat(DARK, .42), red=powder_coat(RED, .36),
                           door=powder_coat('#B4BABF', .42), steel=brushed_steel('#C0C4C8', .25),
                           void=plain('#070809', .7),
                           rubber=rubber(), zinc=zinc(), plastic=plastic(), yellow=powder_coat('#E0AC00', .45),
                           chequer=chequer_plate(), estop=plain('#D0101A', .3, coat=.3),
                           white=powder_coat('#EEF0F1', .4))


def lit_screen(width, height, body, strength=.8):
    """A display that is switched on: SVG body on a decal."""
    material = drawing(width, height, body, .12)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    image = next(n for n in nodes if n.type == 'TEX_IMAGE')
    surface = nodes['Principled BSDF']
    links.new(image.outputs['Color'], surface.inputs['Emission'])
    surface.inputs['Emission Strength'].default_value = strength
    material.cycles.sample_as_light = False
    return material


def recipe_screen(name, rows, button='INICIO'):
    """Touch panel with the machine's name and (label, value) rows; 8:5."""
    body = ('<rect width="1200" height="750" fill="#10151B"/><rect width="1200" height="120" fill="#1D252E"/>'
            + text(48, 82, 58, name, 700, '#F4F6F8') + wordmark(1152, 80, 42, '#E8505B', 'end'))
    for i, (label, value) in enumerate(rows):
        y = 164 + i * 112
        body += (f'<rect x="48" y="{y}" width="700" height="94" rx="10" fill="#1B232C"/>'
                 + text(76, y + 61, 40, label, 500, '#9FB0C0') + text(720, y + 63, 48, value, 700, '#FFFFFF', 'end'))
    body += ('<rect x="800" y="164" width="352" height="206" rx="14" fill="#1E9E4A"/>'
             + text(976, 286, 56, button, 800, '#fff', 'middle')
             + '<rect x="800" y="388" width="352" height="94" rx="14" fill="#2A3541"/>'
             + text(976, 450, 42, 'PAUSA', 700, '#DCE4EC', 'middle')
             + '<rect x="800" y="500" width="352" height="94" rx="14" fill="#2A3541"/>'
             + text(976, 562, 42, 'RECETAS', 700, '#DCE4EC', 'middle'))
    return lit_screen(1200, 750, body)


def number_screen(value, unit, caption='', colour='#FF5B45'):
    """Large figures of a counter or scale; 5:2."""
    body = ('<rect width="1000" height="400" fill="#0B0D0F"/>' + text(730, 290, 260, value, 700, colour, 'end')
            + text(760, 290, 120, unit, 600, colour) + text(60, 80, 48, caption, 600, '#8E98A2'))
    return lit_screen(1000, 400, body, 1.1)


def name_plate(words, width, at, turn=UPRIGHT, parent=None, fill='#F2F3F4'):
    """Lettering of the given width."""
    material, ratio = lettering(words, fill)
    return decal(width, width / ratio, material, at=at, turn=turn, parent=parent)


def emergency_stop(radius=.022, at=(0, 0, 0), turn=UPRIGHT, parent=None):
    """Red mushroom on a yellow collar; its axis is local Z."""
    p = paints()
    root = group(at, turn, parent)
    cylinder(radius * 1.4, .012, p.yellow, .002, at=(0, 0, .006), parent=root)
    cylinder(radius, .03, p.estop, .006, at=(0, 0, .024), parent=root)
    return root


def push_button(colour, radius=.013, at=(0, 0, 0), turn=UPRIGHT, parent=None):
    p = paints()
    root = group(at, turn, parent)
    cylinder(radius * 1.35, .006, p.steel, .001, at=(0, 0, .003), parent=root)
    cylinder(radius, .014, plain(colour, .3), .003, at=(0, 0, .008), parent=root)
    return root


def control_panel(display, shape=8 / 5, size=(.30, .36), at=(0, 0, 0), turn=(0, 0, 0), parent=None, buttons=True):
    """Tilted box with a display, emergency stop and two buttons, facing -Y."""
    p = paints()
    w, h = size
    root = group(at, turn, parent, 'panel')
    box((w, .075, h), p.dark, .014, 4, parent=root)
    box((w - .028, .006, h - .028), p.door, .004, at=(0, -.037, 0), parent=root)
    screen_w = w - .06
    screen_h = screen_w / shape
    top = h / 2 - .034 if buttons else screen_h / 2
    box((screen_w + .014, .004, screen_h + .014), p.void, .003, at=(0, -.0395, top - screen_h / 2), parent=root)
    decal(screen_w, screen_h, display, at=(0, -.0421, top - screen_h / 2), turn=UPRIGHT, parent=root)
    if buttons:
        low = -h / 2 + (h - .034 - screen_h) / 2
        emergency_stop(.022, (-w * .26, -.04, low), parent=root)
        push_button('#1F9D4B', at=(w * .06, -.04, low), parent=root)
        push_button('#2466B8', at=(w * .26, -.04, low), parent=root)
    return root


def signal_tower(at, parent=None, lit=0):
    """Green, amber, red; `lit` tells which glows."""
    p = paints()
    root = group(at, parent=parent)
    cylinder(.012, .06, p.dark, at=(0, 0, .03), parent=root)
    for i, colour in enumerate(('#1FA04E', '#E8A400', '#C8141E')):
        lens = glowing(colour, 2.2 if i == lit else .12)
        lens.cycles.sample_as_light = False
        cylinder(.028, .055, lens, .004, at=(0, 0, .088 + i * .058), parent=root)
    cylinder(.028, .012, p.dark, .003, at=(0, 0, .238), parent=root)
    return root


def roller_conveyor(length, width=1.1, height=.5, pitch=.125, roller=.03, at=(0, 0, 0), turn=(0, 0, 0), parent=None,
                    rollers=None, frame=None, motor=True):
    """Driven rollers along X on legs; `height` is the top of the rollers; centred."""
    p = paints()
    root = group(at, turn, parent, 'conveyor')
    bodies, steel = Bulk(), Bulk()
    side = frame or p.body
    for y in (-1, 1):
        bodies.box((length, .035, .15), side, (0, y * (width / 2 + .02), height - .055))
        bodies.box((length, .05, .012), p.dark, (0, y * (width / 2 + .02), height + .025))
    stands = max(2, round(length / 1.2) + 1)
    for k in range(stands):
        x = -length / 2 + .09 + k * (length - .18) / (stands - 1)
        for y in (-1, 1):
            bodies.box((.08, .06, height - .1), p.dark, (x, y * (width / 2 + .02), (height - .1) / 2))
            bodies.box((.16, .12, .014), p.dark, (x, y * (width / 2 + .02), .007))
        bodies.box((.05, width, .06), p.dark, (x, 0, max(.12, height * .3)))
    bodies.build(.004, parent=root)
    count = int(length / pitch)
    for k in range(count):
        x = (k - (count - 1) / 2) * pitch
        steel.cylinder(roller, width - .01, rollers or p.steel, (x, 0, height - roller), 'y', 24)
    steel.build(.002, parent=root)
    if motor:
        drive = Bulk()
        drive.box((.30, .12, .16), p.dark, (length * .18, -width / 2 - .10, height - .17))
        drive.cylinder(.06, .26, p.dark, (length * .18 + .2, -width / 2 - .11, height - .17), 'x', 28)
        drive.build(.01, parent=root)
    return root


def fence(start, end, height=2.0, parent=None, panel=1.2):
    """Machine guard between two floor points: posts and welded mesh."""
    p = paints()
    (x0, y0), (x1, y1) = start, end
    length = math.dist(start, end)
    root = group((x0, y0, 0), (0, 0, math.degrees(math.atan2(y1 - y0, x1 - x0))), parent, 'fence')
    panels = max(1, round(length / panel))
    width = length / panels
    posts, wire = Bulk(), Bulk()
    for k in range(panels + 1):
        posts.box((.05, .05, height), p.yellow, (k * width, 0, height / 2))
        posts.box((.12, .12, .012), p.yellow, (k * width, 0, .006))
    for k in range(panels):
        left, right = k * width + .04, (k + 1) * width - .04
        for z in (.15, height - .04):
            posts.box((right - left, .022, .022), p.dark, ((left + right) / 2, 0, z))
        for x in (left, right):
            posts.box((.022, .022, height - .2), p.dark, (x, 0, (height + .11) / 2))
        count = int((right - left) / .05)
        for i in range(1, count):
            wire.box((.0035, .0035, height - .2), p.dark, (left + i * (right - left) / count, 0, (height + .11) / 2))
        for i in range(1, int(height / .2)):
            wire.box((right - left, .0035, .0035), p.dark, ((left + right) / 2, 0, .15 + i * .2))
    posts.build(.003, parent=root)
    wire.build(parent=root)
    return root


def castor(radius=.05, at=(0, 0, 0), parent=None, turn=0, brake=True):
    """Swivel castor; `at` is where its plate meets the machine, directly above the wheel."""
    p = paints()
    root = group(at, (0, 0, turn), parent, 'castor')
    box((.07, .07, .008), p.zinc, .001, at=(0, 0, -.004), parent=root)
    for y in (-1, 1):
        plate([[(-.03, 0), (.03, 0), (.042, -radius * 1.1), (.012, -radius * 1.25)]], .004, p.zinc, .0008, .006,
              at=(0, y * .021, -.006), parent=root)
    cylinder(radius, .03, p.rubber, .006, at=(.025, 0, -radius * 1.15 - .006), turn=UPRIGHT, parent=root)
    cylinder(radius * .5, .034, p.door, .003, at=(.025, 0, -radius * 1.15 - .006), turn=UPRIGHT, parent=root)
    if brake:
        box((.03, .03, .012), p.red, .003, at=(-.03, 0, -radius * .8), turn=(0, 20, 0), parent=root)
    return root


def bolts(points, radius=.008, turn=(0, 0, 0), parent=None):
    p = paints()
    for at in points:
        socket_bolt(radius, p.zinc, p.void, at=at, turn=turn, parent=parent)
