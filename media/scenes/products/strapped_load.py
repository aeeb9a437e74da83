"""Straps at work: a load of the trade on its pallet or bearers, held by the product."""

import random
from functools import partial

from lib.closures import seal_sheet, seal_zinc
from lib.corners import board_corner, corners_round, eye_corner, metal_corner, plastic_corner
from lib.geometry import box, copy_of, cylinder, group, lathe, ribbon, ring
from lib.goods import (
    blocks,
    bottle_tray,
    cathodes,
    concrete,
    crate,
    hull_loop,
    mouldings,
    pipes,
    pulp_bale,
    sawn_timber,
)
from lib.loads import PALLET_HEIGHT, CartonKit, carton, carton_stack, pallet, strap_round, stretch_wrap
from lib.materials import cardboard, film, plain, powder_coat, shader, wood
from lib.steel import strap_face
from lib.straps import embossed, smooth_strap, strap_edge, wound_body
from lib.studio import photograph
from lib.textiles import woven
from lib.tools_seals import notched_seal

ACROSS = (0, 0, 90)


class Strap:
    def __init__(self, colour=None, width=16, thickness=0.9, surface='smooth', finish=None, bands=()):
        self.width, self.thickness = width / 1000, thickness / 1000
        if finish:
            self.material = strap_face(finish)
        elif surface == 'woven':
            self.material = woven(colour, bands)
        else:
            self.material = {'embossed': embossed, 'smooth': smooth_strap}[surface](colour)

    def round(self, width, height, root, at, turn=ACROSS, corner=0.006):
        return strap_round(width, height, self.width, self.thickness, self.material, root, at, turn, corner)


def bearers(root, length, width, height=0.07, count=2, span=0.6):
    timber = wood('#CBA36D', '#A97F4E')
    for i in range(count):
        x = (i / (count - 1) - 0.5) * length * span
        box((width, 0.09, height), timber, 0.004, turn=ACROSS, at=(x, 0, height / 2), parent=root)


def bundle_of_mouldings(root, strap):
    _, width, height = mouldings(49, 0.72, root)
    for x in (-0.2, 0.2):
        strap.round(width, height, root, (x, 0, 0))
        seal_sheet(
            strap.width,
            0.025,
            0.0006,
            seal_zinc(),
            crimps=3,
            height=0.0034,
            parent=group((x, -0.03, height + strap.thickness + 0.0006), ACROSS, root),
        )


def pavers(root, strap):
    pallet(parent=root, length=1.0, width=1.0)
    stone = [concrete(), concrete('#86847F', '#9A9792'), concrete('#95938F', '#A9A6A1')]
    _, length, width, height = blocks((0.2, 0.1, 0.08), 5, 10, 7, stone, parent=root, at=(0, 0, PALLET_HEIGHT))
    for x in (-0.3, 0.3):
        strap.round(width, height, root, (x, 0, PALLET_HEIGHT))
    for y in (-0.25, 0.25):
        strap.round(length, height + 0.002, root, (0, y, PALLET_HEIGHT), (0, 0, 0))


def trays_of_bottles(root, strap):
    pallet(parent=root, length=1.2, width=1.0)
    glass = shader('bottle', '#3A1E0A', 0.08, specular=0.6, coat=0.5).material
    cap, tray = plain('#C9A13A', 0.3, metal=1), cardboard()
    z = PALLET_HEIGHT
    for _ in range(3):
        _, x, y = bottle_tray(17, 14, glass, cap, tray, 0.0335, 0.24, root, (0, 0, z))
        z += 0.238
        box((x, y, 0.004), tray, 0.001, at=(0, 0, z + 0.002), parent=root)
        z += 0.005
    top = z - PALLET_HEIGHT
    for sx in (-1, 1):
        for sy in (-1, 1):
            board_corner(top, 0.05, 0.004, parent=root, at=(sx * x / 2, sy * y / 2, PALLET_HEIGHT), facing=(sx, sy))
    for px in (-0.3, 0.3):
        strap.round(y + 0.008, top, root, (px, 0, PALLET_HEIGHT))
    for py in (-0.25, 0.25):
        strap.round(x + 0.008, top + 0.001, root, (0, py, PALLET_HEIGHT), (0, 0, 0))


def wine_cartons(root, strap):
    pallet(parent=root)
    kit = CartonKit()
    size = (0.29, 0.24, 0.33)
    x, y, layers = 4 * 0.292, 4 * 0.242, 3
    for k in range(layers):
        for i in range(4):
            for j in range(4):
                carton(
                    (size[0], size[1], size[2] - 0.002),
                    kit,
                    (i + 2 * j + k) % 3,
                    'both' if i == 0 and j == 0 else 'front' if j == 0 else 'side' if i == 0 else None,
                    parent=root,
                    at=((i - 1.5) * 0.292, (j - 1.5) * 0.242, PALLET_HEIGHT + k * size[2]),
                )
    top = layers * size[2]
    for sx in (-1, 1):
        for sy in (-1, 1):
            board_corner(top, 0.05, 0.004, parent=root, at=(sx * x / 2, sy * y / 2, PALLET_HEIGHT), facing=(sx, sy))
    for px in (-0.34, 0.34):
        for sy in (-1, 1):
            board_corner(
                0.12,
                0.05,
                0.004,
                parent=root,
                at=(px - 0.06, sy * y / 2, PALLET_HEIGHT + top),
                facing=(1, sy),
                lying=True,
            )
        strap.round(y + 0.009, top + 0.005, root, (px, 0, PALLET_HEIGHT))


