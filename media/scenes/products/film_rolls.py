"""Stretch film: rolls before a carton, in a pair, unrolled; the mini roll with its handle; the perforated roll."""

import math

import numpy as np

from lib.base import RED
from lib.drawn_film import drawn_film
from lib.films import clear_roll, film_roll
from lib.geometry import arc_label, grid_faces, lathe, mesh
from lib.labels import product_label
from lib.loads import CartonKit, carton
from lib.materials import film, plastic, shader
from lib.studio import photograph

BLACK = '#0D0E10'


def upright(root, length, at, turn=0, overhang=0.018):
    root.location = (*at, length / 2 + overhang)
    root.rotation_euler = (0, 0, math.radians(turn))
    return root


def lying(root, outer, at, turn, spin=0):
    """`turn`: direction of the axis on the floor; `spin` brings the label up."""
    root.rotation_euler = (math.radians(90), math.radians(spin), math.radians(turn))
    root.location = (*at, outer)
    return root


def unrolled(length, reach, material, turn, at, wave=0.006):
    """A stretch of film run out on the floor from a lying roll, its end turned up a little."""
    rows, columns = 90, 24
    out = np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0])
    axis = np.array([-out[1], out[0], 0])
    vertices = []
    for i in range(rows):
        s = i / (rows - 1)
        for j in range(columns):
            v = j / (columns - 1) - 0.5
            z = 0.0012 + wave * (0.5 + 0.5 * math.sin(s * 17 + v * 5)) * (0.25 + s) * math.sin(
                math.pi * min(1, s * 4) / 2
            )
            z += 0.02 * max(0, s - 0.86) / 0.14 * (1 + 0.4 * math.sin(v * 9))
            vertices.append(
                np.array([*at, 0]) + out * s * reach + axis * v * length * (1 - 0.03 * s) + np.array([0, 0, z])
            )
    return mesh('unrolled', vertices, grid_faces(rows, columns), material, smooth=True)


def before_carton(label, length, outer, core, tint):
    h, r, c = length / 1000, outer / 2000, core / 2000
    carton((0.5, 0.36, 0.36), CartonKit(), 1, 'front', at=(0.16, 0.34, 0), turn=(0, 0, -22))
    upright(film_roll(h, r, c, tint, label=label, label_size=(0.11, 0.059), label_angle=-142), h, (0, 0), 6)
    lying(film_roll(h, r, c, tint, seed=5), r, (0.31, -0.06), 62)
    photograph(elevation=18, fill=0.8, key=0.9, rim=1.15)


def black_unrolled(label, length, outer, core):
    h, r, c = length / 1000, outer / 2000, core / 2000
    opaque = shader('black film', BLACK, 0.2, specular=0.5, coat=0.3).grain(9, 0.5, 4, (1, 1, 0.3), 0.006).material
    upright(film_roll(h, r, c, BLACK, 0, label, (0.11, 0.059), -138), h, (-0.14, 0.2), 8)
    lying(film_roll(h, r, c, BLACK, 0, seed=6), r, (0.12, 0.0), 40)
    unrolled(h, 0.36, opaque, 220, (0.12, 0.0))
    photograph(elevation=22, fill=0.78)


def fine_winding():
    """Tight turns: fine lines round the roll, whose gloss draws every light out to a stripe along the axis."""
    made = shader('fine winding', '#BAC1C4', 0.36, metal=0.45, Anisotropic=0.97)
    made.vary('Base Color', 190, '#B4BCC0', '#BEC5C8', (0.02, 0.02, 1), 3)
    made.surface.inputs['Anisotropic Rotation'].default_value = 0.25
    tangent = made.node('ShaderNodeTangent', direction_type='RADIAL', axis='Z')
    made.link(tangent.outputs[0], made.surface.inputs['Tangent'])
    return made.material


