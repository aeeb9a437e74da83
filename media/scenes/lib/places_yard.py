"""Out of doors: sky and sun, ground, a shed, hills, trees, containers, a building in work. The camera looks along +Y."""
import math
import random
from functools import lru_cache

import bpy
import numpy as np

from lib.base import radians3, rgba
from lib.bulk import Bulk
from lib.geometry import copy_of, grid_faces, mesh
from lib.materials import plain, powder_coat, shader
from lib.places_warehouse import on_the_set, sheet


def daylight(elevation=32, azimuth=-50, strength=.16, sun=2.6, haze=2.0, softness=1.2, warmth='#FFF0DC'):
    """Clear sky that is seen and lights, and a separate soft sun. Azimuth 0 comes from the camera, negative from its left."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_disc = False
    sky.sun_elevation = math.radians(elevation)
    sky.sun_rotation = math.radians(180 - azimuth)
    sky.air_density = 1.0
    sky.dust_density = haze
    sky.ozone_density = 1.2
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    tree.links.new(sky.outputs[0], background.inputs[0])
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = sun
    light.angle = math.radians(softness)
    light.color = rgba(warmth)[:3]
    obj = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.rotation_euler = radians3((90 - elevation, 0, azimuth))
    return obj


def asphalt(light='#6E6F6E', dark='#565857'):
    made = shader('asphalt', dark, .8, specular=.25).vary('Base Color', .4, dark, light, detail=10)
    return made.grain(130, .5, 4, distance=.004).material


def yard_concrete():
    made = shader('yard concrete', '#9A9892', .75, specular=.25).vary('Base Color', .5, '#85837D', '#A5A39D', detail=10)
    return made.grain(60, .25, 6, distance=.003).material


def earth(light='#B49A78', dark='#96795A'):
    made = shader('earth', dark, .95, specular=.1).vary('Base Color', .6, dark, light, detail=12)
    made.grain(5, .6, 10, distance=.05)
    return made.grain(70, .8, 6, distance=.01).material


def ground(material, half=120, front=-20, back=160):
    return sheet([(-half, front, 0), (half, front, 0), (half, back, 0), (-half, back, 0)], material, 'ground')


def hills(distance=120, height=22, width=340, colour='#A98F74', shade='#8C745C', seed=3, depth=70, roughness=1.0,
          base=0):
    """A range at the horizon."""
    rnd = np.random.RandomState(seed)
    columns, rows = 180, 40
    x = np.linspace(-width / 2, width / 2, columns)
    y = np.linspace(0, 1, rows)
    ridge = sum(rnd.uniform(.5, 1) / (k + 1) ** 1.1 * np.sin(x * (k + 1) * .017 * roughness + rnd.uniform(0, 6.3))
                for k in range(14))
    ridge = (ridge - ridge.min()) / np.ptp(ridge)
    vertices = []
    for j, t in enumerate(y):
        rise = math.sin(t * math.pi / 2) ** 1.3
        fold = sum(.05 * np.sin(x * (.06 + .05 * k) + t * 9 + rnd.uniform(0, 6)) for k in range(4))
        for i in range(columns):
            vertices.append((x[i], distance + depth * t, base + height * (.35 + .65 * ridge[i]) * rise * (1 + fold[i])))
    made = shader('hill', colour, 1, specular=0).vary('Base Color', .05, shade, colour, detail=12)
    return on_the_set(mesh('hills', vertices, grid_faces(rows, columns), made.material, smooth=True))


@lru_cache(None)
def pine_model(seed=1, height=11.0):
    """Radiata pine as ragged tiers of boughs."""
    rnd = np.random.RandomState(seed)
    needles = shader('needles', '#34453A', .95, specular=.1).vary('Base Color', 1.2, '#2A3A32', '#46584A',
                                                                  detail=8).material
    trunk = plain('#4A3A2C', .9)
    vertices, faces = [], []
    tiers = 16
    for t in range(tiers):
        z = height * (.16 + .84 * t / tiers)
        reach = height * .19 * (1 - t / tiers) ** .8 + .12
        spokes = 26
        first = len(vertices)
        vertices.append((0, 0, z + height * .085))
        for k in range(spokes):
            a = 2 * math.pi * k / spokes + rnd.uniform(-.08, .08)
            r = reach * (rnd.uniform(.8, 1.15) if k % 2 else rnd.uniform(.35, .6))
            vertices.append((r * math.cos(a), r * math.sin(a), z - (.05 + .22 * rnd.rand()) * reach))
        faces += [(first, first + 1 + k, first + 1 + (k + 1) % spokes) for k in range(spokes)]
    tree = Bulk()
    tree.add(vertices, faces, needles)
    tree.cylinder(height * .014, height * .9, trunk, (0, 0, height * .45), sides=8)
    obj = on_the_set(tree.build())
    obj.hide_render = True
    return obj


def pine_row(y=26, x0=-50, x1=50, spacing=2.6, seed=2, rows=2, low=.75, high=1.25):
    """Edge of the plantation."""
    rnd = random.Random(seed)
    models = [pine_model(1), pine_model(2, 12.5), pine_model(3, 9.5)]
    for row in range(rows):
        x = x0
        while x < x1:
            tree = copy_of(rnd.choice(models), (x + rnd.uniform(-.7, .7), y + row * 3.4 + rnd.uniform(-.9, .9), 0),
                           (0, 0, rnd.uniform(0, 360)))
            size = rnd.uniform(low, high)
            tree.scale = (size, size, size)
            tree.hide_render = False
            x += spacing * rnd.uniform(.7, 1.3)


def shed(y=30, x=-20, width=50, height=8, colour='#B9BEC2', roof='#6C747B', doors=3, depth=20, band=None):
    """Clad industrial building parallel to the picture."""
    wall, door, dark = powder_coat(colour, .6), powder_coat('#8A9299', .5), plain('#3B4046', .6)
    house = Bulk()
    house.box((width, depth, height), wall, (x + width / 2, y + depth / 2, height / 2))
    for k in range(int(width / .8)):
        house.box((.08, .1, height - .6), wall, (x + .4 + k * .8, y - .03, height / 2 - .2))
    house.box((width + .6, depth + .6, .5), powder_coat(roof, .5), (x + width / 2, y + depth / 2, height + .2))
    house.box((width, .14, .6), dark, (x + width / 2, y - .02, .3))
    for k in range(doors):
        at = x + width * (k + .6) / (doors + .2)
        house.box((4.4, .16, 4.6), dark, (at, y - .04, 2.3))
        for q in range(8):
            house.box((4.1, .2, .5), door, (at, y - .06, .3 + q * .55))
    if band:
        house.box((width, .16, .5), powder_coat(band, .45), (x + width / 2, y - .05, height - 1.1))
    on_the_set(house.build())


@lru_cache(None)
def container_model(colour):
    paint = powder_coat(colour, .5)
    steel = Bulk()
    steel.box((6.06, 2.44, 2.5), paint, (0, 0, 1.35))
    for k in range(22):
        steel.box((.14, 2.50, 2.2), paint, (-2.9 + k * .276, 0, 1.35))
    for x in (-3.0, 3.0):
        steel.box((.14, 2.54, 2.59), paint, (x, 0, 1.295))
    for z in (.09, 2.52):
        steel.box((6.08, 2.54, .14), paint, (0, 0, z))
    obj = on_the_set(steel.build())
    obj.hide_render = True
    return obj


def containers(y=18, x=-14, columns=5, rows=2, seed=2, colours=('#7A2D27', '#2F4A63', '#6D7378', '#8C8F8E', '#39534A')):
    """Stacked twenty-foot boxes, long side to the camera."""
    rnd = random.Random(seed)
    for i in range(columns):
        for k in range(rows if rnd.random() < .8 else rows - 1):
            box_ = copy_of(container_model(rnd.choice(colours)), (x + i * 6.3, y, k * 2.6))
            box_.hide_render = False


def scaffold_frame(x=-16, y=24, bays=6, floors=3, storey=3.1):
    """Concrete frame of a building in work, with props and a crane mast."""
    grey, steel, yellow = plain('#9B9A96', .85), powder_coat('#6B727A', .5), powder_coat('#C69A2B', .5)
    frame = Bulk()
    for k in range(floors + 1):
        if k:
            frame.box((bays * 4.6 + .6, 10, .3), grey, (x + bays * 2.3, y + 5, k * storey))
        for i in range(bays + 1):
            for depth in (0, 5, 10):
                if k < floors:
                    frame.box((.4, .4, storey), grey, (x + i * 4.6, y + depth, (k + .5) * storey))
                else:
                    for a in (-.12, .12):
                        frame.box((.025, .025, 1.0), steel, (x + i * 4.6 + a, y + depth, k * storey + .6))
    for i in range(bays * 2 + 1):
        frame.box((.05, .05, floors * storey), steel, (x + i * 2.3, y - 1.2, floors * storey / 2))
    for k in range(int(floors * storey / 1.55)):
        frame.box((bays * 4.6, .05, .05), steel, (x + bays * 2.3, y - 1.2, .8 + k * 1.55))
        if k % 2:
            frame.box((bays * 4.6, .7, .05), plain('#A48458', .8), (x + bays * 2.3, y - .8, .1 + k * 1.55))
    mast_x = x + bays * 4.6 + 5
    for a in (-.8, .8):
        for b in (-.8, .8):
            frame.box((.14, .14, 40), yellow, (mast_x + a, y + 8 + b, 20))
    for k in range(22):
        frame.box((1.7, .08, .08), yellow, (mast_x, y + 7.2, k * 1.6))
    on_the_set(frame.build())
