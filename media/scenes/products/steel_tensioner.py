"""Pneumatic tensioner for steel strap: alone, its nose at a seal, or on the curve of a coil of sheet."""
import math

import bpy
import numpy as np

from lib.geometry import group, ribbon
from lib.studio import photograph
from lib.tools_loads import sheet_coil
from lib.tools_parts import Kit, bent_strap
from lib.tools_pneumatic import steel_tensioner
from lib.tools_seals import blued_strap, open_seal


def turn_surroundings(degrees):
    """So that their brightest lamp does not cast a shadow of the tool with a hard edge on the coil."""
    mapping = next(node for node in bpy.context.scene.world.node_tree.nodes if node.type == 'MAPPING')
    mapping.inputs['Rotation'].default_value[2] = math.radians(degrees)


def build(model, view='main', turn=28, azimuth=-8, elevation=20, strap_width=31.75, thickness=.8, fill=.74, lens=100, shift=(0, 0),
          fstop=11):
    w, t = strap_width / 1000, thickness / 1000
    kit, steel = Kit('#B9BEC3'), blued_strap()
    if view == 'use':
        stand, _ = sheet_coil()
        radius = stand.span / 2
        middle = (0, 0, radius + .05)
        angles = np.linspace(0, 2 * math.pi, 160)
        rim = [(radius + .0025) * np.array([math.cos(a), 0, math.sin(a)]) for a in angles]
        for y in (-.30, 0, .30):
            ribbon(rim, w, t, steel, [(math.cos(a), 0, math.sin(a)) for a in angles], parent=stand.root,
                   at=(middle[0], y, middle[2]))
        lean = 16
        a = math.radians(90 - lean)
        seat = group((middle[0] + (radius + .003) * math.cos(a), .008, middle[2] + (radius + .003) * math.sin(a)), (0, lean, 0), stand.root)
        tool, _ = steel_tensioner(model, kit, seat, with_hose=False)
        bent_strap([(-.02, .010), (.08, .011), (.20, .05), (.30, .13)], w, t, steel, -.008, .06, seat)
        around = [part for part in tool.children_recursive if part.type in ('MESH', 'CURVE')]
        photograph(azimuth, elevation, lens, fstop, fill, of=around, shift=shift)
        turn_surroundings(330)
        return
    root = group((0, 0, .0004), (0, 0, turn))
    _, nose = steel_tensioner(model, kit, root)
    lower = bent_strap([(-.75, t), (-.12, t), (-.073, .005), (-.05, .0085), (.06, .0085), (.09, .004), (.14, t), (.9, t)], w, t, steel,
                       -.008, .012, root)
    upper = bent_strap([(-.115, .0035), (-.075, .0065), (-.05, .0100), (.07, .0100), (.16, .014), (.26, .045), (.36, .12)], w, t, steel,
                       -.008, .05, root)
    lower['loose'] = upper['loose'] = True
    seal = open_seal(kit.zinc, w, .048, t, root, (-.112, -.008, .0005))
    of = [*nose, *seal.children] if view == 'nose' else None
    photograph(azimuth, elevation, lens, fstop, fill, of=of, shift=shift)