def machine_roll(label, length, outer, core):
    """Clear film shows against cardboard: the loose end runs in front of a carton."""
    h, r, c = length / 1000, outer / 2000, core / 2000
    body = upright(film_roll(h, r, c, clear=0, label=label, label_size=(0.17, 0.0907), label_angle=-158, overhang=0.006), h, (0, 0), 0, 0.006)
    next(part for part in body.children if part.name.startswith('lathe')).data.materials[0] = fine_winding()
    a, s = math.radians(66), np.linspace(0, 0.34, 140)[:, None]
    plan = (r + 0.0008) * np.array((math.cos(a), math.sin(a))) + s * np.array((math.sin(a), -math.cos(a)))
    foot = np.full(len(s), 0.008)
    drawn_film(np.c_[plan, foot], np.c_[plan, foot + h - 0.004], 0, folds=6, slope=(-0.1, 0.3), edge=0.004)
    carton((0.42, 0.32, 0.44), CartonKit(), 1, 'front', at=(0.3, 0.34, 0), turn=(0, 0, -16))
    photograph(elevation=19, fill=0.8, key=0.9, rim=1.2)


def narrow(label, length, outer, core):
    """Two narrow rolls lying on one another, one on its rim in front of them."""
    h, r, c = length / 1000, outer / 2000, core / 2000
    for level, label_here in ((0, None), (1, label)):
        body = clear_roll(h, r, c, label_here, (0.12, 0.064), -140, seed=level + 2)
        body.location = (-0.08, 0.06, 0.006 + (h + 0.012) * level + h / 2)
    lying(clear_roll(h, r, c, seed=5), r, (0.13, -0.06), 38)
    photograph(elevation=24, fill=0.76, key=0.9, rim=1.2)


def narrow_pair(label, length, outer, core):
    """One upright, one on its rim with its end run out on the floor."""
    h, r, c = length / 1000, outer / 2000, core / 2000
    carton((0.4, 0.3, 0.3), CartonKit(), 2, 'front', at=(-0.02, 0.36, 0), turn=(0, 0, 12))
    upright(clear_roll(h, r, c, label, (0.16, 0.0853), -150), h, (-0.1, 0.08), 0, 0.006)
    lying(clear_roll(h, r, c, seed=5), r, (0.2, -0.04), 52)
    photograph(elevation=20, fill=0.78, key=0.9, rim=1.2)


def pair(label, length, outer, core, tint):
    h, r, c = length / 1000, outer / 2000, core / 2000
    upright(
        film_roll(h, r, c, tint, label=label, label_size=(0.19, 0.101), label_angle=-145, overhang=0.006),
        h,
        (-0.1, 0.1),
        0,
        0.006,
    )
    lying(film_roll(h, r, c, tint, seed=5, overhang=0.006), r, (0.24, -0.1), 60)
    photograph(elevation=18, fill=0.76, key=0.85, rim=1.2)


