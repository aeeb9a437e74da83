"""Many plain bodies as one mesh with several materials: stacks, bricks, racks, whatever is too many for single parts."""
import math

import bpy
import numpy as np

from lib.geometry import bevel, mesh

CORNERS = np.array([(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]) / 2
SIDES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


class Bulk:
    def __init__(self):
        self.vertices, self.faces, self.slots, self.materials = [], [], [], []

    def add(self, vertices, faces, material):
        if material not in self.materials:
            self.materials.append(material)
        first = len(self.vertices)
        self.vertices += [tuple(v) for v in vertices]
        self.faces += [tuple(first + i for i in face) for face in faces]
        self.slots += [self.materials.index(material)] * len(faces)

    def box(self, size, material, at, turn=0):
        """`at` is the centre; turn in degrees about Z."""
        a = math.radians(turn)
        points = CORNERS * size
        turned = np.stack([points[:, 0] * math.cos(a) - points[:, 1] * math.sin(a),
                           points[:, 0] * math.sin(a) + points[:, 1] * math.cos(a), points[:, 2]], 1)
        self.add(turned + at, SIDES, material)

    def cylinder(self, radius, height, material, at, axis='z', sides=20):
        angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        circle = np.stack([np.cos(angles) * radius, np.sin(angles) * radius], 1)
        points = np.array([(*p, z) for z in (-height / 2, height / 2) for p in circle])
        order = {'z': (0, 1, 2), 'x': (2, 0, 1), 'y': (1, 2, 0)}[axis]
        faces = [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))]
        faces += [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
        self.add(points[:, order] + at, faces, material)

    def build(self, edge=0, name='bulk', **placing):
        """The mesh; `edge` rounds every edge and is baked, so that copies share it."""
        obj = mesh(name, self.vertices, self.faces, **placing)
        for material in self.materials:
            obj.data.materials.append(material)
        obj.data.polygons.foreach_set('material_index', self.slots)
        if edge:
            bevel(obj, edge, 2)
            graph = bpy.context.evaluated_depsgraph_get()
            baked = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
            obj.modifiers.clear()
            obj.data = baked
        return obj
