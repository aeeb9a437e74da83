"""Seals and corners at work, from near."""

from lib.closures import seal_sheet, seal_zinc
from lib.corners import metal_corner, plastic_corner
from lib.geometry import cylinder, group, ribbon, ring
from lib.goods import blocks, clay, hull_loop, steel_sheets
from lib.loads import strap_round
from lib.materials import shader
from lib.steel import strap_face
from lib.straps import embossed
from lib.studio import photograph
from lib.tools_seals import notched_seal

GREEN = '#0B5229'


def brick_stack(root):
    clays = [clay('#7A3622', '#8C4630'), clay('#70301D', '#834029'), clay('#83402C', '#96503A')]
    return blocks((0.24, 0.115, 0.071), 4, 4, 5, clays, parent=root)


def seal_on_bricks():
    root = group(turn=(0, 0, -24))
    _, _, width, height = brick_stack(root)
    w, t = 0.0155, 0.0009
    strap = embossed(GREEN)
    for x in (-0.2, 0.1):
        strap_round(width, height, w, t, strap, root, (x, 0, 0), (0, 0, 90), 0.005)
    face = group((0.1, -width / 2 - t - 0.0008, height * 0.58), (90, 0, 0), root)
    spun = group(turn=(0, 0, 90), parent=face)
    seal = seal_sheet(w, 0.030, 0.0008, seal_zinc(), crimps=4, height=0.0036, parent=spun)
    end = ribbon(
        [(0.012, 0, 0.0012), (0.03, 0, 0.0014), (0.045, 0, 0.003), (0.058, 0, 0.006)], w, t, strap, parent=spun
    )
    photograph(azimuth=-14, elevation=14, lens=100, fstop=11, fill=0.5, of=[seal, end], scale=0.6)


def corner_on_bricks():
    root = group(turn=(0, 0, -30))
    _, _, width, height = brick_stack(root)
    w, t = 0.0155, 0.0009
    strap_round(width + 0.006, height + 0.003, w, t, embossed(GREEN), root, (-0.1, 0, 0), (0, 0, 90), 0.006)
    corner = plastic_corner(parent=group((-0.1, -width / 2 - 0.0031, height + 0.0031), (0, 0, -90), root))
    photograph(azimuth=-16, elevation=26, lens=100, fstop=11, fill=0.42, of=list(corner.children), scale=0.6)


def corner_on_sheets():
    root = group(turn=(0, 0, -32))
    sheet = shader('sheet', '#8F959C', 0.3, metal=1).material
    _, height = steel_sheets(18, material=sheet, parent=root)
    w, t = 0.03175, 0.0009
    strap_round(0.5 + 0.0028, height + 0.0016, w, t, strap_face('blued'), root, (-0.05, 0, 0), (0, 0, 90), 0.005)
    corner = metal_corner(length=0.0365, parent=group((-0.05, -0.25 - 0.0013, height + 0.0013), (0, 0, -90), root))
    photograph(azimuth=-16, elevation=28, lens=100, fstop=11, fill=0.5, of=list(corner.children), scale=0.6)


def seal_on_bars(width=19, length=38, finish='black', radius=12, tubes=False, turn=-36, azimuth=-10):
    """Bars, or tubes of lighter steel; millimetres."""
    root = group(turn=(0, 0, turn))
    radius = radius / 1000
    if tubes:
        bar = shader('tube', '#A4A9AE', 0.34, metal=1).vary('Roughness', 30, 0.28, 0.42).material
    else:
        bar = shader('bar', '#6B6F74', 0.42, metal=1).vary('Base Color', 12, '#5C5A58', '#7B8087').grain(120, 0.2).material
    centres = []
    for row, count in enumerate((6, 7, 6, 5)):
        for i in range(count):
            centres.append(((i - (count - 1) / 2) * radius * 2.02, (row + 0.5) * radius * 1.75))
    for y, z in centres:
        if tubes:
            ring(radius * 0.86, radius, 0.5, bar, 0.0006, 48, at=(0.05, y, z), turn=(0, 90, 0), parent=root)
        else:
            cylinder(radius, 0.7, bar, 0.001, 40, at=(0, y, z), turn=(0, 90, 0), parent=root)
    w, t = width / 1000, 0.0009
    path, normals = hull_loop(centres, radius + t / 2)
    strap = strap_face(finish)
    for x in (-0.02, 0.24):
        ribbon(path, w, t, strap, normals, parent=root, at=(x, 0, 0))
    top = max(z for _, z in centres) + radius + t
    seal = seal_sheet(
        w,
        length / 1000,
        0.0011,
        seal_zinc(),
        notches=2,
        height=0.0046,
        overlap=True,
        parent=group((-0.02, -0.002, top + 0.0004), (0, 0, 90), root),
    )
    photograph(azimuth=azimuth, elevation=34, lens=100, fstop=11, fill=0.22 if tubes else 0.3, of=[seal], scale=0.5)


def seal_on_sheets():
    """A closed seal in the middle of the strap over a pack of sheets."""
    root = group(turn=(0, 0, -38))
    sheet = shader('sheet', '#8F959C', 0.34, metal=1).material
    _, height = steel_sheets(18, material=sheet, parent=root)
    w, t = 0.03175, 0.0009
    strap_round(0.5 + 0.0008, height, w, t, strap_face('blued'), root, (0, 0, 0), (0, 0, 90), 0.005)
    seal = notched_seal(seal_zinc(), w, 0.057, t, group((0, -0.12, height + 0.0001), (0, 0, 90), root))
    photograph(azimuth=-12, elevation=34, lens=100, fstop=11, fill=0.24, of=list(seal.children), scale=0.5)


views = {f.__name__: f for f in (seal_on_bricks, corner_on_bricks, corner_on_sheets, seal_on_bars, seal_on_sheets)}


def build(view, **params):
    views[view](**params)
