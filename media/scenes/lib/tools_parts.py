"""What hand tools and machines have in common: their surfaces, wheels, grips, bolts, hoses, names and bent straps.
Tools lie along X with the front at low x, the operator's side towards -Y, the base plate on z = 0."""
import math

import numpy as np

from lib.base import DARK, POWDER, RED
from lib.geometry import (UPRIGHT, arc_label, box, cylinder, decal, grid_faces, group, lathe, mesh, pipe, plate, ribbon,
                          smooth_by_angle, socket_bolt)
from lib.labels import lettering
from lib.materials import (blackened_steel, brushed_steel, cast_aluminium, plain, plastic, powder_coat, rubber, shader,
                           zinc)

ACROSS = (90, 0, 0)  # turns an axis Z along Y
ALONG = (0, 90, 0)  # turns an axis Z along X


class Kit:
    """The surfaces of the house, made once for a tool or machine."""

    def __init__(self, body=POWDER):
        self.body = powder_coat(body)
        self.dark = plastic(DARK)
        self.black = rubber()
        self.red = plastic(RED, .34)
        self.red_coat = powder_coat(RED, .36)
        self.aluminium = cast_aluminium()
        self.steel = brushed_steel()
        self.ground_steel = shader('ground steel', '#B4B9BE', .27, metal=1).grain(1100, .05, 2, distance=.0002).material
        self.nickel = shader('nickel', '#C9C7C2', .2, metal=1).vary('Roughness', 30, .14, .28).material
        self.hard_steel = shader('hard steel', '#8C9196', .3, metal=1).grain(700, .08, 3).material
        self.casting = shader('casting', '#70757B', .5, metal=.35).grain(420, .3, 4).material
        self.zinc = zinc()
        self.bolt = blackened_steel()
        self.void = plain('#060607', .8)


def shell(outlines, width, material, y=0, edge=.003, radius=.008, parent=None):
    """Solid of a side view: outline in X and Z, `width` across, centred on `y`."""
    return plate(outlines, width, material, edge, radius, at=(0, y, 0), parent=parent)


def bolts(places, radius, kit, y, parent, material=None):
    """Socket-head screws on the operator's side, at (x, z)."""
    for x, z in places:
        socket_bolt(radius, material or kit.bolt, kit.void, at=(x, y, z), turn=ACROSS, parent=parent)


def bolt_circle(centre, circle, count, radius, kit, y, parent, start=0):
    angles = [math.radians(start + 360 * i / count) for i in range(count)]
    bolts([(centre[0] + circle * math.cos(a), centre[1] + circle * math.sin(a)) for a in angles], radius, kit, y, parent)


def toothed_wheel(radius, width, material, teeth=56, depth=.0006, slant=.0, **placing):
    """Knurled or toothed wheel, axis Z, centred; `slant` in teeth makes helical teeth."""
    rings, count = 4, teeth * 2
    vertices = []
    for k in range(rings):
        share = k / (rings - 1)
        for i in range(count):
            a = 2 * math.pi * (i + 2 * slant * share) / count
            r = radius - (depth if i % 2 else 0)
            vertices.append((r * math.cos(a), r * math.sin(a), width * (share - .5)))
    faces = grid_faces(rings, count, wrap_columns=True)
    faces = [f[::-1] for f in faces]
    faces += [tuple(range(count - 1, -1, -1)), tuple(range((rings - 1) * count, rings * count))]
    return smooth_by_angle(mesh('wheel', vertices, faces, material, **placing), 20)


def stepped_disc(steps, at, parent, side=-1, sides=96):
    """Turned cover on the side of a tool: steps of (radius, thickness, material) outwards from `at`."""
    x, y, z = at
    for radius, thickness, material in steps:
        cylinder(radius, thickness, material, min(.003, thickness * .3), sides, at=(x, y + side * thickness / 2, z),
                 turn=ACROSS, parent=parent)
        y += side * thickness
    return y


def grip(length, radius, material, ribs=7, flare=1.15, **placing):
    """Moulded handle grip, axis Z from 0 upwards, with finger ribs and a rounded end."""
    profile = [(radius * .8, 0), (radius * flare, .002), (radius * flare, .007), (radius, .011)]
    span = length - .022
    for i in range(ribs):
        start = .013 + span * i / ribs
        profile += [(radius, start), (radius * .93, start + span / ribs * .3), (radius * .93, start + span / ribs * .6),
                    (radius, start + span / ribs * .9)]
    profile += [(radius * 1.06, length - .008), (radius * .98, length - .003), (radius * .7, length), (0, length)]
    return lathe(profile, material, 48, closed=False, smooth_angle=50, **placing)