def timber_pack(root, strap):
    bearers(root, 1.6, 1.0, 0.09)
    _, width, height = sawn_timber(parent=root, at=(0, 0, 0.09))
    for x in (-0.62, -0.21, 0.21, 0.62):
        strap.round(width, height, root, (x, 0, 0.09))


def pulp_bales(root, strap):
    for k in range(2):
        for i in range(2):
            pulp_bale(parent=root, at=((i - 0.5) * 0.82, 0, 0.455 * k), seed=2 + i + 2 * k)
    for i in (-0.5, 0.5):
        for x in (-0.2, 0.2):
            strap.round(0.708, 0.915, root, (i * 0.82 + x, 0, 0), corner=0.02)


def export_crate(root, strap):
    crate(parent=root)
    for x in (-0.26, 0, 0.26):
        strap.round(0.602, 0.57, root, (x, 0, 0), corner=0.004)


def bundle_of_pipes(root, strap):
    height = 0.1
    bearers(root, 1.5, 0.62, height)
    radius = 0.055
    bottom = radius * 2.003 * 2 * 0.866 + radius
    steel = shader('pipe', '#3E4349', 0.38, metal=0.8).grain(80, 0.05).material
    _, centres = pipes(2, radius, 1.5, material=steel, parent=root, at=(0, 0, height + bottom + 0.001))
    path, normals = hull_loop(centres, radius + strap.thickness / 2)
    for x in (-0.5, 0, 0.5):
        ribbon(
            path, strap.width, strap.thickness, strap.material, normals, parent=root, at=(x, 0, height + bottom + 0.001)
        )


def bundle_of_bars(root, strap):
    """Solid round bars; each strap is closed by a notched seal on top."""
    height, radius, length = 0.08, 0.03, 1.0
    bearers(root, length, 0.5, height)
    steel = shader('bar', '#9BA0A5', 0.45, metal=0.45).vary('Base Color', 6, '#8B8985', '#A9AFB4').grain(80, 0.1).material
    centres = []
    for row, count in enumerate((7, 8, 7, 6)):
        for i in range(count):
            centres.append(((i - (count - 1) / 2) * radius * 2.005, radius + row * radius * 1.74))
    rnd = random.Random(8)
    first = cylinder(radius, length, steel, 0.002, 48, turn=(0, 90, 0), parent=root)
    for y, z in centres:
        copy_of(first, at=(rnd.uniform(-0.012, 0.012), y, height + z))
    first.hide_render = True
    path, normals = hull_loop(centres, radius + strap.thickness / 2)
    top = height + max(z for _, z in centres) + radius + strap.thickness
    for x in (-0.24, 0.24):
        ribbon(path, strap.width, strap.thickness, strap.material, normals, parent=root, at=(x, 0, height))
        notched_seal(seal_zinc(), strap.width, 0.038, strap.thickness, group((x, -0.03, top - 0.0008), ACROSS, root))


def square_tubes(root, strap):
    """Hollow square sections; plastic corners where the straps cross the edges."""
    base, side, columns, rows, length = 0.09, 0.06, 8, 6, 1.4
    width, height = columns * side, rows * side
    bearers(root, length, width, base)
    steel = shader('tube', '#8B9197', 0.36, metal=1).vary('Roughness', 20, 0.3, 0.46).material
    void = plain('#0C0D0E', 0.8)
    rnd = random.Random(4)
    for i in range(columns):
        for k in range(rows):
            at = (rnd.uniform(-0.01, 0.01), (i + 0.5) * side - width / 2, base + (k + 0.5) * side)
            tube = box((length, side - 0.002, side - 0.002), steel, 0.004, parent=root, at=at)
            box((length + 0.001, side - 0.012, side - 0.012), void, 0.002, parent=tube)
    wall = 0.003
    corner = partial(plastic_corner, 0.06, strap.width + 0.014, wall, strap.width + 0.002)
    for x in (-0.45, 0, 0.45):
        strap.round(width + 2 * wall, height + 2 * wall, root, (x, 0, base - wall), corner=0.008)
        corners_round(corner, x, width / 2 + wall, base - wall, base + height + wall, 'y', root)


def copper_cathodes(root, strap):
    """Two straps each way over metal corners, closed on top."""
    base, wall = 0.09, 0.0016
    length, width = 1.008, 0.968
    bearers(root, 1.0, 0.96, base)
    _, height = cathodes(parent=root, at=(0, 0, base), count=26)
    corner = partial(metal_corner, 0.06, strap.width + 0.016, wall)
    for place in (-0.26, 0.26):
        for along, span, lift in (('y', width, 0), ('x', length, strap.thickness)):
            at, turn = ((place, 0), ACROSS) if along == 'y' else ((0, place), (0, 0, 0))
            strap.round(span + 2 * wall, height + 2 * wall + lift, root, (*at, base - wall), turn, 0.007)
            corners_round(corner, place, span / 2 + wall, base - wall, base + height + wall, along, root)
        notched_seal(
            seal_zinc(),
            strap.width,
            0.057,
            strap.thickness,
            group((place, -0.03, base + height + wall), ACROSS, root),
        )


