"""Air cushions: pillow chains and bubble quilt as analytic surfaces (cloth simulation was slow and unstable)."""
import numpy as np

from lib.geometry import bezier, grid_faces, mesh
from lib.materials import film


def cushion_film(tint='#EAF3F9', passing=(.955, .98, .99), opacity=.085):
    return film(tint, opacity, gloss=1.7, rough=.06, haze=.3, passing=passing, shadow=.88, wrinkles=0)


def green_cushion_film():
    """Recycled film with its light green cast."""
    return cushion_film('#C9EBC4', (.86, .965, .87), .12)


def pillow_chain(count=6, length=.1, width=.2, seam=.012, side=.011, height=.027, seed=2, nx=40, ny=64):
    """Vertices (chain along X, from 0) and faces: inflated cushions with crimps running away from every seam."""
    vertices, faces = [], []
    for p in range(count):
        rnd = np.random.RandomState(seed + p)
        u, v = np.meshgrid(np.linspace(0, 1, nx), np.linspace(0, 1, ny), indexing='ij')
        a = np.clip((u * length - seam / 2) / (length - seam), 0, 1)
        b = np.clip((v * width - side) / (width - 2 * side), 0, 1)
        to_seam, to_side = np.minimum(a, 1 - a) * (length - seam), np.minimum(b, 1 - b) * (width - 2 * side)
        dome = (1 - np.abs(2 * a - 1) ** 2.3) ** .62 * (1 - np.abs(2 * b - 1) ** 3) ** .6
        for face in (1, -1):
            crimp = np.zeros_like(u)
            for _ in range(7):
                crimp += rnd.uniform(.3, 1) / 5 * np.exp(-to_seam / rnd.uniform(.010, .026)) * np.sin(
                    2 * np.pi * rnd.uniform(4, 15) * b + rnd.uniform(0, 6.3) + 1.2 * np.sin(5 * a + rnd.uniform(0, 6)))
                crimp += rnd.uniform(.3, 1) / 5 * np.exp(-to_side / rnd.uniform(.012, .034)) * np.sin(
                    2 * np.pi * rnd.uniform(3, 10) * a + rnd.uniform(0, 6.3) + 1.2 * np.sin(6 * b + rnd.uniform(0, 6)))
            slack = sum(rnd.uniform(-.05, .05) * np.sin(2 * np.pi * (rnd.uniform(.4, 1.6) * a + rnd.uniform(.4, 1.6) * b)
                                                        + rnd.uniform(0, 6.3)) for _ in range(4))
            flat = np.minimum(1, dome * 2.2) * np.minimum(1, np.minimum(to_seam, to_side) / .004)
            z = face * (height * dome * (1 + slack) + .0024 * crimp * flat)
            drawn_in = .010 * np.sin(np.pi * a) * np.sign(v - .5) * np.abs(2 * v - 1) ** 3
            y = (v - .5) * width - drawn_in
            ripple = .0012 * np.sin(y * 55 + p) * (dome < .02)
            offset = len(vertices)
            vertices += np.stack([(p + u) * length, y, z + ripple], -1).reshape(-1, 3).tolist()
            quads = grid_faces(nx, ny, offset=offset)
            faces += quads if face > 0 else [q[::-1] for q in quads]
    return np.array(vertices), faces


def bubble_quilt(length=.5, width=.34, cell=.04, height=.016, step=.0018, seed=1):
    """Vertices (along X from 0) and faces of a quilt of round cells in staggered rows, joined by narrow channels."""
    rnd = np.random.RandomState(seed)
    x, y = np.meshgrid(np.arange(0, length, step), np.arange(-width / 2, width / 2 + step / 2, step), indexing='ij')
    pitch_y = cell * .9
    row = np.round(y / pitch_y)
    shifted = x / cell - .5 * (row % 2)
    centre_x = (np.round(shifted) + .5 * (row % 2)) * cell
    dx, dy = (x - centre_x) / (cell * .47), (y - row * pitch_y) / (cell * .45)
    radius = np.sqrt(dx ** 2 + dy ** 2)
    dome = np.sqrt(np.clip(1 - radius ** 2.4, 0, 1))
    channel = .28 * np.clip(1 - np.abs(dy) * 3.2, 0, 1) ** .5
    edge = np.clip((width / 2 - np.abs(y)) / .012, 0, 1)
    body = np.maximum(dome, channel) * (edge > .6)
    tone = 1 + .08 * np.sin(centre_x * 310 + row * 2.1) + .05 * rnd.randn()
    angle = np.arctan2(dy, dx)
    crimp = .00025 * np.sin(angle * 9 + centre_x * 90 + row) * np.exp(-((radius - .95) / .25) ** 2)
    vertices, faces = [], []
    for face in (1, -1):
        z = face * (height / 2 * body * tone + crimp)
        offset = len(vertices)
        vertices += np.stack([x, y, z], -1).reshape(-1, 3).tolist()
        quads = grid_faces(*x.shape, offset=offset)
        faces += quads if face > 0 else [q[::-1] for q in quads]
    return np.array(vertices), faces


def along_path(vertices, path):
    """Bend a strip lying along X onto a path in the XZ plane; Y stays."""
    path = np.asarray(path, float)
    distance = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    tangent = np.gradient(path, distance, axis=0)
    x = np.clip(vertices[:, 0] - vertices[:, 0].min(), 0, distance[-1])
    centre = np.stack([np.interp(x, distance, path[:, k]) for k in range(3)], 1)
    t = np.stack([np.interp(x, distance, tangent[:, k]) for k in range(3)], 1)
    t /= np.linalg.norm(t, axis=1)[:, None]
    return centre + vertices[:, 1:2] * [0, 1, 0] + np.cross(t, [0, 1, 0]) * vertices[:, 2:3]


def cushion_strip(count, material, path=None, seed=2, **placing):
    """A chain of pillows, straight and centred or along a path."""
    vertices, faces = pillow_chain(count, seed=seed)
    if path is None:
        vertices[:, 0] -= vertices[:, 0].mean()
    else:
        vertices = along_path(vertices, path)
    return mesh('cushions', vertices, faces, material, smooth=True, **placing)


def hanging(start, end, sag=.1, steps=400):
    """Path that leaves `start` (x, z) level, falls and runs out on the floor at `end`."""
    (x0, z0), (x1, z1) = start, end
    return bezier((x0, 0, z0), (x0 + sag * 2.2, 0, z0 + sag), (x0 + sag * 1.2, 0, z1 - .04), (x1, 0, z1), steps)

