"""Electric paper dispenser DP 38: on its stand, its mouth from near, at work over a carton."""

import math

import numpy as np

from lib.base import DARK, POWDER, RED
from lib.geometry import (
    bezier,
    box,
    cylinder,
    decal,
    grid_faces,
    group,
    mesh,
    plate,
    ribbon,
    smooth_by_angle,
    socket_bolt,
)
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
        body += f'<rect x="{x}" y="{y}" width="62" height="52" rx="10" fill="#2D3238"/>' + text(
            x + 31, y + 38, 34, str(i + 1), 700, '#CFD5DA', 'middle'
        )
    body += f'<circle cx="386" cy="212" r="34" fill="{RED}"/>'
    return drawing(480, 260, body, 0.25, True)


def funnel(material, rim_material, parent):
    """From the wide slot of the housing to the round mouth, along -Y."""
    stations = np.linspace(0, 1, 24)
    around = 72
    vertices = []
    for s in stations:
        ease = s * s * (3 - 2 * s)
        half_w, half_h = 0.185 * (1 - ease) + 0.062 * ease, 0.058 * (1 - ease) + 0.055 * ease
        power = 5 * (1 - ease) + 2 * ease
        for a in np.linspace(0, 2 * math.pi, around, endpoint=False):
            c, d = math.cos(a), math.sin(a)
            r = (abs(c) ** power + abs(d) ** power) ** (-1 / power)
            vertices.append((half_w * r * c, -0.15 - 0.14 * s, 0.90 - 0.03 * ease + half_h * r * d))
    shell = smooth_by_angle(
        mesh('funnel', vertices, grid_faces(24, around, wrap_columns=True), material, parent=parent), 50
    )
    wall = shell.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness = 0.004
    ring_points = [(0.062 * math.cos(a), 0.055 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    inner = [(0.93 * x, 0.93 * y) for x, y in ring_points]
    plate(
        [[(1.09 * x, 1.09 * y) for x, y in ring_points], inner],
        0.012,
        rim_material,
        0.002,
        at=(0, -0.293, 0.87),
        parent=parent,
    )


def serrated_blade(material, parent):
    """Toothed edge above the mouth."""
    teeth = 19
    outline = [(-0.062, 0.012), (0.062, 0.012)]
    for i in range(teeth):
        x = 0.062 - 0.124 * (i + 0.5) / teeth
        outline += [(x + 0.003, 0), (x, -0.006), (x - 0.003, 0)]
    plate([outline], 0.0016, material, 0.0002, at=(0, -0.303, 0.923), parent=parent)


def dispenser(root, cord=True):
    body, dark, red = powder_coat(POWDER), powder_coat(DARK), powder_coat(RED, 0.36)
    steel, black = brushed_steel(), blackened_steel()
    paper = kraft()
    # stand
    for turn in (-1, 1):
        box((0.07, 0.48, 0.025), dark, 0.006, at=(turn * 0.17, -0.02, 0.0165), parent=root)
        for y in (-0.24, 0.2):
            cylinder(0.022, 0.008, rubber(), 0.002, 32, at=(turn * 0.17, y, 0.004), parent=root)
    box((0.41, 0.07, 0.025), dark, 0.006, at=(0, 0.1, 0.0365), parent=root)
    box((0.08, 0.06, 0.78), body, 0.008, at=(0, 0.12, 0.43), parent=root)
    # tray with the pack
    box((0.42, 0.32, 0.006), body, 0.002, at=(0, 0.0, 0.36), parent=root)
    for side in (-1, 1):
        box((0.006, 0.32, 0.06), body, 0.002, at=(side * 0.207, 0, 0.387), parent=root)
    box((0.42, 0.006, 0.05), body, 0.002, at=(0, -0.157, 0.382), parent=root)
    box((0.12, 0.07, 0.05), dark, 0.006, at=(0, 0.1, 0.335), parent=root)
    fan_fold(lift=False, material=paper, parent=root, at=(0, -0.01, 0.364), turn=(0, 0, 90))
    web = bezier((0, 0.125, 0.535), (0, 0.19, 0.56), (0, 0.24, 0.78), (0, 0.125, 0.905), 60)
    ribbon(web, 0.37, 0.0006, paper, np.cross(np.gradient(web, axis=0), (1, 0, 0)), parent=root)
    # head
    side = [
        (-0.15, 0.80, 0.02),
        (0.11, 0.80, 0.03),
        (0.15, 0.84, 0.03),
        (0.15, 0.93, 0.03),
        (0.09, 0.99, 0.04),
        (-0.10, 0.99, 0.03),
        (-0.15, 0.965, 0.02),
    ]
    plate([side], 0.43, body, 0.004, turn=SIDEWAYS, parent=root)
    for x in (-1, 1):
        plate(
            [[(p[0] * 0.97, p[1] * 0.97 + 0.0265, p[2]) for p in side]],
            0.016,
            dark,
            0.004,
            turn=SIDEWAYS,
            at=(x * 0.222, 0, 0),
            parent=root,
        )
        box((0.0012, 0.20, 0.012), red, 0.0004, at=(x * 0.2306, -0.0, 0.835), parent=root)
        for y, z in ((-0.12, 0.825), (0.09, 0.825), (-0.12, 0.955), (0.08, 0.955)):
            socket_bolt(0.005, black, plain('#16181A', 0.6), at=(x * 0.2312, y, z), turn=(0, 90 * x, 0), parent=root)
    for x in (-1, 1):
        name, ratio = lettering('DP 38')
        decal(0.05 * ratio, 0.05, name, at=(x * 0.2313, -0.01, 0.895), turn=(90, 0, 90 * x), parent=root)
    cylinder(0.018, 0.4, rubber(), 0.002, 48, at=(0, 0.155, 0.915), turn=(0, 90, 0), parent=root)
    panel = group((0.08, -0.045, 0.9912), parent=root)
    box((0.17, 0.095, 0.012), dark, 0.004, at=(0, 0, 0.004), parent=panel)
    decal(0.155, 0.084, panel_screen(), at=(0, 0, 0.0106), parent=panel)
    cylinder(0.017, 0.012, plain('#D8B31A', 0.4), 0.002, 48, at=(-0.15, -0.05, 0.996), parent=root)
    cylinder(0.013, 0.022, plastic(RED, 0.3), 0.004, 48, at=(-0.15, -0.05, 1.008), parent=root)
    funnel(plastic(DARK, 0.4), red, root)
    serrated_blade(steel, root)
    if cord:
        start = np.array([0, -0.24, 0.875])
        path = np.concatenate(
            [[start], bezier((0, -0.28, 0.873), (0, -0.33, 0.87), (0.005, -0.36, 0.85), (0.01, -0.38, 0.80), 30)]
        )
        paper_cord(path, 0.05, paper, 4, 120, parent=root)
    return paper


def on_stand():
    root = group(turn=(0, 0, -28))
    dispenser(root)
    photograph(elevation=20, fill=0.8)


def mouth():
    root = group(turn=(0, 0, -34))
    dispenser(root)
    near = [o for o in root.children if o.name.startswith(('funnel', 'paper cord'))]
    photograph(azimuth=-14, elevation=16, fill=0.7, lens=95, of=near, scale=1.1)


def over_carton():
    root = group(turn=(0, 0, -40))
    paper = dispenser(root, cord=False)
    stand = group((0.0, -0.50, 0), parent=root)
    top = powder_coat('#C9CDD1', 0.4)
    box((0.62, 0.46, 0.03), top, 0.006, at=(0, 0, 0.36), parent=stand)
    for x in (-0.27, 0.27):
        for y in (-0.19, 0.19):
            box((0.04, 0.04, 0.345), powder_coat(DARK), 0.004, at=(x, y, 0.1725), parent=stand)
    open_carton((0.42, 0.32, 0.22), 0.12, parent=stand, at=(0, 0.02, 0.375))
    part = shader('part', '#8F959B', 0.35, metal=1).grain(200, 0.1).material
    cylinder(0.06, 0.05, part, 0.004, 64, at=(0.1, 0.0, 0.53), turn=(24, 12, 0), parent=stand)
    cylinder(0.03, 0.12, part, 0.003, 48, at=(0.12, -0.02, 0.55), turn=(24, 12, 0), parent=stand)
    for i, z in enumerate((0.43, 0.49)):
        angles = np.radians(np.linspace(20 + 60 * i, 340 + 60 * i, 50))
        paper_cord(
            [(0.14 * math.cos(a), 0.02 + 0.1 * math.sin(a), z + 0.01 * math.sin(3 * a)) for a in angles],
            0.055,
            paper,
            3 + i,
            parent=stand,
        )
    out = bezier((0, -0.24, 0.875), (0, -0.35, 0.86), (0, -0.42, 0.84), (-0.01, -0.40, 0.74), 40)
    down = bezier(out[-1], (-0.015, -0.405, 0.68), (-0.02, -0.43, 0.60), (-0.09, -0.46, 0.565), 40)
    paper_cord(np.concatenate([out, down[1:], [(-0.14, -0.52, 0.56)]]), 0.045, paper, 9, parent=root)
    photograph(elevation=20, fill=0.82)


views = {f.__name__: f for f in (on_stand, mouth, over_carton)}


def build(view):
    views[view]()
