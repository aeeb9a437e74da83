"""Straps: their surfaces in UV metres (u along, v across), lengths of strap, and the coils they come in."""
import math
import random

import bpy
import numpy as np

from lib.base import PET_GREEN
from lib.geometry import bezier, group, grid_faces, mesh, resample, ribbon, ring, smooth_by_angle
from lib.labels import rasterise, text
from lib.materials import core_board, shader


def embossed(colour=PET_GREEN, rough=.36, cell=.0023, depth=.3):
    """Diamond waffle rolled into PET and PP strap."""
    made = shader('embossed strap', colour, rough, specular=.32)
    waffle = made.node('ShaderNodeTexVoronoi', distance='CHEBYCHEV', Scale=1 / cell, Randomness=0.0)
    made.link(made.coordinates('UV', turn=45), waffle.inputs['Vector'])
    made.relief(waffle.outputs['Distance'], depth, cell * .35)
    return made.material


def smooth_strap(colour=PET_GREEN, rough=.3):
    """Smooth extruded PET: faint lengthwise drawing lines."""
    made = shader('smooth strap', colour, rough, specular=.38)
    return made.grain(1500, .12, 2, (.02, 1, 1), .0002, 'UV').material


def printed_strap(colour='#EEF0F0', rough=.38, ink='#C8141E', words='PRECINTA', repeat=.125, width=.012):
    """White strap with the customer's mark printed along it."""
    made = shader('printed strap', colour, rough, specular=.35)
    scale = 4000
    size = .0072 * scale
    body = text(repeat * scale / 2, width * scale / 2 + size * .36, size, words, 800, ink, 'middle',
                f'letter-spacing="{size * .12:.1f}"')
    picture = rasterise(int(repeat * scale), int(width * scale), body)
    image = made.node('ShaderNodeTexImage', image=bpy.data.images.load(picture, check_existing=True))
    mapping = made.coordinates('UV', (1 / repeat, 1 / width, 1))
    mapping.node.inputs['Location'].default_value = (0, .5, 0)
    made.link(mapping, image.inputs['Vector'])
    made.link(made.mix(image.outputs['Alpha'], colour, ink), made.surface.inputs['Base Color'])
    return made.grain(1500, .1, 2, (.05, 1, 1), .0002, 'UV').material


def strap_edge(colour, pitch=.0011, shade=.45, **surface):
    """The side of a coil: strap edges one on the other, so fine rings of light and dark about the axis (Z)."""
    made = shader('strap edge', colour, **{'rough': .5, 'specular': .35, **surface})
    radius = made.node('ShaderNodeVectorMath', operation='LENGTH')
    made.link(made.coordinates('Object', (1, 1, 0)), radius.inputs[0])
    rings = made.node('ShaderNodeTexNoise', noise_dimensions='1D', Scale=1 / pitch, Detail=2)
    made.link(radius.outputs['Value'], rings.inputs['W'])
    tone = made.node('ShaderNodeMapRange')
    for socket, value in (('From Min', .35), ('From Max', .62), ('To Min', shade), ('To Max', 0)):
        tone.inputs[socket].default_value = value
    made.link(rings.outputs['Fac'], tone.inputs['Value'])
    made.link(made.mix(tone.outputs[0], colour, '#000000'), made.surface.inputs['Base Color'])
    made.relief(rings.outputs['Fac'], .5, pitch * .5)
    return made.material


def wound_body(inner, outer, width, material, layers=44, sides=180, seed=3, wander=.0035):
    """The mass of the coil, axis Z: every layer ends a little further in or out, and wanders as it goes round."""
    rnd = random.Random(seed)
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    pitch = (outer - inner) / layers
    profiles = {1: [], -1: []}
    for side in (1, -1):
        for i in range(layers):
            radius = inner + i * pitch
            depth = wander * rnd.random() ** 2 + .0003
            swing = .5 + .5 * np.sin(rnd.choice((1, 1, 2, 3)) * angles + rnd.uniform(0, 6.3))
            end = width / 2 - depth * swing - wander * .25 * rnd.random()
            lip = min(.0014, pitch * .5)
            for r, z in ((.06, end - lip), (.16, end), (.84, end), (.94, end - lip)):
                profiles[side].append((np.full(sides, radius + pitch * r), side * z))
    loop = profiles[1] + profiles[-1][::-1]
    vertices = np.stack([np.stack([r * np.cos(angles), r * np.sin(angles), z], 1) for r, z in loop], 1)
    faces = grid_faces(sides, len(loop), wrap_rows=True, wrap_columns=True)
    return smooth_by_angle(mesh('wound', vertices.reshape(-1, 3), faces, material), 20)


def helix(radius, pitch, turns, start_z=0.0, start_angle=0.0, waver=.0004):
    """Path of strap laid on the coil; returns the points and their outward normals."""
    count = int(turns * 110) + 2
    turn = np.linspace(0, turns, count)
    angle = math.radians(start_angle) + 2 * math.pi * turn
    z = start_z + pitch * turn + waver * np.sin(3 * angle + start_z * 50)
    normals = np.stack([np.cos(angle), np.sin(angle), np.zeros(count)], 1)
    return normals * radius + np.stack([np.zeros(count), np.zeros(count), z], 1), normals


