"""The timber yard: a forklift with a pack of boards drives across, behind the strapped stacks."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from lib.geometry import box, group
from lib.industry_loads import timber_pack
from lib.machine_parts import paints
from lib.materials import plain
from lib.places_props import forklift
from lib.places_yard import daylight, earth, ground, hills, pine_row
from lib.studio import camera

FROM, TO = -10.4, 16.8
SUN = 30, -55


def stack(at, turn, seed, rows=11):
    low = timber_pack(4.0, 10, rows, at=(*at, 0), turn=(0, 0, turn), seed=seed)
    timber_pack(4.0, 10, rows, at=(*at, low['top'] + .002), turn=(0, 0, turn), seed=seed + 1)


def yard_forklift(scale=1.35):
    """Forklift with a closed cab and a pack of boards across its forks; drives towards +X."""
    root = group()
    truck = forklift(turn=(0, 0, 180), fork_height=.34, parent=root)
    truck.scale = (scale, scale, scale)
    p = paints()
    box((1.04, .84, 1.10), plain('#3A454D', .06, specular=.7, coat=.8), .03, at=(.44, 0, 1.56), parent=truck)
    box((1.16, .98, .09), p.body, .03, at=(.44, 0, 2.17), parent=truck)
    for y in (-.43, .43):
        for x in (-.07, .50, .95):
            box((.06, .03, 1.16), p.body, .01, at=(x, y, 1.56), parent=truck)
        box((1.08, .03, .34), p.body, .01, at=(.44, y, 1.10), parent=truck)
    timber_pack(4.0, 10, 11, at=(1.13 * scale + .25, 0, .37 * scale), turn=(0, 0, 90), parent=root, seed=9)
    return root


def seen_part(root, margin=.025):
    """Crop (left, top, right, bottom) round everything that hangs on `root` and its shadow; empty if out of the picture."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    elevation, azimuth = (math.radians(a) for a in SUN)
    corners = [part.matrix_world @ Vector(corner)
               for part in root.children_recursive if part.type == 'MESH' for corner in part.bound_box]
    away = Vector((-math.sin(azimuth), math.cos(azimuth), 0)) / math.tan(elevation)
    shadow = [Vector((p.x, p.y, 0)) + away * p.z for p in corners]
    seen = [world_to_camera_view(scene, scene.camera, p) for p in corners + shadow]
    left, right = min(p.x for p in seen) - margin, max(p.x for p in seen) + margin
    top, bottom = 1 - max(p.y for p in seen) - margin, 1 - min(p.y for p in seen) + margin
    return (max(0, left), max(0, top), min(1, right), bottom) if left < 1 and right > 0 else ()


def build(route=11):
    daylight(*SUN)
    ground(earth('#A69478', '#8A7658'))
    hills(120, 26, seed=6, colour='#5E7058', shade='#4A5C48', roughness=.8)
    pine_row(62, -80, 80, 2.6, 3, rows=3)
    pine_row(44, 14, 60, 3.0, 5, rows=2)
    stack((1.2, .2), 24, 3)
    stack((2.6, 2.7), 24, 5)
    stack((-.6, 16.5), 14, 7)
    truck = yard_forklift()
    camera((-3.0, -6.2, 1.6), (-.75, 0, 1.12), lens=44, fstop=1.4, focus=(.6, -.6, .9))

    def pose(t):
        truck.location = (FROM + (TO - FROM) * t, route, 0)
        return seen_part(truck)

    return pose
