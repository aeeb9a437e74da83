"""Electric paper dispenser DP 38: on its stand, its mouth from near, at work over a carton."""
import math

import numpy as np

from lib.base import DARK, POWDER, RED
from lib.geometry import UPRIGHT, bezier, box, cylinder, decal, grid_faces, group, mesh, plate, ribbon, smooth_by_angle, socket_bolt
from lib.labels import drawing, lettering, text, wordmark
from lib.loads import open_carton
from lib.materials import blackened_steel, brushed_steel, plain, plastic, powder_coat, rubber, shader
from lib.papers import fan_fold, kraft, paper_cord
from lib.studio import photograph

SIDEWAYS = (90, 0, 90)


def panel_screen():
    body = '<rect width="480" height="260" rx="22" fill="#15181B"/><rect x="26" y="26" width="250" height="110" rx="8" fill="#0D2230"/>'
    body += text(44, 104, 66, '1,5 m', 700, '#D8EEFC') + wordmark(30, 222, 34, '#B9BEC3')
    for i in range(4):
        x, y = 316 + 78 * (i % 2), 42 + 66 * (i // 2)
        body += f'<rect x="{x}" y="{y}" width="62" height="52" rx="10" fill="#2D3238"/>' + text(x + 31, y + 38, 34, str(i + 1), 700, '#CFD5DA', 'middle')
    body += f'<circle cx="386" cy="212" r="34" fill="{RED}"/>'
    return drawing(480, 260, body, .25, True)


def funnel(material, rim_material, parent):
    """From the wide slot of the housing to the round mouth, along -Y."""
    stations = np.linspace(0, 1, 24)
    around = 72
    vertices = []
    for s in stations:
        ease = s * s * (3 - 2 * s)
        half_w, half_h = .185 * (1 - ease) + .062 * ease, .058 * (1 - ease) + .055 * ease
        power = 5 * (1 - ease) + 2 * ease
        for a in np.linspace(0, 2 * math.pi, around, endpoint=False):
            c, d = math.cos(a), math.sin(a)
            r = (abs(c) ** power + abs(d) ** power) ** (-1 / power)
            vertices.append((half_w * r * c, -.15 - .14 * s, .90 - .03 * ease + half_h * r * d))
    shell = smooth_by_angle(mesh('funnel', vertices, grid_faces(24, around, wrap_columns=True), material, parent=parent), 50)
    wall = shell.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness = .004
    ring_points = [(.062 * math.cos(a), .055 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    inner = [(.93 * x, .93 * y) for x, y in ring_points]
    plate([[(1.09 * x, 1.09 * y) for x, y in ring_points], inner], .012, rim_material, .002, at=(0, -.293, .87), parent=parent)


def serrated_blade(material, parent):
    """Toothed edge above the mouth."""
    teeth = 19
    outline = [(-.062, .012), (.062, .012)]
    for i in range(teeth):
        x = .062 - .124 * (i + .5) / teeth
        outline += [(x + .003, 0), (x, -.006), (x - .003, 0)]
    plate([outline], .0016, material, .0002, at=(0, -.303, .923), parent=parent)


def dispenser(root, cord=True):
    body, dark, red = powder_coat(POWDER), powder_coat(DARK), powder_coat(RED, .36)
    steel, black = brushed_steel(), blackened_steel()
    paper = kraft()
    # stand
    for turn in (-1, 1):
        box((.07, .48, .025), dark, .006, at=(turn * .17, -.02, .0165), parent=root)
        for y in (-.24, .2):
            cylinder(.022, .008, rubber(), .002, 32, at=(turn * .17, y, .004), parent=root)
    box((.41, .07, .025), dark, .006, at=(0, .1, .0365), parent=root)
    box((.08, .06, .78), body, .008, at=(0, .12, .43), parent=root)
    # tray with the pack
    box((.42, .32, .006), body, .002, at=(0, .0, .36), parent=root)
    for side in (-1, 1):
        box((.006, .32, .06), body, .002, at=(side * .207, 0, .387), parent=root)
    box((.42, .006, .05), body, .002, at=(0, -.157, .382), parent=root)
    box((.12, .07, .05), dark, .006, at=(0, .1, .335), parent=root)
    fan_fold(lift=False, material=paper, parent=root, at=(0, -.01, .364), turn=(0, 0, 90))
    web = bezier((0, .125, .535), (0, .19, .56), (0, .24, .78), (0, .125, .905), 60)
    ribbon(web, .37, .0006, paper, np.cross(np.gradient(web, axis=0), (1, 0, 0)), parent=root)
    # head
    side = [(-.15, .80, .02), (.11, .80, .03), (.15, .84, .03), (.15, .93, .03), (.09, .99, .04), (-.10, .99, .03), (-.15, .965, .02)]
    plate([side], .43, body, .004, turn=SIDEWAYS, parent=root)
    for x in (-1, 1):
        plate([[(p[0] * .97, p[1] * .97 + .0265, p[2]) for p in side]], .016, dark, .004, turn=SIDEWAYS, at=(x * .222, 0, 0), parent=root)
        box((.0012, .20, .012), red, .0004, at=(x * .2306, -.0, .835), parent=root)
        for y, z in ((-.12, .825), (.09, .825), (-.12, .955), (.08, .955)):
            socket_bolt(.005, black, plain('#16181A', .6), at=(x * .2312, y, z), turn=(0, 90 * x, 0), parent=root)
    for x in (-1, 1):
        name, ratio = lettering('DP 38')
        decal(.05 * ratio, .05, name, at=(x * .2313, -.01, .895), turn=(90, 0, 90 * x), parent=root)
    cylinder(.018, .4, rubber(), .002, 48, at=(0, .155, .915), turn=(0, 90, 0), parent=root)
    panel = group((.08, -.045, .9912), parent=root)
    box((.17, .095, .012), dark, .004, at=(0, 0, .004), parent=panel)
    decal(.155, .084, panel_screen(), at=(0, 0, .0106), parent=panel)
    cylinder(.017, .012, plain('#D8B31A', .4), .002, 48, at=(-.15, -.05, .996), parent=root)
    cylinder(.013, .022, plastic(RED, .3), .004, 48, at=(-.15, -.05, 1.008), parent=root)
    funnel(plastic(DARK, .4), red, root)
    serrated_blade(steel, root)
    if cord:
        start = np.array([0, -.24, .875])
        path = np.concatenate([[start], bezier((0, -.28, .873), (0, -.33, .87), (.005, -.36, .85), (.01, -.38, .80), 30)])
        paper_cord(path, .05, paper, 4, 120, parent=root)
    return paper


def on_stand():
    root = group(turn=(0, 0, -28))
    dispenser(root)
    photograph(elevation=20, fill=.8)


def mouth():
    root = group(turn=(0, 0, -34))
    dispenser(root)
    near = [o for o in root.children if o.name.startswith(('funnel', 'paper cord'))]
    photograph(azimuth=-14, elevation=16, fill=.7, lens=95, of=near, scale=1.1)


def over_carton():
    root = group(turn=(0, 0, -40))
    paper = dispenser(root, cord=False)
    stand = group((.0, -.50, 0), parent=root)
    top = powder_coat('#C9CDD1', .4)
    box((.62, .46, .03), top, .006, at=(0, 0, .36), parent=stand)
    for x in (-.27, .27):
        for y in (-.19, .19):
            box((.04, .04, .345), powder_coat(DARK), .004, at=(x, y, .1725), parent=stand)
    open_carton((.42, .32, .22), .12, parent=stand, at=(0, .02, .375))
    part = shader('part', '#8F959B', .35, metal=1).grain(200, .1).material
    cylinder(.06, .05, part, .004, 64, at=(.1, .0, .53), turn=(24, 12, 0), parent=stand)
    cylinder(.03, .12, part, .003, 48, at=(.12, -.02, .55), turn=(24, 12, 0), parent=stand)
    for i, z in enumerate((.43, .49)):
        angles = np.radians(np.linspace(20 + 60 * i, 340 + 60 * i, 50))
        paper_cord([(.14 * math.cos(a), .02 + .1 * math.sin(a), z + .01 * math.sin(3 * a)) for a in angles], .055, paper, 3 + i, parent=stand)
    out = bezier((0, -.24, .875), (0, -.35, .86), (0, -.42, .84), (-.01, -.40, .74), 40)
    down = bezier(out[-1], (-.015, -.405, .68), (-.02, -.43, .60), (-.09, -.46, .565), 40)
    paper_cord(np.concatenate([out, down[1:], [(-.14, -.52, .56)]]), .045, paper, 9, parent=root)
    photograph(elevation=20, fill=.82)


views = {f.__name__: f for f in (on_stand, mouth, over_carton)}


def build(view):
    views[view]()