def steel_coil(root, strap):
    """A rolled coil on its side in a cradle, straps through its eye."""
    inner, outer, width = 0.25, 0.5, 0.62
    bearers(root, 0.9, 0.62, 0.08, 2, 0.34)
    body = shader('rolled steel', '#8E959C', 0.32, metal=1).grain(60, 0.05, 2, distance=0.0005).material
    lift = outer + 0.045
    spool = group((0, 0, lift), (90, 0, 0), root)
    ring(inner, outer, width, body, 0.002, 200, parent=spool)
    wound_body(
        inner + 0.002,
        outer - 0.004,
        width + 0.004,
        strap_edge('#8E959C', 0.0022, 0.4, rough=0.34, metal=1),
        60,
        220,
        5,
        0.004,
    ).parent = spool
    for angle in (20, 140, 260):
        holder = group(turn=(0, 0, angle), parent=spool)
        strap.round(
            outer - inner + 0.006, width + 0.012, holder, ((inner + outer) / 2, 0, -width / 2 - 0.006), (0, 0, 0), 0.008
        )
        for side in (-1, 1):
            eye_corner(side, inner, width, parent=holder)


def cornered_pallet(root, strap):
    pallet(parent=root)
    carton_stack(layers=4, layer_height=0.25, parent=root, kit=CartonKit())
    x, y, top = 1.18, 0.98, 1.0
    for sx in (-1, 1):
        for sy in (-1, 1):
            board_corner(
                top + 0.004, 0.05, 0.004, parent=root, at=(sx * x / 2, sy * y / 2, PALLET_HEIGHT), facing=(sx, sy)
            )
    for px in (-0.3, 0.3):
        strap.round(y + 0.008, top, root, (px, 0, PALLET_HEIGHT))
    for py in (-0.25, 0.25):
        strap.round(x + 0.008, top + 0.001, root, (0, py, PALLET_HEIGHT), (0, 0, 0))
    sheet = film(
        '#F6FAFD',
        0.07,
        gloss=2.2,
        haze=0.04,
        wrinkles=0.5,
        wrinkle_scale=3,
        wrinkle_depth=0.03,
        stretch=(1.1, 4, 1),
        coordinates='UV',
    )
    stretch_wrap(x + 0.012, y + 0.012, 0.08, PALLET_HEIGHT + 0.62, material=sheet, parent=root)


def lashed_drums(root, strap):
    """Four drums on a pallet, lashed round and over."""
    pallet(parent=root, length=1.2, width=1.2)
    radius, height = 0.29, 0.86
    paint = powder_coat('#2C5C86', 0.35)
    lid = powder_coat('#22262B', 0.4)
    centres = [(x, y) for x in (-0.295, 0.295) for y in (-0.295, 0.295)]
    for x, y in centres:
        base = PALLET_HEIGHT
        profile = [(0.001, 0), (radius - 0.012, 0), (radius, 0.012)]
        for hoop in (0.3, 0.58):
            profile += [(radius - 0.008, hoop - 0.02), (radius + 0.002, hoop), (radius - 0.008, hoop + 0.02)]
        profile += [
            (radius - 0.006, height - 0.02),
            (radius, height - 0.008),
            (radius - 0.006, height),
            (radius - 0.012, height - 0.01),
            (0.001, height - 0.012),
        ]
        lathe(profile, paint, 96, closed=False, smooth_angle=50, at=(x, y, base), parent=root)
        cylinder(0.03, 0.012, lid, 0.002, 32, at=(x + 0.17, y + 0.05, base + height - 0.01), parent=root)
    path, normals = hull_loop(centres, radius + 0.003)
    ring_path, ring_normals = path[:, [1, 2, 0]], normals[:, [1, 2, 0]]
    for z in (0.17, 0.72):
        ribbon(
            ring_path,
            strap.width,
            strap.thickness,
            strap.material,
            ring_normals,
            parent=root,
            at=(0, 0, PALLET_HEIGHT + z),
        )
    for x in (-0.295, 0.295):
        strap.round(1.176, height + PALLET_HEIGHT - 0.02, root, (x, 0, 0.022), corner=0.03)


loads = {
    f.__name__: f
    for f in (
        bundle_of_mouldings,
        pavers,
        trays_of_bottles,
        wine_cartons,
        timber_pack,
        pulp_bales,
        export_crate,
        bundle_of_pipes,
        bundle_of_bars,
        square_tubes,
        copper_cathodes,
        steel_coil,
        cornered_pallet,
        lashed_drums,
    )
}


def build(load, strap, turn=-28, elevation=20, fill=0.76, azimuth=-8):
    root = group(turn=(0, 0, turn))
    loads[load](root, Strap(**strap))
    photograph(azimuth=azimuth, elevation=elevation, fill=fill)
