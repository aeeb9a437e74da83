"""Seals, buckles and corners: one or a few pieces in front, a heap behind."""

import bpy

from lib.closures import plastic_buckle, seal_sheet, seal_zinc
from lib.corners import metal_corner, plastic_corner
from lib.geometry import UPRIGHT, box, copy_of, decal, group
from lib.labels import product_label
from lib.loads import CartonKit
from lib.piles import heap, solid
from lib.studio import photograph
from lib.textiles import phosphated, wire_buckle


def open_seal(width=0.013, length=0.025):
    return seal_sheet(width, length, 0.0005, seal_zinc(), wings=0.72, height=0.0032)


def serrated_seal(width=0.016, length=0.030):
    return seal_sheet(width, length, 0.0006, seal_zinc(), wings=0.78, height=0.0036, teeth=True)


def overlap_seal(width=0.019, length=0.038, sheet=0.0009, height=0.0042):
    return seal_sheet(width, length, sheet, seal_zinc(), height=height, overlap=True)


def phosphated_buckle(**shape):
    return wire_buckle(material=phosphated(), **shape)


parts = {
    'open_seal': open_seal,
    'serrated_seal': serrated_seal,
    'overlap_seal': overlap_seal,
    'plastic_buckle': plastic_buckle,
    'wire_buckle': wire_buckle,
    'phosphated_buckle': phosphated_buckle,
    'plastic_corner': plastic_corner,
    'metal_corner': metal_corner,
}


def build(
    part,
    count=40,
    radius=0.05,
    front=(),
    title=None,
    size=None,
    facts=(),
    seed=1,
    elevation=26,
    fill=0.74,
    height=0.14,
    shape=None,
):
    """`shape`: measures of the part other than its own, in metres; `front`: poses (x, y, z, rx, ry, rz) of single pieces, millimetres and degrees; with a title the box stands behind."""
    piece = solid(parts[part](**(shape or {})))
    for x, y, z, *turn in front:
        copy_of(piece, at=(x / 1000, y / 1000, z / 1000), turn=turn)
    if count:
        heap(piece, count, radius, height, seed)
    else:
        bpy.data.objects.remove(piece)
    if title:
        box_size = (radius * 2.3, radius * 1.5, radius * 1.25)
        behind = group((radius * 0.7, radius * 1.95, 0), (0, 0, -14))
        kit = CartonKit()
        x, y, z = box_size
        box(box_size, kit.boards[0], 0.0014, at=(0, 0, z / 2), parent=behind)
        box((x + 0.0004, y * 0.26, z + 0.0004), kit.tape, 0.0014, at=(0, 0, z / 2), parent=behind)
        width = box_size[0] * 0.62
        decal(
            width,
            width * 5.2 / 12,
            product_label(title, size, *facts),
            at=(0, -box_size[1] / 2 - 0.0008, box_size[2] / 2),
            turn=UPRIGHT,
            parent=behind,
        )
    photograph(elevation=elevation, fill=fill, lens=95, fstop=16)