def perforated(sheet_tint='#E2ECF2', **look):
    """Film with staggered rows of oval holes; UV in metres, rows along u."""
    made = film(
        sheet_tint, **{'opacity': 0.3, 'gloss': 1.6, 'rough': 0.1, 'wrinkles': 0.2, 'coordinates': 'UV', **look}
    )
    tree = made.node_tree
    node = tree.nodes.new

    def math_node(operation, a, b):
        n = node('ShaderNodeMath')
        n.operation = operation
        for socket, value in zip(n.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return n.outputs[0]

    uv, split = node('ShaderNodeTexCoord'), node('ShaderNodeSeparateXYZ')
    tree.links.new(uv.outputs['UV'], split.inputs[0])
    u, v = math_node('DIVIDE', split.outputs['X'], 0.034), math_node('DIVIDE', split.outputs['Y'], 0.026)
    row = math_node('FLOOR', v, 0)
    u = math_node('ADD', u, math_node('MULTIPLY', math_node('MODULO', row, 2), 0.5))
    du = math_node('DIVIDE', math_node('SUBTRACT', math_node('FRACT', u, 0), 0.5), 0.36)
    dv = math_node('DIVIDE', math_node('SUBTRACT', math_node('FRACT', v, 0), 0.5), 0.3)
    inside = math_node('LESS_THAN', math_node('ADD', math_node('MULTIPLY', du, du), math_node('MULTIPLY', dv, dv)), 1)
    clear, mix = node('ShaderNodeBsdfTransparent'), node('ShaderNodeMixShader')
    output = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')
    surface = output.inputs['Surface'].links[0].from_socket
    tree.links.new(inside, mix.inputs[0])
    tree.links.new(surface, mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs['Surface'])
    return made


def perforated_sleeve(radius, length, material, parent):
    """Outermost layer of the perforated roll, so that its holes show."""
    angles = np.linspace(0, 2 * math.pi, 129)
    vertices = [
        (radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in np.linspace(-length / 2, length / 2, 3)
    ]
    uv = [(radius * a, z) for a in angles for z in np.linspace(-length / 2, length / 2, 3)]
    return mesh('sleeve', vertices, grid_faces(129, 3), material, smooth=True, uv=uv, parent=parent)


def perforated_end(radius, length, reach, angle, material, parent):
    a = math.radians(angle)
    rows, columns = 60, 40
    vertices, uv = [], []
    for i in range(rows):
        s = i / (rows - 1)
        for j in range(columns):
            z = (j / (columns - 1) - 0.5) * length
            wave = 0.01 * s * math.sin(z * 20 + s * 3)
            vertices.append(
                (
                    radius * math.cos(a) - s * reach * math.sin(a) + math.cos(a) * wave,
                    radius * math.sin(a) + s * reach * math.cos(a) + math.sin(a) * wave,
                    z * (1 - 0.04 * s),
                )
            )
            uv.append((s * reach, z))
    return mesh('end', vertices, grid_faces(rows, columns), material, smooth=True, uv=uv, parent=parent)


def ventilated(label, length, outer, core):
    h, r, c = length / 1000, outer / 2000, core / 2000
    body = upright(film_roll(h, r, c, '#7F929C', 0, overhang=0.006), h, (0, 0), 0, 0.006)
    arc_label(r + 0.0022, 0.0533, -162, math.degrees(0.1 / r), label, parent=body)
    perforated_sleeve(r + 0.0005, h, perforated(opacity=0.85, passing=(1, 1, 1), shadow=0.6), body)
    carton((0.34, 0.26, 0.46), CartonKit(), 0, None, at=(0.30, 0.12, 0), turn=(0, 0, -14), taped=False)
    perforated_end(r + 0.0009, h, 0.36, -88, perforated(opacity=0.5, shadow=0.75), body)
    photograph(elevation=18, fill=0.78, key=0.9, rim=1.1)


def mini_roll(label, count=3):
    red = plastic(RED, 0.32)
    poses = [((-0.03, -0.02), None, 0), ((0.10, 0.07), None, 3), ((0.075, -0.085), 40, 6)][:count]
    for (x, y), turn, seed in poses:
        body = film_roll(
            0.1,
            0.0385,
            0.019,
            label=label if seed == 0 else None,
            label_size=(0.07, 0.0375),
            label_angle=-150,
            overhang=0.001,
            seed=seed + 1,
        )
        lathe(
            [
                (0.0115, -0.075),
                (0.015, -0.078),
                (0.0165, -0.07),
                (0.0155, -0.055),
                (0.0165, -0.052),
                (0.0185, -0.05),
                (0.0185, 0.05),
                (0.0165, 0.052),
                (0.0155, 0.056),
                (0.0165, 0.12),
                (0.0175, 0.15),
                (0.0165, 0.158),
                (0.012, 0.161),
                (0.0, 0.161),
                (0.0, -0.075),
            ],
            red,
            64,
            parent=body,
        )
        if turn is None:
            upright(body, 0.1, (x, y), 0, 0.028)
        else:
            lying(body, 0.0388, (x, y), turn)
    photograph(elevation=22, fill=0.74, lens=95, fstop=11, key=0.9)


views = {f.__name__: f for f in (before_carton, black_unrolled, machine_roll, narrow, narrow_pair, pair, ventilated, mini_roll)}


def build(view, title, size, facts=(), **params):
    views[view](label=product_label(title, size, *facts, height=640), **params)