def hand_lever(kit, parent, pivot, lean, length, bar=None, cheek=.020, gap=.022, grip_length=.12, grip_radius=.0145, grip_of=None, y=0):
    """Lever in the XZ plane from a pivot, leaning `lean` degrees from upright towards +X: two cheeks, bar and grip."""
    bar = bar or kit.nickel
    root = group((pivot[0], y, pivot[1]), (0, lean, 0), parent, 'lever')
    outline = [(-cheek, -cheek * .6, cheek), (-cheek * .45, .085, .004), (cheek * .45, .085, .004), (cheek, -cheek * .6, cheek),
               (0, -cheek * 1.2, cheek)]
    for side in (-1, 1):
        plate([outline], .005, bar, .0008, at=(0, side * gap / 2, 0), parent=root)
    plate([[(-cheek * .42, .068), (-cheek * .34, length - grip_length), (cheek * .34, length - grip_length), (cheek * .42, .068)]],
          gap * .62, bar, .003, .003, parent=root)
    for z in (.076,):
        socket_bolt(.0042, kit.bolt, kit.void, at=(0, -gap / 2 - .004, z), turn=ACROSS, parent=root)
    cylinder(cheek * .5, gap + .018, kit.bolt, .0015, 48, turn=ACROSS, parent=root)
    cylinder(cheek * .26, gap + .022, kit.nickel, .001, 6, turn=ACROSS, parent=root)
    grip(grip_length, grip_radius, grip_of or kit.red, at=(0, 0, length - grip_length - .004), parent=root)
    return root


def bar_between(start, end, radius, material, parent=None, edge=.001):
    """Straight round bar."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    way = end - start
    length = np.linalg.norm(way)
    polar = math.degrees(math.acos(way[2] / length))
    azimuth = math.degrees(math.atan2(way[1], way[0]))
    return cylinder(radius, length, material, edge, 32, at=tuple((start + end) / 2), turn=(0, polar, azimuth),
                    parent=parent)


def name_on(words, height, at, parent, fill='#26292D', turn=UPRIGHT, italic=False, weight=800):
    """Printed name, standing on the operator's side unless turned; `at` is its middle."""
    material, ratio = lettering(words, fill, weight, italic=italic)
    return decal(height * ratio, height, material, at=at, turn=turn, parent=parent)


def name_round(words, height, radius, at, parent, fill='#26292D', facing=270):
    """Printed name on an upright cylinder."""
    material, ratio = lettering(words, fill, italic=True)
    sweep = math.degrees(height * ratio / radius)
    return arc_label(radius, height, facing - sweep / 2, sweep, material, at=at, parent=parent)


def serrated_block(size, material, teeth=14, depth=.0012, **placing):
    """Jaw with teeth across X on its underside; centred in X and Y, standing on the tips of its teeth at z = 0."""
    x, y, z = size
    outline = [(-x / 2, z), (-x / 2, 0)]
    pitch = x / teeth
    for i in range(teeth):
        outline += [(-x / 2 + pitch * (i + .5), depth), (-x / 2 + pitch * (i + 1), 0)]
    outline += [(x / 2, z)]
    return plate([outline], y, material, .0003, **placing)


def _fillet(points, radius, steps=7):
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        u, w = before - corner, after - corner
        lu, lw = np.linalg.norm(u), np.linalg.norm(w)
        u, w = u / lu, w / lw
        reach = min(radius, .48 * lu, .48 * lw)
        for t in np.linspace(0, 1, steps):
            path.append((1 - t) ** 2 * (corner + u * reach) + 2 * t * (1 - t) * corner + t ** 2 * (corner + w * reach))
    return path + [points[-1]]


def bent_strap(points, width, thickness, material, y=0, radius=.02, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Strap through (x, z) points with bends of the given reach, flat side to the left of its way."""
    path = np.array(_fillet([np.asarray(p, float) for p in points], radius))
    way = np.gradient(path, axis=0)
    way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-9)
    normals = np.stack([-way[:, 1], np.zeros(len(way)), way[:, 0]], 1)
    spots = np.stack([path[:, 0], np.full(len(path), y), path[:, 1]], 1)
    return ribbon(spots, width, thickness, material, normals, edge=thickness * .2, parent=parent, at=at, turn=turn)


def hose(points, material, radius=.0055, parent=None):
    made = pipe(points, radius, material, parent=parent)
    made['loose'] = True
    return made


def air_coupling(kit, parent, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Plug and quick coupling, axis Z from the tool outwards."""
    root = group(at, turn, parent, 'coupling')
    root.scale = (scale,) * 3
    cylinder(.0105, .010, kit.nickel, .001, 6, at=(0, 0, .005), parent=root)
    cylinder(.0075, .012, kit.nickel, .001, 32, at=(0, 0, .016), parent=root)
    lathe([(0, .018), (.0125, .018), (.0135, .021), (.0135, .028), (.012, .030), (.012, .034), (.0135, .036),
           (.0135, .046), (.011, .050), (.0085, .052), (.0085, .060), (0, .060)], kit.nickel, 48, closed=False, parent=root)
    return root


def eye(kit, at, parent, radius=.018, wire=.0035):
    """Ring to hang the tool from, standing on `at`."""
    angles = np.linspace(0, 2 * math.pi, 14, endpoint=False)
    points = [(at[0] + radius * math.cos(a), at[1], at[2] + radius + radius * math.sin(a)) for a in angles]
    pipe(points, wire, kit.zinc, cyclic=True, parent=parent)
    box((.018, .012, .008), kit.bolt, .001, at=(at[0], at[1], at[2] - .001), parent=parent)
