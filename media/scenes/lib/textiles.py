"""Woven and composite straps, in UV metres, and the wire buckle that closes them."""

import math

import numpy as np

from lib.geometry import pipe, resample, ribbon, rounded_outline
from lib.materials import shader, zinc


def stripes(made, base, bands):
    """Colour by position across the strap: bands of (from, to, colour) in metres from its middle."""
    across = made.node('ShaderNodeSeparateXYZ')
    made.link(made.coordinates('UV'), across.inputs[0])
    colour = base
    for low, high, stripe in bands:
        inside = made.math(
            'MULTIPLY',
            made.math('GREATER_THAN', across.outputs['Y'], low),
            made.math('LESS_THAN', across.outputs['Y'], high),
        )
        colour = made.mix(inside, colour, stripe)
    return colour


def woven(base='#DADAD5', bands=(), thread=0.0011):
    """Polyester webbing: a twill of warp threads along the strap and picks across it."""
    made = shader('woven', base, 0.78, specular=0.25, Sheen=0.3)
    if bands:
        made.link(stripes(made, base, bands), made.surface.inputs['Base Color'])
    for turn, strength in ((90, 0.55), (32, 0.5)):
        wave = made.node('ShaderNodeTexWave', Scale=0.32 / thread, wave_profile='SIN')
        made.link(made.coordinates('UV', turn=turn), wave.inputs['Vector'])
        made.relief(wave.outputs['Fac'], strength, thread * 0.4)
    return made.material


def composite(base='#E4E5E3', yarn=0.00115):
    """Parallel yarns under a glossy polymer coat."""
    made = shader('composite', base, 0.26, specular=0.5, coat=0.4)
    wave = made.node('ShaderNodeTexWave', Scale=0.32 / yarn, wave_profile='SIN', bands_direction='Y')
    made.link(made.coordinates('UV'), wave.inputs['Vector'])
    made.relief(wave.outputs['Fac'], 1.0, yarn * 0.6)
    return made.grain(60, 0.25, 2, (0.3, 1, 1), 0.0006, 'UV').material


def phosphated():
    """Dark phosphate coat on wire: matt, slightly crystalline."""
    return shader('phosphate', '#3B3D3F', 0.55, metal=0.6).grain(900, 0.25, 3).material


def wire_buckle(strap_width=0.016, wire=0.0035, material=None, **placing):
    """One bent wire: an outer frame whose two ends come back as bars across the middle. Lies in XY, strap along X."""
    half_w, half_l, bar, bend = strap_width / 2 + 0.0042, strap_width * 0.95, wire * 0.98, 0.0042
    outline = [
        (-bar, -half_w + wire, 0),
        (-bar, half_w, bend * 0.7),
        (-half_l, half_w, bend),
        (-half_l, -half_w, bend),
        (half_l, -half_w, bend),
        (half_l, half_w, bend),
        (bar, half_w, bend * 0.7),
        (bar, -half_w + wire, 0),
    ]
    path = resample([(x, y, 0) for x, y in rounded_outline(outline, 0, 8)], 0.0012)
    bent = pipe(path, wire / 2, material or zinc('#BFC3C7'), name='wire buckle', **placing)
    bent.data.splines[0].resolution_u = 2
    bent.data.bevel_resolution = 4
    return bent


def threaded(
    strap, width, thickness, wire=0.0035, strap_reach=0.3, end=0.06, side=1, height=0.0, parent=None, half_length=None
):
    """One half of a closed buckle: the strap comes in on the floor, goes under the frame, round the near bar and back
    over the frame; side 1 to the right, -1 to the left."""
    bar, r, t = wire * 0.98, wire / 2 + thickness / 2, thickness
    centre = height
    frame = half_length or 0.016 * 0.95
    under, over = centre - r, centre + r
    floor = under
    turn = np.linspace(-math.pi / 2, math.pi / 2, 16)
    round_bar = [(bar - r * math.cos(a), over - r + r * math.sin(a)) for a in turn]
    path = [(strap_reach, floor), (frame + 0.004, floor), (frame - 0.004, under)] + round_bar
    path += [
        (frame - 0.003, over),
        (frame + 0.002, over + 0.0003),
        (frame + 0.014, floor + t * 1.15),
        (frame + end, floor + t * 1.15),
        (frame + end + 0.012, floor + t * 2.4),
    ]
    points = resample([(side * x, 0, z) for x, z in path], 0.001)
    smooth = np.ones(5) / 5
    points[:, 2] = np.convolve(np.pad(points[:, 2], 2, 'edge'), smooth, 'valid')
    return ribbon(points, width, thickness, strap, normal=_outward(points), parent=parent)


def _outward(points):
    tangent = np.gradient(points, axis=0)
    return np.cross(tangent, np.broadcast_to((0, 1, 0), points.shape))
