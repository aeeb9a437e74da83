"""Paper for void fill: fan-folded packs, crumpled cord, honeycomb wrap."""

import math

import numpy as np

from lib.geometry import grid_faces, group, mesh, ribbon
from lib.materials import shader


def kraft(dark='#9F794C', light='#A78153'):
    made = shader('kraft', dark, 0.75, specular=0.25).vary('Base Color', 60, dark, light, (1, 1, 1), 6)
    return made.grain(260, 0.15, 4, distance=0.0006).material


def fan_fold(
    width=0.38, depth=0.28, height=0.17, layers=64, material=None, lift=True, parent=None, at=(0, 0, 0), turn=(0, 0, 0)
):
    """Pack of zigzag paper: folds on the ±X sides, width along Y; the first sheet may stand up."""
    root = group(at, turn, parent, 'fan-fold pack')
    material = material or kraft()
    rnd = np.random.RandomState(4)
    pitch = height / layers
    path = []
    for i in range(layers):
        z = pitch * (i + 0.5)
        side = 1 if i % 2 == 0 else -1
        out = depth / 2 - rnd.uniform(0, 0.003)
        for s in np.linspace(-1, 1, 9):
            sag = 0.0012 * math.sin(s * 3 + i) * min(1, i / 12)
            path.append((side * s * (out - pitch * 0.5), 0, z + sag))
        if i < layers - 1:
            for a in (-60, -25, 25, 60):
                path.append(
                    (
                        side * (out - pitch * 0.5 + pitch * 0.5 * math.cos(math.radians(a))),
                        0,
                        z + pitch * 0.5 + pitch * 0.5 * math.sin(math.radians(a)),
                    )
                )
    path = np.array(path)
    normals = np.zeros_like(path)
    tangent = np.gradient(path, axis=0)
    normals = np.cross(tangent, (0, 1, 0))
    ribbon(path, width, 0.0007, material, normals, parent=root)
    if lift:
        x, z = path[-1][0], path[-1][2]
        sign = math.copysign(1, x)
        curve = [(x, 0, z), (x + sign * 0.0015, 0, z + 0.002)]
        t = np.linspace(0, 1, 40)[1:]
        curve += [(x - sign * 0.20 * s**1.15, 0, z + 0.004 + 0.13 * s - 0.02 * s * s) for s in t]
        curve = np.array(curve)
        ribbon(curve, width, 0.0006, material, np.cross(np.gradient(curve, axis=0), (0, 1, 0)), parent=root)
    return root


def paper_cord(path, radius=0.045, material=None, seed=3, steps=420, around=96, **placing):
    """Paper drawn together to a crumpled cord along a path of points."""
    path = np.asarray(path, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    marks = np.linspace(0, along[-1], steps)
    centre = np.stack([np.interp(marks, along, path[:, k]) for k in range(3)], 1)
    tangent = np.gradient(centre, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.cross(tangent, (0, 0, 1.0))
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, tangent)
    rnd = np.random.RandomState(seed)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)[None, :]
    s = marks[:, None]
    relief = np.zeros((steps, around))
    for _ in range(18):
        k, f, p, tilt = rnd.randint(1, 11), rnd.uniform(-170, 170), rnd.uniform(0, 6.3), rnd.uniform(-1.5, 1.5)
        relief += (
            (1 - np.abs(np.sin(0.5 * (k * a + f * s + p) + tilt * np.sin(3 * a + s * 20)))) * rnd.uniform(0.4, 1) / 7
        )
    taper = np.minimum(1, np.minimum(s, along[-1] - s) / (radius * 0.8)) ** 0.6
    r = (
        radius
        * (0.62 + 0.5 * (relief - relief.mean()) / relief.std() * 0.33 + 0.12 * np.sin(s * 31 + a))
        * (0.55 + 0.45 * taper)
    )
    vertices = (
        centre[:, None] + side[:, None] * (r * np.cos(a))[..., None] + up[:, None] * (r * np.sin(a))[..., None] * 0.8
    )
    return mesh(
        'paper cord',
        vertices.reshape(-1, 3),
        grid_faces(steps, around, wrap_columns=True),
        material or kraft(),
        **placing
    )


def honeycomb(length, width, place, material=None, cell=0.016, height=0.006, tilt=0.55, parent=None):
    """Die-cut paper drawn open to hexagons. `place(u, v)` gives the point and the normal for arrays of positions along the
    length and across the width."""
    material = material or kraft()
    pitch = cell * 0.78
    rows = int(length / pitch)
    root = group(parent=parent, name='honeycomb')
    v = np.arange(0, width, cell / 6)
    phase = (v / cell) % 1
    hexagon = np.clip(np.abs(phase - 0.5) * 6 - 1, -0.5, 0.5)
    for k in range(rows):
        sign = 1 if k % 2 else -1
        u = k * pitch + sign * hexagon * pitch * 0.98 + pitch / 2
        point, normal = place(np.clip(u, 0, length), v - width / 2)
        step, _ = place(np.clip(u + 0.001, 0, length), v - width / 2)
        forward = step - point
        forward /= np.maximum(np.linalg.norm(forward, axis=1, keepdims=True), 1e-9)
        stand = normal + forward * tilt * (1 if k % 2 else 0.6)
        stand /= np.linalg.norm(stand, axis=1, keepdims=True)
        low, high = point + normal * 0.0004, point + normal * 0.0004 + stand * height
        vertices = np.stack([low, high], 1).reshape(-1, 3)
        mesh('strand', vertices, grid_faces(len(v), 2), material, parent=root)
    return root
