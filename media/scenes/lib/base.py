"""The empty Cycles scene, colours and folders that every other module builds on."""
import math
import os

import bpy

MEDIA = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CACHE = os.path.join(MEDIA, 'cache')

RED = '#C8141E'
DARK = '#26292D'
POWDER = '#D9DCDF'
STEEL = '#C0C4C8'
PET_GREEN = '#0C5A2E'
BACKDROP = '#EDEFF1'


def rgba(colour, alpha=1.0):
    """'#RRGGBB' in sRGB to a linear RGBA tuple; tuples pass through."""
    if not isinstance(colour, str):
        return tuple(colour)
    channels = (int(colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (alpha,)


def radians3(degrees):
    return tuple(math.radians(d) for d in degrees)


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = .04
    cycles.adaptive_min_samples = 10
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 24
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = .5
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    return scene
