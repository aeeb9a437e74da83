"""Heaps of small parts: rigid bodies dropped on the floor and left where they came to rest."""

import hashlib
import json
import math
import os
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix

from lib.base import CACHE
from lib.geometry import copy_of, join


def solid(root_or_objects):
    """One mesh object of a part, its children included, at the origin."""
    objects = root_or_objects if isinstance(root_or_objects, list) else [root_or_objects]
    parts = [o for top in objects for o in [top, *top.children_recursive] if o.type in ('MESH', 'CURVE')]
    bpy.context.view_layer.update()
    material = parts[0].data.materials[0]
    data = join(parts)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(35)
    data.materials.clear()
    data.materials.append(material)
    obj = bpy.data.objects.new('part', data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def heap(part, count, radius, height=0.12, seed=1, frames=110, at=(0, 0)):
    """`count` linked copies of `part` fallen together within `radius` of `at`; the part itself is removed. Where they came
    to rest is kept in the cache."""
    points = np.array([v.co for v in part.data.vertices]).round(5)
    key = hashlib.sha1(points.tobytes() + repr((count, radius, height, seed, frames, at)).encode()).hexdigest()[:16]
    file = os.path.join(CACHE, 'heaps', key + '.json')
    bodies = [copy_of(part) for _ in range(count)]
    if os.path.exists(file):
        with open(file, encoding='utf8') as stored:
            resting = [Matrix(m) for m in json.load(stored)]
    else:
        resting = drop(bodies, radius, height, seed, frames, at)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, 'w', encoding='utf8') as stored:
            json.dump([[list(row) for row in m] for m in resting], stored)
    for body, matrix in zip(bodies, resting):
        body.matrix_world = matrix
    bpy.data.objects.remove(part)
    return bodies


def drop(bodies, radius, height, seed, frames, at):
    rnd = random.Random(seed)
    scene = bpy.context.scene
    bpy.ops.mesh.primitive_plane_add(size=radius * 40, location=(at[0], at[1], 0))
    floor = bpy.context.object
    bpy.ops.rigidbody.object_add()
    floor.rigid_body.type = 'PASSIVE'
    floor.rigid_body.friction = 0.8
    floor.rigid_body.collision_margin = 0.0002
    for i, body in enumerate(bodies):
        angle, reach = rnd.uniform(0, 2 * math.pi), radius * math.sqrt(rnd.random()) * 0.8
        body.location = (
            at[0] + reach * math.cos(angle),
            at[1] + reach * math.sin(angle),
            0.03 + height * i / len(bodies),
        )
        body.rotation_euler = Euler([rnd.uniform(-3.1, 3.1) for _ in range(3)])
        bpy.context.view_layer.objects.active = body
        bpy.ops.rigidbody.object_add()
        settings = body.rigid_body
        settings.collision_shape = 'CONVEX_HULL'
        settings.friction = 0.75
        settings.restitution = 0.02
        settings.linear_damping = 0.2
        settings.angular_damping = 0.4
        settings.use_margin = True
        settings.collision_margin = 0.0002
    scene.rigidbody_world.substeps_per_frame = 20
    scene.rigidbody_world.solver_iterations = 30
    scene.rigidbody_world.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    resting = [body.matrix_world.copy() for body in bodies]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    bpy.data.objects.remove(floor)
    return resting
