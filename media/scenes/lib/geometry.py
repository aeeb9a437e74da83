"""Solids, ribbons, decals. Lengths in metres, `at` is a position, `turn` a rotation in degrees (XYZ)."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from lib.base import radians3

UPRIGHT = (90, 0, 0)


def place(obj, material=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    bpy.context.scene.collection.objects.link(obj)
    if material is not None:
        obj.data.materials.append(material)
    obj.location = at
    obj.rotation_euler = radians3(turn)
    obj.parent = parent
    return obj


def group(at=(0, 0, 0), turn=(0, 0, 0), parent=None, name='group'):
    """An empty that carries the parts of one thing."""
    return place(bpy.data.objects.new(name, None), None, at, turn, parent)


def mesh(name, vertices, faces, material=None, smooth=False, uv=None, **placing):
    """`uv`: one pair per vertex."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(vertices, float).tolist(), [], [tuple(map(int, f)) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if uv is not None:
        index = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', index)
        data.uv_layers.new().data.foreach_set('uv', np.asarray(uv, np.float32)[index].ravel())
    return place(bpy.data.objects.new(name, data), material, **placing)


def smooth_by_angle(obj, degrees=40):
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(degrees)
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    return obj


def bevel(obj, width=.002, segments=3, angle=30):
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = True
    return smooth_by_angle(obj)


def grid_faces(rows, columns, wrap_rows=False, wrap_columns=False, offset=0):
    """Quads over a grid of vertices stored row by row."""
    faces = []
    for i in range(rows if wrap_rows else rows - 1):
        for j in range(columns if wrap_columns else columns - 1):
            k, l = (i + 1) % rows, (j + 1) % columns
            faces.append((offset + i * columns + j, offset + k * columns + j,
                          offset + k * columns + l, offset + i * columns + l))
    return faces


def box(size, material=None, edge=.002, segments=3, name='box', **placing):
    x, y, z = (s / 2 for s in size)
    vertices = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(name, vertices, faces, material, **placing)
    return bevel(obj, edge, segments) if edge else obj


