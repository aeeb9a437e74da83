"""Adhesive tape on its core, and lengths of it."""
import math

import numpy as np

from lib.geometry import group, ribbon, ring
from lib.materials import core_board, film, shader
from lib.straps import strap_edge

INNER = .038


def tape_surface(kind):
    """Outside of the roll."""
    if kind == 'clear':
        made = shader('clear tape', '#C9B98E', .12, specular=.55, coat=.5, Transmission=.35, IOR=1.4)
        made.surface.inputs['Transmission Roughness'].default_value = .3
        return made.material
    if kind == 'brown':
        return shader('brown tape', '#6E431E', .14, specular=.5, coat=.4).grain(90, .04, 2, (1, 1, 6), .0005).material
    made = shader('filament tape', '#CFCBBD', .3, specular=.45, coat=.3)
    wave = made.node('ShaderNodeTexWave', Scale=230, wave_profile='SIN', bands_direction='Z')
    made.link(made.coordinates('Object'), wave.inputs['Vector'])
    made.link(made.mix(made.math('MULTIPLY', wave.outputs['Fac'], .7), '#B5AF9C', '#F3F1EA'), made.surface.inputs['Base Color'])
    made.relief(wave.outputs['Fac'], .5, .0003)
    return made.material


SIDES = {'clear': '#B99C5E', 'brown': '#55310F', 'filament': '#B8B19D'}


def tape_roll(kind, width, outer, parent=None):
    """Axis Z, centred."""
    root = group(parent=parent, name='tape')
    heart = {'clear': '#C4AB74', 'brown': '#6E431E', 'filament': '#C6C1B2'}[kind]
    ring(INNER + .003, outer, width, tape_surface(kind), .0006, 160, parent=root)
    if kind == 'clear':
        ring(INNER + .003, outer - .003, width - .001, shader('heart', heart, .5).material, 0, 128, parent=root)
    side = strap_edge(SIDES[kind], .0009, .25, rough=.28, specular=.5)
    for z in (-1, 1):
        ring(INNER + .0032, outer - .0006, .0006, side, 0, 160, at=(0, 0, z * (width / 2 - .0001)), parent=root)
    ring(INNER, INNER + .003, width + .0012, core_board(), .0006, 128, parent=root)
    return root


def strip_material(kind):
    """The tape itself, unrolled; UV in metres."""
    if kind == 'clear':
        return film('#F5EFDD', .16, gloss=2.2, rough=.08, haze=.3, passing=(.97, .95, .88), wrinkles=.12, wrinkle_scale=60, wrinkle_depth=.001)
    if kind == 'brown':
        return shader('brown strip', '#7A4B22', .16, specular=.5, coat=.3).material
    made = shader('filament strip', '#CFCBBD', .28, specular=.45, coat=.3)
    wave = made.node('ShaderNodeTexWave', Scale=230, wave_profile='SIN', bands_direction='Y')
    made.link(made.coordinates('UV'), wave.inputs['Vector'])
    made.link(made.mix(made.math('MULTIPLY', wave.outputs['Fac'], .7), '#B5AF9C', '#F3F1EA'), made.surface.inputs['Base Color'])
    made.relief(wave.outputs['Fac'], .5, .0003)
    return made.material


def peeled_end(kind, width, outer, reach=.1, start=-60, parent=None):
    """End that leaves the roll (axis Z) at a tangent and curls out; in the roll's coordinates."""
    a = math.radians(start)
    along = np.array([-math.sin(a), math.cos(a), 0]) * -1
    out = np.array([math.cos(a), math.sin(a), 0])
    t = np.linspace(0, 1, 60)[:, None]
    path = out * (outer + .0003) + along * reach * t + out * reach * .35 * t ** 2.2
    return ribbon(path, width, .00025, strip_material(kind), np.broadcast_to(out, path.shape), parent=parent)
