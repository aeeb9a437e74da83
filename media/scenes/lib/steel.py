"""Steel strap: finishes, ribbon-wound and oscillated coils, ties."""
import math

import numpy as np

from lib.geometry import arc_label, decal, group, loop_round, ribbon
from lib.materials import shader
from lib.straps import helix, strap_edge, wound_body

FINISHES = {
    'blued': {'colour': '#33415A', 'rough': .3, 'metal': .95},
    'zinc': {'colour': '#B4B9BE', 'rough': .34, 'metal': 1},
    'bright': {'colour': '#C4C9CD', 'rough': .42, 'metal': .55},
    'black': {'colour': '#16181A', 'rough': .3, 'metal': 0, 'coat': .35},
}


def strap_face(finish='blued'):
    """Flat side of the strap: rolling lines along it, cloudy temper colours on blued steel."""
    look = FINISHES[finish]
    made = shader('steel strap', **look)
    if finish == 'blued':
        made.vary('Base Color', 9, '#2B3850', '#454C5C', (.25, 3, 3), coordinates='UV')
    if finish in ('zinc', 'bright'):
        made.vary('Roughness', 60, .26, .44, coordinates='UV')
    return made.grain(2200, .1, 2, (.01, 1, 1), .0002, 'UV').material


def coil_side(finish):
    look = dict(FINISHES[finish])
    colour = look.pop('colour')
    return strap_edge(colour, .0016, .55, **{**look, 'rough': look['rough'] + .08})


def tie(inner, outer, width, angle, material, strap=.013, parent=None):
    """Short strap that holds the turns together, round the section of the coil at `angle`."""
    path, normals = loop_round(outer - inner + .003, width + .003, .003)
    holder = group(turn=(0, 0, angle), parent=parent)
    return ribbon(path, strap, .0007, material, normals, at=((inner + outer) / 2, 0, -width / 2 - .0015), parent=holder)


def ribbon_coil(finish, inner, outer, width, label=None, ties=4, seed=2, parent=None):
    """Strap on strap in one row, axis Z, centred; the label lies on the upper side."""
    root = group(parent=parent, name='steel coil')
    face = strap_face(finish)
    wound_body(inner, outer - .001, width, coil_side(finish), layers=56, sides=220, seed=seed, wander=.0009).parent = root
    for radius, turns, start in ((outer - .0004, 1.02, 40), (inner + .0004, 1.0, 0)):
        path, normals = helix(radius, 0, turns, 0, start, waver=.0002)
        ribbon(path, width - .0004, .0008, face, normals if radius > (inner + outer) / 2 else -normals, parent=root)
    for i in range(ties):
        tie(inner, outer, width, 45 + 360 * i / ties, face, parent=root)
    if label:
        height = (outer - inner) * .58
        holder = group(turn=(0, 0, 270), parent=root)
        decal(height * 12 / 5.2, height, label, at=((inner + outer) / 2, 0, width / 2 + .0012), turn=(0, 0, 90), parent=holder)
    return root


def oscillated_coil(finish, inner, outer, strap_width, rows=3, label=None, seed=2, parent=None):
    """Strap laid to and fro in several rows, axis Z, centred."""
    root = group(parent=parent, name='oscillated coil')
    face = strap_face(finish)
    gap = .0022
    width = rows * strap_width + (rows - 1) * gap
    for row in range(rows):
        z = (row - (rows - 1) / 2) * (strap_width + gap)
        body = wound_body(inner, outer - .0018, strap_width, coil_side(finish), 44, 220, seed + row, .0018)
        body.parent, body.location.z = root, z
        path, normals = helix(inner + .0004, 0, 1, z)
        ribbon(path, strap_width, .0008, face, -normals, parent=root)
    turns = rows + .55
    count = int(turns * 160)
    turn = np.linspace(0, turns, count)
    angle = 2 * math.pi * turn
    sweep = np.clip((turn % 1) * 4 - 2.6, 0, 1)
    eased = sweep * sweep * (3 - 2 * sweep)
    row = np.clip(np.floor(turn) + eased, 0, rows - 1)
    z = (row - (rows - 1) / 2) * (strap_width + gap)
    normals = np.stack([np.cos(angle), np.sin(angle), np.zeros(count)], 1)
    ribbon(normals * (outer - .0009) + np.stack([0 * z, 0 * z, z], 1), strap_width, .0009, face, normals, parent=root)
    for i in range(4):
        tie(inner, outer, width, 30 + 90 * i, face, .019, root)
    if label:
        arc_label(outer + .0004, strap_width * 1.5, 238, math.degrees(strap_width * 1.5 * 12 / 5.2 / outer), label, parent=root)
    return root, width


def lying(root, width, at=(0, 0), level=0, turn=0):
    """Lay a coil on its side, `level` above the floor."""
    root.rotation_euler = (0, 0, math.radians(turn))
    root.location = (at[0], at[1], level + width / 2 + .0016)
    return root

