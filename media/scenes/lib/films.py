"""Stretch film on its core."""
import math
import random

from lib.geometry import arc_label, group, lathe, ring
from lib.materials import core_board, film, plain, shader

CLEAR = '#CBD7DD'


def wound_film(tint=CLEAR, clear=.30, rough=.16):
    """Surface of a roll: soft translucency, strong gloss, lines of tension round the roll (axis Z)."""
    made = shader('wound film', tint, rough, specular=.6, coat=.6, Transmission=clear, IOR=1.35)
    made.surface.inputs['Transmission Roughness'].default_value = .35
    made.grain(5, .30, 3, (1, 1, 7), .004)
    return made.grain(40, .10, 3, (.35, .35, 9), .001).material


def film_roll(length=.5, outer=.125, core=.025, tint=CLEAR, clear=.30, label=None, label_size=(.15, .1), label_angle=-150,
              core_wall=.005, overhang=.018, core_material=None, heart=None, seed=1, parent=None):
    """Axis Z, centred. The core stands out by `overhang` on both sides; `label_size`: width round the roll, height."""
    rnd = random.Random(seed)
    root = group(parent=parent, name='film roll')
    layers = 30
    inner = core + core_wall
    pitch = (outer - inner) / layers
    ends = {1: [], -1: []}
    for side in (1, -1):
        for i in range(layers):
            radius = inner + i * pitch
            end = length / 2 - rnd.random() ** 2 * .0016
            ends[side] += [(radius + f * pitch, side * (end - d)) for f, d in ((.02, .0005), (.2, 0), (.8, 0), (.98, .0005))]
    lathe(ends[1] + ends[-1][::-1], wound_film(tint, clear), 160, smooth_angle=25, parent=root)
    if clear:
        inside = length / 2 - .004
        lathe([(inner + .001, -inside), (outer * .8, -inside), (outer * .8, inside), (inner + .001, inside)],
              plain(heart or '#B9C6CC', .6), 96, parent=root)
    ring(core, inner, length + 2 * overhang, core_material or core_board(), edge=.0012, sides=96, parent=root)
    if label:
        arc_label(outer + .0008, label_size[1], label_angle, math.degrees(label_size[0] / outer), label, parent=root)
    return root


LAYERS = ((1, .07, 3.6, .05), (.95, .10, .8, .3), (.88, .15, .5, .4), (.79, .22, .4, .5), (.69, .32, .3, .5))


def clear_roll(length=.5, outer=.113, core=.038, label=None, label_size=(.15, .1), label_angle=-150, core_wall=.006, overhang=.006,
               seed=1, parent=None):
    """Roll of clear film, axis Z, centred: sheets over one another (share of the radius, opacity, gloss, wrinkles) let the
    light into the rim and the tone of the core show, fine rings on the ends, the cardboard core in the middle."""
    root = group(parent=parent, name='clear roll')
    inner, half = core + core_wall, length / 2
    for share, opacity, gloss, wrinkles in LAYERS:
        sheet = film('#EDF3F5', opacity, gloss=gloss, rough=.05, haze=.35, passing=(.97, .98, .98), wrinkles=wrinkles, wrinkle_scale=4,
                     wrinkle_depth=.006, stretch=(.6, .6, 5), cap=.55)
        radius = outer * share
        lathe([(radius, -half + .0004), (radius, half - .0004)], sheet, 128, closed=False, parent=root)
    middle = inner + (outer - inner) * .3
    heart = shader('heart', '#B5AE9E', .5, specular=.3).material
    lathe([(inner, -half + .001), (middle, -half + .001), (middle, half - .001), (inner, half - .001)], heart, 128, parent=root)
    for side in (-1, 1):
        lathe([(inner, side * half), (outer * .9, side * half)], ring_end(.6), 128, closed=False, parent=root)
        lathe([(outer * .9, side * half), (outer, side * half)], ring_end(.3), 128, closed=False, parent=root)
    ring(core, inner, length + 2 * overhang, core_board(), edge=.0012, sides=96, parent=root)
    if label:
        arc_label(outer + .0008, label_size[1], label_angle, math.degrees(label_size[0] / outer), label, parent=root)
    return root


def ring_end(opacity):
    """End of the roll: the edges of the layers, as rings that differ in tone and height."""
    made = shader('layers', '#DCE6EA', .3, specular=.5, Alpha=opacity)
    radius = made.node('ShaderNodeVectorMath', operation='LENGTH')
    made.link(made.coordinates('Object', (1, 1, 0)), radius.inputs[0])
    rings = made.node('ShaderNodeTexNoise', noise_dimensions='1D', Scale=260, Detail=4)
    made.link(radius.outputs['Value'], rings.inputs['W'])
    made.link(made.mix(rings.outputs['Fac'], '#8FA2AB', '#EEF4F6'), made.surface.inputs['Base Color'])
    made.relief(rings.outputs['Fac'], .5, .002)
    return made.material
