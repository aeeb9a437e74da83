"""The one studio: sweep, three lights, camera. A product scene ends with `photograph(...)`."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from lib.base import BACKDROP, CACHE, rgba
from lib.geometry import mesh
from lib.materials import shader


def sweep(scale, colour=BACKDROP, lift=.42):
    """Seamless backdrop: floor towards the camera (-Y), wall behind. The far part is lifted for the camera only, so
    that every picture ends in the same near-white whatever the camera's elevation."""
    half, depth, height, radius = 12 * scale, 5.5 * scale, 9 * scale, 4.2 * scale
    path = [(-half, 0)] + [(depth - radius + radius * math.sin(a), radius - radius * math.cos(a))
                           for a in np.linspace(0, math.pi / 2, 40)] + [(depth, height)]
    vertices = [(x, y, z) for y, z in path for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    paper = shader('backdrop', colour, .55, specular=.25, Emission=rgba(colour))
    depth_axis = paper.node('ShaderNodeSeparateXYZ')
    paper.link(paper.coordinates('Object'), depth_axis.inputs[0])
    ramp = paper.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    for socket, value in (('From Min', -.1 * depth), ('From Max', depth), ('To Min', 0), ('To Max', lift)):
        ramp.inputs[socket].default_value = value
    paper.link(depth_axis.outputs['Y'], ramp.inputs['Value'])
    seen = paper.node('ShaderNodeLightPath').outputs['Is Camera Ray']
    paper.link(paper.math('MULTIPLY', ramp.outputs[0], seen), paper.surface.inputs['Emission Strength'])
    paper.material.cycles.sample_as_light = False
    obj = mesh('backdrop', vertices, faces, paper.material, smooth=True)
    obj['set'] = True
    return obj


def area_light(at, towards, size, power, colour='#ffffff', size_y=None):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy = power
    light.color = rgba(colour)[:3]
    light.shape = 'RECTANGLE'
    light.size = size
    light.size_y = size_y or size
    obj = bpy.data.objects.new('area', light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def surroundings(name, strength, turn=0):
    """HDRI light ('studio', 'warehouse', ...): too coarse to be seen, good to be reflected."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    image = tree.nodes.new('ShaderNodeTexEnvironment')
    image.image = bpy.data.images.load(os.path.join(CACHE, 'hdri', name + '.exr'))
    source, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value[2] = math.radians(turn)
    tree.links.new(source.outputs['Generated'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], image.inputs[0])
    tree.links.new(image.outputs[0], background.inputs[0])


def studio(scale, at=(0, 0), key=1.0, rim=1.0):
    """The rig for a subject whose largest dimension is about `scale` metres, standing at `at` on the floor."""
    s, (x, y) = scale, at
    sweep(s).location = (x, y, 0)
    surroundings('studio', .22, 60)
    area_light((x - 1.8 * s, y - 1.2 * s, 2.2 * s), (x, y, .3 * s), 1.15 * s, 105 * s * s * key, '#FFF8F0')
    area_light((x + 2.1 * s, y + .25 * s, 1.2 * s), (x, y, .4 * s), .45 * s, 46 * s * s * rim, '#EFF6FF', 2.0 * s)
    area_light((x + .2 * s, y + 1.3 * s, 2.6 * s), (x, y + .1 * s, .2 * s), 1.8 * s, 62 * s * s * rim)


def camera(at, towards, lens=85, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.sensor_width = 36
    data.clip_start = .01
    data.clip_end = 300
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = obj
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus if focus is not None else towards) - Vector(at)).length
    return obj


def subject_points(of=None):
    """World points of everything but the set and what is marked obj['loose'] (tails that may leave the frame)."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for obj in bpy.context.scene.objects:
        if obj.type not in ('MESH', 'CURVE') or obj.get('set') or obj.get('loose') or obj.hide_render:
            continue
        if of is not None and obj not in of:
            continue
        evaluated = obj.evaluated_get(graph)
        data = evaluated.to_mesh()
        points = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        points = points[::max(1, len(points) // 4000)]
        matrix = np.array(obj.matrix_world)
        clouds.append(points @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    return np.concatenate(clouds)


def framing(points, azimuth, elevation, lens, fill, aspect=4 / 3):
    """Camera position and aim so that the points fill the given share of the frame, centred. Azimuth 0 looks along
    +Y, positive moves the camera to the right."""
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0])
    up = np.cross(back, right)
    aim = (points.min(0) + points.max(0)) / 2
    half_width = 18 / lens
    distance = 10 * np.ptp(points, axis=0).max()
    for _ in range(12):
        offset = points - aim
        depth = distance - offset @ back
        x, y = offset @ right / depth / half_width, offset @ up / depth / (half_width / aspect)
        aim = aim + right * (x.max() + x.min()) / 2 * distance * half_width
        aim = aim + up * (y.max() + y.min()) / 2 * distance * half_width / aspect
        distance *= max(np.ptp(x), np.ptp(y)) / 2 / fill
    return aim + back * distance, aim


def photograph(azimuth=-8, elevation=22, lens=90, fstop=8, fill=.72, scale=None, focus=None, key=1.0, rim=1.0,
               shift=(0, 0), of=None, light_at=None):
    """Light and frame whatever stands in the scene. `fill` is the larger of the width and height shares.
    `of`: frame only these objects (a detail); `shift` moves the picture in frame widths."""
    everything = subject_points()
    points = everything if of is None else subject_points(of)
    low, high = everything.min(0), everything.max(0)
    scale = scale or 1.3 * max(high - low)
    centre = (low + high) / 2 if light_at is None else light_at
    studio(scale, (centre[0], centre[1]), key, rim)
    at, aim = framing(points, azimuth, elevation, lens, fill)
    if focus is None:
        towards_camera = (at - aim) / np.linalg.norm(at - aim)
        near = np.percentile((points - aim) @ towards_camera, 85)
        focus = aim + towards_camera * near
    return camera(at, aim, lens, fstop, focus, shift)
