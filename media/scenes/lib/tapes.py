"""Adhesive tape on its core, and lengths of it."""
from lib.geometry import group, ring
from lib.materials import core_board, film, shader
from lib.straps import strap_edge

INNER = .038


def tape_surface(kind):
    """Outside of the roll."""
    if kind == 'clear':
        made = shader('clear tape', '#EADFBE', .06, specular=.5, coat=.4, Transmission=.8, IOR=1.2)
        made.surface.inputs['Transmission Roughness'].default_value = .12
        return made.material
    if kind == 'brown':
        return shader('brown tape', '#6E431E', .14, specular=.5, coat=.4).grain(90, .04, 2, (1, 1, 6), .0005).material
    made = shader('filament tape', '#CFCBBD', .3, specular=.45, coat=.3)
    wave = made.node('ShaderNodeTexWave', Scale=230, wave_profile='SIN', bands_direction='Z')
    made.link(made.coordinates('Object'), wave.inputs['Vector'])
    made.link(made.mix(made.math('MULTIPLY', wave.outputs['Fac'], .7), '#9C9480', '#EFEDE4'), made.surface.inputs['Base Color'])
    made.relief(wave.outputs['Fac'], .5, .0003)
    return made.material


SIDES = {'brown': '#55310F', 'filament': '#B8B19D'}


def tape_roll(kind, width, outer, parent=None):
    """Axis Z, centred."""
    root = group(parent=parent, name='tape')
    ring(INNER + .003, outer, width, tape_surface(kind), .0006, 160, parent=root)
    side = strap_edge(SIDES.get(kind, '#B99C5E'), .0009, .25, rough=.28, specular=.5)
    for z in () if kind == 'clear' else (-1, 1):
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
    made.link(made.mix(made.math('MULTIPLY', wave.outputs['Fac'], .7), '#9C9480', '#EFEDE4'), made.surface.inputs['Base Color'])
    made.relief(wave.outputs['Fac'], .5, .0003)
    return made.material