def coil(material, colour, inner, outer, width, strap_width, thickness=.0009, covered=.62, seed=3, label=None,
         label_angle=196, core_thickness=.008, gap=.0007, parent=None):
    """Plastic strap wound to and fro on a cardboard core, axis Z, centred. `covered`: how far the last layer has come
    back over the one below; `label`: material of a label inside the core."""
    root = group(parent=parent, name='coil')
    wound_body(inner + core_thickness, outer - 2.4 * thickness, width, strap_edge(colour), seed=seed).parent = root
    turns = (width - strap_width) / (strap_width + gap)
    lower, normals = helix(outer - 1.6 * thickness, strap_width + gap, turns, -width / 2 + strap_width / 2)
    ribbon(lower, strap_width, thickness, material, normals, edge=thickness * .2, parent=root)
    upper, normals = helix(outer - .5 * thickness, -(strap_width + gap * 3), turns * covered,
                           width / 2 - strap_width / 2, -75)
    ribbon(upper, strap_width, thickness, material, normals, edge=thickness * .2, parent=root)
    ring(inner, inner + core_thickness, width + .006, core_board(), edge=.0012, parent=root)
    if label:
        core_label(inner - .0012, width * .82, label_angle, label, parent=root)
    return root


def core_label(radius, width, angle, material, ratio=12 / 5.2, parent=None):
    """House label inside the core, reading along the axis."""
    height = min(width / ratio, radius * .9)
    width = height * ratio
    angles = math.radians(angle) + np.linspace(-.5, .5, 25) * height / radius
    vertices = [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (-width / 2, width / 2)]
    uv = [(1 - k, 1 - i / 24) for i in range(25) for k in (0, 1)]
    return mesh('label', vertices, grid_faces(25, 2), material, smooth=True, uv=uv, parent=parent)


def standing(root, outer, turn=-38, at=(0, 0)):
    """Stand a coil (axis Z) on its rim, its face turned from the camera by `turn` degrees."""
    root.rotation_euler = (math.radians(90), 0, math.radians(turn))
    root.location = (at[0], at[1], outer)
    return root


def tail(material, width, thickness, turn=-38, length=.55, at=(0, 0), offset=.05, bend=.10, lift=.05):
    """The loose end on the floor, leaving a standing coil from its lowest point along its plane."""
    a = math.radians(turn)
    along, aside = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
    base = np.array([at[0], at[1], thickness / 2 + .0003]) + aside * offset
    t = np.linspace(0, 1, 140)[:, None]
    curl = np.maximum(0, t - .6) ** 2 / .16
    path = base + along * (t * length - .03) - aside * bend * t ** 2 + np.array([0, 0, 1]) * lift * curl
    return ribbon(path, width, thickness, material, edge=thickness * .2)


def flat_length(material, width, thickness, start, end, sway=.02, parent=None):
    """A loose length lying on the floor from start to end (x, y), slightly curved."""
    start, end = np.array([*start, thickness / 2 + .0002]), np.array([*end, thickness / 2 + .0002])
    aside = np.array([-(end - start)[1], (end - start)[0], 0])
    aside = aside / np.linalg.norm(aside) * sway
    third = (end - start) / 3
    path = resample(bezier(start, start + third + aside, end - third + aside, end), .004)
    return ribbon(path, width, thickness, material, edge=thickness * .2, parent=parent)


def loose_turns(material, width, thickness, coil_radius, turn=-38, turns=2.6, radius=.12, seed=4):
    """Strap that has sprung off the coil and lies in front of it in open, unequal turns."""
    a = math.radians(turn)
    along, aside = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    start = aside * -.02
    lead = bezier((*start, 0), (*(start + along * .12), 0), (*(start + along * .22), 0),
                  (*(start + along * .30 - aside * .04), 0), 40)[:-1]
    angle = np.linspace(math.pi / 2, math.pi / 2 - 2 * math.pi * turns, int(turns * 90))
    grow = radius * (1 + .16 * np.sin(angle * .37 + seed) + .05 * np.sin(angle * 1.3))
    centre = start + along * .30 - aside * (.04 + radius * 1.05)
    drift = np.linspace(0, .05, len(angle))
    spiral = centre + np.outer(np.cos(angle) * grow * 1.35 + drift, along) + np.outer(np.sin(angle) * grow, aside)
    path = np.concatenate([lead, np.column_stack([spiral, np.zeros(len(angle))])])
    smooth = np.ones(15) / 15
    path = np.stack([np.convolve(np.pad(path[:, k], 7, 'edge'), smooth, 'valid') for k in range(3)], 1)
    path = resample(path, .006)
    rise = np.linspace(0, 1, len(path))
    path[:, 2] = thickness / 2 + .0004 + (thickness * 1.3 + .004) * rise * (.6 + .4 * np.sin(rise * 40))
    return ribbon(path, width, thickness, material, edge=thickness * .2)
