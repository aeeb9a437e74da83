"""What turns in the loops: loads that look the same after part of a turn, the film that is drawn onto them, rolls."""
import math

import bpy
import numpy as np

from lib.geometry import copy_of, grid_faces, group, mesh
from lib.materials import film
from lib.wrappers import FILM_WIDTH


def outline(length, width, radius=.03, steps=12):
    """Rounded rectangle, counterclockwise from the corner (+x, -y)."""
    points = []
    for sx, sy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((sx * (length / 2 - radius) + radius * math.cos(a),
                           sy * (width / 2 - radius) + radius * math.sin(a)))
    return np.array(points)


def distances(path):
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]


def turned(angle):
    return np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])


def same_after_half_turn(root):
    """The parts on one side of `root` are replaced by turned copies of those on the other."""
    back = group(turn=(0, 0, 180), parent=root)
    for part in [child for child in root.children if child.type == 'MESH']:
        x, y, _ = part.location
        if y > .001 or (abs(y) < .001 and x > .001):
            bpy.data.objects.remove(part)
        elif y < -.001 or x < -.001:
            copy_of(part, parent=back)


def wrapped_film():
    return film('#F6FAFD', .13, gloss=2.2, haze=.04, wrinkles=.5, wrinkle_scale=3, wrinkle_depth=.03,
                stretch=(1.1, 4, 1), coordinates='UV', cap=.34)


def turning_wrap(length, width, bands, symmetry=2, parent=None, material=None):
    """Film laid round a load in `bands` (bottom, top): one part of the way round, and turned copies of it."""
    material = material or wrapped_film()
    for index, (bottom, top) in enumerate(bands):
        away = .006 + .0018 * index
        path = outline(length + 2 * away, width + 2 * away)
        path = np.concatenate([path, path[:1]])[:len(path) // symmetry + 1]
        fine = [p + (q - p) * k / 10 for p, q in zip(path, path[1:]) for k in range(10)] + [path[-1]]
        along, levels = distances(np.array(fine)), np.linspace(bottom, top, 5)
        part = mesh('wrap', [(*p, z) for p in fine for z in levels], grid_faces(len(fine), 5), material, smooth=True,
                    uv=[(s + index * .37, z * .9 + index * 1.7) for s in along for z in levels], parent=parent)
        for k in range(1, symmetry):
            copy_of(part, turn=(0, 0, 360 / symmetry * k), parent=parent)


def flowing_film(period, opacity=.26, gloss=2.0, stretch=(.9, 5), wrinkles=.26):
    """Taut film whose wrinkles repeat after `period` metres: the way along the film is bent to a circle in the noise."""
    material = film('#F6FAFD', opacity, gloss=gloss, rough=.09, haze=.3, wrinkles=wrinkles, wrinkle_scale=2,
                    wrinkle_depth=.02, coordinates='UV', cap=.34)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = next(n for n in nodes if n.type == 'TEX_NOISE')
    split, join = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeCombineXYZ')
    links.new(nodes.new('ShaderNodeTexCoord').outputs['UV'], split.inputs[0])

    def maths(operation, first, second):
        node = nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, float):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    angle = maths('MULTIPLY', split.outputs['X'], 2 * math.pi / period)
    radius = period / (2 * math.pi) * stretch[0]
    for target, operation in (('X', 'COSINE'), ('Y', 'SINE')):
        links.new(maths('MULTIPLY', maths(operation, angle, 0.0), radius), join.inputs[target])
    links.new(maths('MULTIPLY', split.outputs['Y'], float(stretch[1])), join.inputs['Z'])
    links.new(join.outputs[0], noise.inputs['Vector'])
    return material


class DrawnFilm:
    """The web from the fixed point `start` to a load that turns clockwise and looks the same after 1/`symmetry` turn."""

    def __init__(self, start, length, width, symmetry=2, parent=None, away=.012, **looks):
        self.start, self.parent, self.web = np.asarray(start, float), parent, None
        self.path = outline(length + 2 * away, width + 2 * away, steps=24)
        self.along = distances(np.concatenate([self.path, self.path[:1]]))
        self.round = self.along[-1]
        self.period = self.round / symmetry
        self.material = flowing_film(self.period, **looks)

    def bearings(self, angle):
        """The outline of the load turned by `angle` (radians), and where its points are seen from the start."""
        points = self.path @ turned(angle).T
        return points, np.arctan2(*(points - self.start[:2]).T[::-1]) % (2 * math.pi)

    def touch(self, angle):
        """Where the film meets the load: the point and its way round the load."""
        points, bearing = self.bearings(angle)
        k = int(bearing.argmax())
        return points[k], self.along[k]

    def drawn(self, angle):
        """Length that has passed the start when the load has turned to `angle`, from angle 0."""
        point, way = self.touch(angle)
        way0 = self.touch(0)[1]
        way += self.round * round((way0 - angle / (2 * math.pi) * self.round - way) / self.round)
        return way - way0 + float(np.linalg.norm(point - self.start[:2]))

    def pose(self, angle):
        """Draws the web anew, with the film that already lies on the load as far as its hidden side. Returns the length
        drawn."""
        if self.web:
            bpy.data.meshes.remove(self.web.data)
        point, drawn = self.touch(angle)[0], self.drawn(angle)
        way = self.start[:2] + (point - self.start[:2]) * np.linspace(0, 1, 24)[:, None]
        way = np.concatenate([way, self.laid(angle)])
        along, columns = distances(way), np.linspace(-.5, .5, 9) * (FILM_WIDTH - .01)
        narrowed = 1 - .08 * np.minimum(1, along / .5)
        vertices = [(*p, self.start[2] + h * n) for p, n in zip(way, narrowed) for h in columns]
        self.web = mesh('web', vertices, grid_faces(len(way), len(columns)), self.material, smooth=True,
                        uv=[(s - drawn, h) for s in along for h in columns], parent=self.parent)
        return drawn

    def laid(self, angle):
        """Points round the load beyond the touch, half the way round."""
        k = int(self.bearings(angle)[1].argmax())
        half = len(self.path) // 2
        return np.roll(self.path[::-1], k + 1 - len(self.path), axis=0)[1:half] @ turned(angle).T


def turning_roll(carriage, at=(.03, .07)):
    """A group that turns the film roll of a carriage and, on a brake carriage, the knob above it."""
    axle = group((*at, 0), parent=carriage, name='axle')
    for part in list(carriage.children):
        x, y, z = part.location
        ridge = part.type == 'MESH' and abs(math.hypot(x - at[0], y - at[1]) - .05) < .001 and z > FILM_WIDTH / 2
        if part.name.startswith('film roll') or ridge:
            part.parent = axle
            part.location = (x - at[0], y - at[1], z)
    return axle