def cylinder(radius, height, material=None, edge=.001, sides=64, name='cylinder', **placing):
    """Axis Z, centred."""
    ring = [(radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides))
            for i in range(sides)]
    vertices = [(*p, z) for z in (-height / 2, height / 2) for p in ring]
    faces = [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))]
    faces += [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    obj = mesh(name, vertices, faces, material, **placing)
    return bevel(obj, edge) if edge else smooth_by_angle(obj)


def lathe(profile, material=None, sides=96, closed=True, edge=0, smooth_angle=35, name='lathe', **placing):
    """Turned part: `profile` is a list of (radius, z)."""
    k = len(profile)
    vertices = [(r * math.cos(a), r * math.sin(a), z)
                for a in np.linspace(0, 2 * math.pi, sides, endpoint=False) for r, z in profile]
    faces = grid_faces(sides, k, wrap_rows=True, wrap_columns=closed)
    obj = smooth_by_angle(mesh(name, vertices, faces, material, **placing), smooth_angle)
    return bevel(obj, edge) if edge else obj


def ring(inner, outer, height, material=None, edge=.001, sides=128, **placing):
    h = height / 2
    return lathe([(inner, -h), (outer, -h), (outer, h), (inner, h)], material, sides, edge=edge, **placing)


def rounded_outline(points, radius=0, steps=8):
    """Corner points (x, y) or (x, y, own radius) to an outline with filleted corners."""
    outline = []
    for i, point in enumerate(points):
        p, before, after = (Vector(q[:2]) for q in (point, points[i - 1], points[(i + 1) % len(points)]))
        r = point[2] if len(point) > 2 else radius
        u, w = before - p, after - p
        reach = .48 * min(u.length, w.length)
        angle = u.angle(w) if u.length and w.length else math.pi
        if r <= 0 or angle > math.pi - 1e-3:
            outline.append(tuple(p))
            continue
        t = min(r / math.tan(angle / 2), reach)
        r = t * math.tan(angle / 2)
        u.normalize()
        w.normalize()
        centre = p + (u + w).normalized() * (r / math.sin(angle / 2))
        start, end = p + u * t - centre, p + w * t - centre
        a0 = math.atan2(start.y, start.x)
        sweep = (math.atan2(end.y, end.x) - a0 + math.pi) % (2 * math.pi) - math.pi
        outline += [(centre.x + r * math.cos(a0 + sweep * k / steps), centre.y + r * math.sin(a0 + sweep * k / steps))
                    for k in range(steps + 1)]
    return outline


def plate(outlines, thickness, material=None, edge=.002, radius=0, turn=UPRIGHT, name='plate', **placing):
    """Extruded 2D outline with rounded edges; further outlines are holes. Upright it stands in the XZ plane,
    thickness along Y; lay it flat with turn=(0, 0, 0)."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = max(thickness / 2 - edge, 1e-5)
    curve.bevel_depth = edge
    curve.bevel_resolution = 4
    curve.offset = -edge
    for points in outlines:
        outline = rounded_outline(points, radius)
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for target, (x, y) in zip(spline.points, outline):
            target.co = (x, y, 0, 1)
    return place(bpy.data.objects.new(name, curve), material, turn=turn, **placing)


def pipe(points, radius, material=None, cyclic=False, name='pipe', **placing):
    """Round bar or hose along a smooth path."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 8
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    spline.use_endpoint_u = True
    spline.order_u = 4
    spline.use_cyclic_u = cyclic
    spline.resolution_u = 12
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    return place(bpy.data.objects.new(name, curve), material, **placing)


def bezier(a, b, c, d, steps=120):
    t = np.linspace(0, 1, steps)[:, None]
    a, b, c, d = (np.asarray(p, float) for p in (a, b, c, d))
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d


def resample(points, step):
    """The same path with points at equal distances."""
    points = np.asarray(points, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    marks = np.linspace(0, along[-1], max(2, int(along[-1] / step)))
    return np.stack([np.interp(marks, along, points[:, k]) for k in range(3)], 1)


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def ribbon(points, width, thickness, material=None, normal=(0, 0, 1), edge=0, name='ribbon', **placing):
    """Flat strap swept along points; `normal` is the outward side, one vector or one per point.
    UV in metres: u along the strap, v across it. `edge` chamfers the long edges."""
    points = np.asarray(points, float)
    tangent = _unit(np.gradient(points, axis=0))
    normal = np.broadcast_to(np.asarray(normal, float), points.shape)
    across = _unit(np.cross(normal, tangent))
    normal = np.cross(tangent, across)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    w, t, e = width / 2, thickness / 2, edge
    section = ([(-w, -t + e), (-w + e, -t), (w - e, -t), (w, -t + e), (w, t - e), (w - e, t), (-w + e, t), (-w, t - e)]
               if e else [(-w, -t), (w, -t), (w, t), (-w, t)])
    vertices = np.stack([points + across * a + normal * b for a, b in section], 1).reshape(-1, 3)
    uv = np.stack([np.repeat(along, len(section)), np.tile([a for a, _ in section], len(points))], 1)
    k = len(section)
    faces = grid_faces(len(points), k, wrap_columns=True)
    faces += [tuple(range(k - 1, -1, -1)), tuple(range((len(points) - 1) * k, len(points) * k))]
    return smooth_by_angle(mesh(name, vertices, faces, material, uv=uv, **placing), 30)


def loop_round(width, height, corner=.004, steps=6):
    """Closed rectangle path in XZ, from (0, 0) bottom centre, with the outward normals: a strap round a box."""
    path, normals = [], []
    for cx, cz, start in ((1, 0, -90), (1, 1, 0), (-1, 1, 90), (-1, 0, 180)):
        centre = (cx * (width / 2 - corner), 0, corner if cz == 0 else height - corner)
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            normals.append((math.cos(a), 0, math.sin(a)))
            path.append((centre[0] + corner * math.cos(a), 0, centre[2] + corner * math.sin(a)))
    return np.array(path + path[:1]), np.array(normals + normals[:1])


def arc_label(radius, height, start, sweep, material, steps=48, **placing):
    """Label on a cylinder (axis Z), from angle `start` over `sweep` degrees; positive sweep reads from outside,
    negative from inside."""
    angles = np.radians(np.linspace(start, start + sweep, steps + 1))
    vertices = [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (-height / 2, height / 2)]
    uv = [(i / steps, k) for i in range(steps + 1) for k in (0, 1)]
    return mesh('label', vertices, grid_faces(steps + 1, 2), material, smooth=True, uv=uv, **placing)


def decal(width, height, material, **placing):
    """Flat print in the XY plane, reading from +Z; turn=UPRIGHT makes it face the camera (-Y)."""
    w, h = width / 2, height / 2
    return mesh('decal', [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], material,
                uv=[(0, 0), (1, 0), (1, 1), (0, 1)], **placing)


def socket_bolt(radius, material, socket_material, **placing):
    """Socket-head screw, axis Z."""
    head = cylinder(radius, radius * .9, material, edge=radius * .12, sides=32, **placing)
    cylinder(radius * .55, radius * .3, socket_material, edge=0, sides=6, at=(0, 0, radius * .42), parent=head)
    return head


def join(objects):
    """One mesh of many (for instancing or Boolean work)."""
    graph = bpy.context.evaluated_depsgraph_get()
    joined = bmesh.new()
    for obj in objects:
        part = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
        part.transform(obj.matrix_world)
        joined.from_mesh(part)
    data = bpy.data.meshes.new('joined')
    joined.to_mesh(data)
    joined.free()
    for obj in objects:
        bpy.data.objects.remove(obj)
    return data


def copy_of(obj, at=None, turn=None, parent=None):
    """Cheap linked copy that shares the mesh."""
    copy = obj.copy()
    bpy.context.scene.collection.objects.link(copy)
    if at is not None:
        copy.location = at
    if turn is not None:
        copy.rotation_euler = radians3(turn)
    if parent is not None:
        copy.parent = parent
    return copy
