"""Surfaces. Every function makes a new material; keep the result and reuse it for all parts of a thing."""
import math

import bpy

from lib.base import DARK, POWDER, STEEL, rgba


class Shader:
    """A Principled material with short hands for nodes and links."""

    def __init__(self, material):
        self.material = material
        self.tree = material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, output, target):
        self.tree.links.new(output, target)

    def coordinates(self, kind='Object', scale=(1, 1, 1), turn=0):
        source = self.node('ShaderNodeTexCoord')
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
        self.link(source.outputs[kind], mapping.inputs['Vector'])
        return mapping.outputs[0]

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.node('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return node.outputs[0]

    def mix(self, factor, a, b):
        """Colour mix; a and b are '#RRGGBB' or outputs."""
        node = self.node('ShaderNodeMixRGB')
        for socket, value in zip(node.inputs, (factor, a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif isinstance(value, str):
                socket.default_value = rgba(value)
            else:
                self.link(value, socket)
        return node.outputs[0]

    def relief(self, height, strength=.3, distance=.0005):
        """Bump from a height output, on top of any bump already there."""
        node = self.node('ShaderNodeBump', Strength=strength, Distance=distance)
        below = [l.from_socket for l in self.tree.links if l.to_socket == self.surface.inputs['Normal']]
        if below:
            self.link(below[0], node.inputs['Normal'])
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.surface.inputs['Normal'])

    def noise(self, scale, detail=4, stretch=(1, 1, 1), coordinates='Object'):
        node = self.node('ShaderNodeTexNoise', Scale=scale, Detail=detail)
        self.link(self.coordinates(coordinates, stretch), node.inputs['Vector'])
        return node.outputs['Fac']

    def grain(self, scale, strength, detail=2, stretch=(1, 1, 1), distance=.0004, coordinates='Object'):
        self.relief(self.noise(scale, detail, stretch, coordinates), strength, distance)
        return self

    def vary(self, socket, scale, low, high, stretch=(1, 1, 1), detail=5, coordinates='Object'):
        """Noise between two values or colours on an input."""
        ramp = self.node('ShaderNodeValToRGB')
        for element, position, value in zip(ramp.color_ramp.elements, (.35, .65), (low, high)):
            element.position = position
            element.color = rgba(value) if isinstance(value, str) else (value, value, value, 1)
        self.link(self.noise(scale, detail, stretch, coordinates), ramp.inputs['Fac'])
        self.link(ramp.outputs['Color'], self.surface.inputs[socket])
        return self


def shader(name, colour='#888888', rough=.5, metal=0, specular=.5, coat=0, **inputs):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    made = Shader(material)
    values = {'Base Color': rgba(colour), 'Roughness': rough, 'Metallic': metal, 'Specular': specular,
              'Clearcoat': coat, **inputs}
    for socket, value in values.items():
        made.surface.inputs[socket].default_value = value
    return made


def plain(colour, rough=.5, **inputs):
    return shader('plain', colour, rough, **inputs).material


def glowing(colour, strength=2):
    return shader('glowing', colour, .4, Emission=rgba(colour), **{'Emission Strength': strength}).material


def powder_coat(colour=POWDER, rough=.42):
    return shader('powder coat', colour, rough, specular=.45).grain(900, .12).material


def plastic(colour=DARK, rough=.38):
    return shader('plastic', colour, rough).grain(1400, .06, distance=.0003).material


def rubber(colour='#1B1D1F'):
    return shader('rubber', colour, .62, specular=.35).grain(1800, .12, distance=.0003).material


def brushed_steel(colour=STEEL, rough=.28):
    made = shader('brushed steel', colour, rough, metal=1, Anisotropic=.5)
    made.vary('Roughness', 40, rough - .05, rough + .07, (1, 12, 12))
    return made.grain(90, .02, 3, (1, 14, 14), .0002).material


def cast_aluminium(colour='#A9AEB4'):
    return shader('aluminium', colour, .38, metal=1).grain(500, .15, 3).material


def zinc(colour='#C9CCD0'):
    return shader('zinc', colour, .3, metal=1).vary('Roughness', 40, .22, .42).material


def blackened_steel():
    return shader('blackened steel', '#3A3D41', .3, metal=1).material


def cardboard(light='#B7966F', dark='#A4815A'):
    made = shader('cardboard', dark, .8, specular=.2).vary('Base Color', 25, dark, light, (1, 1, 6))
    return made.grain(160, .08, 5, (6, 6, .6), .001).material


def core_board():
    """Wound cardboard tube."""
    return cardboard('#B89A74', '#A98A63')


def wood(light='#D9B582', dark='#B98D59'):
    """Grain along X of the part."""
    made = shader('wood', dark, .72, specular=.25).vary('Base Color', 9, dark, light, (.6, 9, 9), 8)
    return made.grain(30, .25, 8, (.5, 9, 9), .002).material


def printed(image_path, rough=.5, cut_out=False):
    """A picture on a decal or label; `cut_out` uses its transparency."""
    made = shader('printed', '#ffffff', rough, specular=.4)
    image = made.node('ShaderNodeTexImage', image=bpy.data.images.load(image_path, check_existing=True))
    made.link(made.coordinates('UV'), image.inputs['Vector'])
    made.link(image.outputs['Color'], made.surface.inputs['Base Color'])
    if cut_out:
        made.link(image.outputs['Alpha'], made.surface.inputs['Alpha'])
    return made.material


def film(tint='#F3F7FA', opacity=.14, gloss=1.0, rough=.12, haze=.5, passing=(.99, .995, 1), shadow=.94,
         wrinkles=.35, wrinkle_scale=9, wrinkle_depth=.01, stretch=(1, 1, 1), coordinates='Object', cap=.42):
    """One sheet of thin polyethylene: mostly clear, hazy, glossy at grazing angles.
    The gloss follows Layer Weight, because the Fresnel node goes dark on back faces, and is capped, because wrinkled
    film would turn to metal; shadow rays pass, because many layers would stack to black."""
    material = bpy.data.materials.new('film')
    material.use_nodes = True
    made = Shader(material)
    tree = made.tree
    tree.nodes.remove(made.surface)
    output = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')

    clear = made.node('ShaderNodeBsdfTransparent', Color=(*passing, 1))
    diffuse = made.node('ShaderNodeBsdfDiffuse', Color=rgba(tint))
    translucent = made.node('ShaderNodeBsdfTranslucent', Color=rgba(tint))
    glossy = made.node('ShaderNodeBsdfGlossy', Roughness=rough)
    facing = made.node('ShaderNodeLayerWeight', Blend=.5)
    shine = made.math('MULTIPLY_ADD', made.math('POWER', facing.outputs['Facing'], 3.5), .9)
    shine.node.inputs[2].default_value = .055
    shine = made.math('MINIMUM', made.math('MULTIPLY', shine, gloss, clamp=True), cap)

    def blend(factor, first, second):
        node = made.node('ShaderNodeMixShader')
        if isinstance(factor, (int, float)):
            node.inputs[0].default_value = factor
        else:
            made.link(factor, node.inputs[0])
        made.link(first.outputs[0], node.inputs[1])
        made.link(second.outputs[0], node.inputs[2])
        return node

    sheet = blend(shine, blend(opacity, clear, blend(haze, diffuse, translucent)), glossy)
    shade = made.node('ShaderNodeBsdfTransparent', Color=(shadow, shadow, shadow, 1))
    is_shadow = made.node('ShaderNodeLightPath').outputs['Is Shadow Ray']
    made.link(blend(is_shadow, sheet, shade).outputs[0], output.inputs['Surface'])
    if wrinkles:
        noise = made.node('ShaderNodeTexNoise', Scale=wrinkle_scale, Detail=6, Distortion=.6)
        made.link(made.coordinates(coordinates, stretch), noise.inputs['Vector'])
        bump = made.node('ShaderNodeBump', Strength=wrinkles, Distance=wrinkle_depth)
        made.link(noise.outputs['Fac'], bump.inputs['Height'])
        for node in (glossy, facing, diffuse):
            made.link(bump.outputs[0], node.inputs['Normal'])
    return material
