"""What closes a strap: friction weld, metal seals, plastic buckle. Straps run along X, the joint lies at the origin,
the strap's top at z = 0."""

import math

import numpy as np

from lib.geometry import box, grid_faces, group, mesh, plate, ribbon, smooth_by_angle
from lib.materials import plastic, shader


def friction_weld(material, width, thickness, length=0.028, parent=None):
    """The overlap of a friction weld: a second strap on top with its cut end, the weld pressed matt in the middle."""
    root = group(parent=parent, name='weld')
    x = np.linspace(-length * 0.5 - 0.012, length * 1.9, 160)
    press = np.clip(1 - np.abs(x) / (length * 0.5), 0, 1) ** 0.25
    z = thickness * (1.0 - 0.55 * press)
    z[x < -length * 0.5] += np.linspace(0.0012, 0, (x < -length * 0.5).sum())
    path = np.stack([x, 0 * x, z - thickness * 0.5 + 0.0001], 1)
    ribbon(path, width, thickness, material, edge=thickness * 0.15, parent=root)
    return root


def seal_sheet(
    width,
    length,
    thickness,
    material,
    wings=0.0,
    crimps=0,
    notches=0,
    overlap=False,
    teeth=False,
    height=0.0026,
    name='seal',
    **placing
):
    """Sheet metal folded to a flat C round the strap. `width` inside; `wings` opens the lips (0 closed, 1 wide open);
    `crimps`: waves pressed by the sealer; `notches`: pairs of cuts pressed down; `teeth`: grit on the inside."""
    w, h, t = width / 2 + 0.0006, height / 2, thickness
    lip = width * (0.5 if overlap else 0.42)
    open_angle = math.radians(78 * wings)

    def bend(side):
        points = []
        centre_y = side * (w - h)
        for a in np.linspace(math.pi / 2, -math.pi / 2 + open_angle, 9):
            points.append((centre_y + side * h * math.cos(a), h * math.sin(a)))
        y, z = points[-1]
        direction = (-side * math.cos(open_angle), -math.sin(open_angle))
        reach = lip * (1.12 if overlap and side > 0 else 1)
        drop = -0.0011 if overlap and side > 0 and not wings else 0
        points.append((y + direction[0] * reach * 0.3, z + direction[1] * reach * 0.3 + drop))
        points.append((y + direction[0] * reach, z + direction[1] * reach + drop))
        return points

    right, left = bend(1), bend(-1)
    middle = [(y, h) for y in np.linspace(-(w - h), w - h, 12)[1:-1]]
    section = np.array(left[::-1] + middle + right)
    tangent = np.gradient(section, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    outer, inner = section + normal * t / 2, section - normal * t / 2
    loop = np.concatenate([outer, inner[::-1]])
    xs = np.linspace(-length / 2, length / 2, 121)
    vertices = []
    for x in xs:
        ring = loop.copy()
        if crimps:
            phase = (x / length + 0.5) * crimps
            fade = min(1, (length / 2 - abs(x)) / (length * 0.1))
            wave = 0.5 - 0.5 * math.cos(2 * math.pi * phase)
            edge = np.clip((np.abs(ring[:, 0]) / w - 0.35) / 0.65, 0, 1)
            ring[:, 0] *= 1 - 0.05 * wave * fade * edge
            ring[:, 1] += (
                0.0011 * wave * fade * np.sign(np.sin(2 * np.pi * ring[:, 0] / (width * 0.9))) * (0.35 + 0.65 * edge)
            )
        for n in range(notches):
            centre = (n - (notches - 1) / 2) * length * 0.42
            if abs(x - centre) < length * 0.12:
                cut = np.abs(ring[:, 0]) > w * 0.62
                ring[cut, 1] -= 0.0034 * np.clip((np.abs(ring[cut, 0]) - w * 0.62) / (w * 0.38), 0, 1) ** 0.5
        vertices += [(x, y, z) for y, z in ring]
    k = len(loop)
    faces = grid_faces(len(xs), k, wrap_columns=True)
    half = k // 2
    for row in (0, len(xs) - 1):
        faces += [(row * k + i, row * k + i + 1, row * k + k - 2 - i, row * k + k - 1 - i) for i in range(half - 1)]
    obj = smooth_by_angle(mesh(name, vertices, faces, material, **placing), 38)
    if teeth:
        for x in np.linspace(-length * 0.42, length * 0.42, 9):
            for y in np.linspace(-w * 0.55, w * 0.55, 5):
                box(
                    (0.0011, 0.0011, 0.0009),
                    material,
                    0.0003,
                    turn=(0, 0, 45),
                    at=(x, y, h - t / 2 - 0.0004),
                    parent=obj,
                )
    return obj


def seal_zinc():
    """Galvanised sheet with a faint spangle."""
    return shader('seal sheet', '#B9BDC2', 0.3, metal=1).vary('Roughness', 120, 0.22, 0.4).material


def plastic_buckle(strap_width=0.013, material=None, **placing):
    """Moulded frame with three slots, serrated middle bars, ribs on the sides. Strap along X."""
    material = material or plastic('#15171A', 0.34)
    root = group(name='plastic buckle', **placing)
    w, l, t = strap_width / 2, strap_width * 1.42, 0.0042
    outer = [(-l, -w - 0.0046), (l, -w - 0.0046), (l, w + 0.0046), (-l, w + 0.0046)]
    slots = []
    for x0, x1 in ((-l + 0.0042, -0.0068), (-0.0024, 0.0024), (0.0068, l - 0.0042)):
        slots.append([(x0, -w - 0.0006), (x1, -w - 0.0006), (x1, w + 0.0006), (x0, w + 0.0006)])
    plate(
        [[(*p, 0.0032) for p in outer]] + [[(*p, 0.0008) for p in s] for s in slots],
        t,
        material,
        0.0009,
        turn=(0, 0, 0),
        at=(0, 0, t / 2),
        parent=root,
    )
    for side in (-1, 1):
        for i in range(7):
            box(
                (0.0016, 0.0011, 0.0016),
                material,
                0.0004,
                at=(side * l * (0.15 + 0.1 * i), w + 0.0046, t / 2),
                parent=root,
            )
            box(
                (0.0016, 0.0011, 0.0016),
                material,
                0.0004,
                at=(side * l * (0.15 + 0.1 * i), -w - 0.0046, t / 2),
                parent=root,
            )
        for k in range(4):
            box(
                (0.0006, w * 1.9, 0.0008),
                material,
                0.0002,
                at=(side * (0.0031 + 0.0010 * k), 0, t + 0.0002),
                parent=root,
            )
    return root
