"""Straps: their surfaces in UV metres (u along, v across), lengths of strap, and the coils they come in."""
import math
import random

import numpy as np

from lib.base import PET_GREEN
from lib.geometry import bezier, group, grid_faces, mesh, resample, ribbon, ring, smooth_by_angle
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
