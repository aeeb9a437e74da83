"""The timber yard: a forklift with a pack of boards drives across, behind the strapped stacks."""
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from lib.geometry import box, group
from lib.industry_loads import timber_pack
from lib.materials import plain
from lib.places_props import forklift
from lib.places_yard import daylight, earth, ground, hills, pine_row
from lib.studio import camera

FROM, TO = -11.5, 13.0


def stack(at, turn, seed, rows=11):
    low = timber_pack(4.0, 10, rows, at=(*at, 0), turn=(0, 0, turn), seed=seed)
    timber_pack(4.0, 10, rows, at=(*at, low['top'] + .002), turn=(0, 0, turn), seed=seed + 1)


def yard_forklift(scale=1.35):
    """Forklift with a closed cab and a pack of boards across its forks; drives towards +X."""
    root = group()
    truck = forklift(turn=(0, 0, 180), fork_height=.34, parent=root)
    truck.scale = (scale, scale, scale)
    glass = plain('#11161A', .08, specular=.6, coat=.5)
    box((1.08, .84, 1.02), glass, .03, at=(.46, 0, 1.58), parent=truck)
    timber_pack(4.0, 10, 11, at=(1.13 * scale + .25, 0, .37 * scale), turn=(0, 0, 90), parent=root, seed=9)
    return root


def seen_part(root, margins=(.03, .03, .03, .05)):
    """Crop (left, top, right, bottom) round everything that hangs on `root`; empty if it is out of the picture."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    points = [world_to_camera_view(scene, scene.camera, part.matrix_world @ Vector(corner))
              for part in root.children_recursive if part.type == 'MESH' for corner in part.bound_box]
    left, right = min(p.x for p in points) - margins[0], max(p.x for p in points) + margins[2]
    top, bottom = 1 - max(p.y for p in points) - margins[1], 1 - min(p.y for p in points) + margins[3]
    return (max(0, left), top, min(1, right), bottom) if left < 1 and right > 0 else ()


def build(route=13):
    daylight(30, -55)
    ground(earth('#A69478', '#8A7658'))
    hills(120, 26, seed=6, colour='#5E7058', shade='#4A5C48', roughness=.8)
    pine_row(62, -80, 80, 2.6, 3, rows=3)
    pine_row(44, 14, 60, 3.0, 5, rows=2)
    stack((1.2, .2), 24, 3)
    stack((2.6, 2.7), 24, 5)
    stack((-1.2, 8.5), 14, 7)
    truck = yard_forklift()
    camera((-3.0, -6.2, 1.6), (-.75, 0, 1.12), lens=44, fstop=1.4, focus=(.6, -.6, .9))

    def pose(t):
        truck.location = (FROM + (TO - FROM) * t, route, 0)
        return seen_part(truck)

    return pose
