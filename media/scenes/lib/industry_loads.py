"""Loads of the trades, strapped or wrapped: each is a group standing on the floor, centred, long side along X."""
import math
import random
from functools import lru_cache

import numpy as np

from lib.base import PET_GREEN
from lib.bulk import Bulk
from lib.geometry import (UPRIGHT, arc_label, box, copy_of, cylinder, decal, grid_faces, group, lathe, loop_round,
                          mesh, ribbon,
                          ring, smooth_by_angle)
from lib.labels import drawing, product_label, text
from lib.loads import PALLET_HEIGHT, CartonKit, carton, pallet, strap_round, stretch_wrap
from lib.materials import (brushed_steel, cardboard, core_board, film, plain, powder_coat, shader, wood, zinc)
from lib.straps import embossed, smooth_strap, wound_body
from lib.textiles import wire_buckle, woven


@lru_cache(None)
def green_strap():
    return embossed(PET_GREEN)


@lru_cache(None)
def black_strap():
    return smooth_strap('#15171A')


@lru_cache(None)
def steel_strap():
    return brushed_steel('#6E747B', .3)


@lru_cache(None)
def bright_strap():
    return zinc('#DADDE0')


@lru_cache(None)
def corner_sheet():
    return zinc('#AEB4BA')


@lru_cache(None)
def textile_strap():
    return woven('#D6D5CF', ((-.0058, -.0034, '#A80E1A'), (.0034, .0058, '#A80E1A')))


def strap_across(depth, height, material, width=.016, thickness=.0012, at=(0, 0, 0), parent=None, corner=.006):
    """Round the load in the YZ plane at x."""
    return strap_round(depth, height, width, thickness, material, parent, at, (0, 0, 90), corner)


def strap_level(length, width, z, material, strap_width=.016, thickness=.0012, parent=None, corner=.012):
    """Horizontal strap round a load at height z."""
    path, normals = loop_round(length + thickness, width + thickness, corner)
    path = np.stack([path[:, 0], path[:, 2] - (width + thickness) / 2, np.full(len(path), z)], 1)
    normals = np.stack([normals[:, 0], normals[:, 2], np.zeros(len(path))], 1)
    return ribbon(path, strap_width, thickness, material, normals, parent=parent)


def seal_mark(at, turn=(0, 0, 0), parent=None, width=.019, length=.032, material=None):
    """Seal pressed on a strap; lies in XY, strap along X."""
    return box((length, width, .003), material or zinc(), .0008, at=at, turn=turn, parent=parent)


# ---------------------------------------------------------------- cartons, sacks, bottles

def carton_pallet(length=1.18, width=.98, columns=3, rows=2, layers=5, layer_height=.27, straps=True, wrapped_to=None,
                  wrap_top=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None, kit=None, marks=True, seed=8, tones=None):
    """Pallet of cartons that looks the same after half a turn: the front half is copied, turned, to the back."""
    kit = kit or CartonKit()
    if tones:
        kit.boards = [cardboard(*t) for t in tones]
    root = group(at, turn, parent, 'carton pallet')
    pallet(length + .02, width + .02, root)
    x, y = length / columns, width / rows
    for half in (0, 180):
        rnd = random.Random(seed)
        side = group((0, 0, PALLET_HEIGHT), (0, 0, half), root)
        for k in range(layers):
            for i in range(columns):
                for j in range(rows // 2):
                    outer = (j == 0) + 2 * (i == 0)
                    shown = (None, 'front', 'side', 'both')[outer] if marks and rnd.random() < .8 else None
                    place = (-length / 2 + x * (i + .5) + rnd.uniform(-.002, .002),
                             -width / 2 + y * (j + .5) + rnd.uniform(-.002, .002), layer_height * k)
                    carton((x - .004, y - .004, layer_height - .003), kit, rnd.randrange(3), shown, parent=side,
                           at=place)
    top = PALLET_HEIGHT + layers * layer_height
    if straps:
        for offset in (-.3, .3):
            strap_across(width + .002, top - .102, green_strap(), at=(offset * length, 0, .102), parent=root)
        for offset in (-.24, .24):
            strap_round(length + .002, top - .1, .016, .0012, green_strap(), root, (0, offset * width, .101),
                        corner=.006)
    if wrapped_to:
        stretch_wrap(length, width, .06, wrapped_to, parent=root)
    root['top'] = top
    return root


def sack_mesh(length=.60, width=.40, height=.13, material=None, seed=1, sag=.02):
    """A full paper sack lying flat."""
    rnd = np.random.RandomState(seed)
    n, m = 40, 30
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, m), indexing='ij')
    body = (1 - np.abs(u) ** 6) ** .5 * (1 - np.abs(v) ** 5) ** .5
    vertices, faces = [], []
    for side in (1, -1):
        wave = sum(rnd.uniform(-.006, .006) * np.sin(u * rnd.uniform(1, 7) + v * rnd.uniform(1, 7) + rnd.uniform(0, 6))
                   for _ in range(7))
        z = side * (height / 2 * body + wave * np.minimum(1, body * 1.5) + (sag * .2 if side > 0 else 0))
        bulge = 1 - .03 * (1 - body)
        offset = len(vertices)
        vertices += list(np.stack([u * length / 2 * bulge, v * width / 2 * bulge, z + height / 2], -1).reshape(-1, 3))
        quads = grid_faces(n, m, offset=offset)
        faces += quads if side > 0 else [q[::-1] for q in quads]
    return mesh('sack', vertices, faces, material, smooth=True)


def sack_paper(colour='#C9B08A', band='#7A2A22'):
    """Sack with one printed band; object coordinates."""
    made = shader('sack', colour, .7, specular=.25)
    axis = made.node('ShaderNodeSeparateXYZ')
    made.link(made.coordinates('Object'), axis.inputs[0])
    stripe = made.math('LESS_THAN', made.math('ABSOLUTE', made.math('SUBTRACT', axis.outputs['X'], .17)), .035)
    made.link(made.mix(stripe, colour, band), made.surface.inputs['Base Color'])
    return made.grain(22, .35, 5, distance=.004).material


def sack_pallet(layers=8, colour='#C9B08A', band='#7A2A22', at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=3,
                height=.125):
    """Five sacks a layer, the pattern turned every second layer."""
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'sack pallet')
    pallet(1.2, 1.0, root)
    paper = sack_paper(colour, band)
    models = [sack_mesh(.60, .40, height * 1.12, paper, s) for s in range(4)]
    for model in models:
        model.hide_render = True
    pattern = [(-.29, -.30, 0), (.31, -.30, 0), (-.39, .20, 90), (.01, .20, 90), (.41, .20, 90)]
    for k in range(layers):
        for x, y, spin in pattern:
            if k % 2:
                x, y = -x, -y
            sack = copy_of(rnd.choice(models), (x + rnd.uniform(-.012, .012), y + rnd.uniform(-.012, .012),
                                                PALLET_HEIGHT + k * height), (0, 0,
                                                                              spin + rnd.uniform(-2, 2) + 180
                                                                              * (k % 2)), root)
            sack.hide_render = False
    root['top'] = PALLET_HEIGHT + layers * height
    return root


def tray_layers(model, radius, layers, layer_height, root, base, sheet_material, length=1.18, width=.98, frame=None):
    """Round containers standing in rows on slip sheets; only those that can be seen are set."""
    columns, rows = int(length / (2 * radius)), int(width / (2 * radius))
    model.hide_render = True
    boards = Bulk()
    for k in range(layers):
        z = base + k * layer_height
        boards.box((length, width, .004), sheet_material, (0, 0, z + .002))
        for i in range(columns):
            for j in range(rows):
                inside = 2 <= i < columns - 2 and 2 <= j < rows - 2
                if inside and k < layers - 1:
                    continue
                copy = copy_of(model, ((i - (columns - 1) / 2) * length / columns, (j - (rows - 1) / 2) * width / rows,
                                       z + .004),
                               (0, 0, 37 * (i * 7 + j * 3)), root)
                copy.hide_render = False
    top = base + layers * layer_height
    boards.box((length, width, .006), sheet_material, (0, 0, top + .005))
    if frame:
        for y in (-1, 1):
            boards.box((length, .07, .025), frame, (0, y * (width / 2 - .035), top + .02))
        for x in (-1, 0, 1):
            boards.box((.07, width - .14, .025), frame, (x * (length / 2 - .035), 0, top + .02))
    boards.build(.001, parent=root)
    return top + (.033 if frame else .008)


def can_model(radius=.033, height=.115):
    metal = shader('can', '#C7CBCF', .22, metal=1, Anisotropic=.4).material
    return lathe([(0, .004), (radius * .72, .004), (radius * .8, 0), (radius, .008), (radius, height * .86),
                  (radius * .84, height * .975), (radius * .84, height * .985), (radius * .87, height),
                  (radius * .80, height),
                  (radius * .79, height * .9), (0, height * .88)], metal, 28, False)


def can_pallet(layers=9, at=(0, 0, 0), turn=(0, 0, 0), parent=None, strap=None):
    """Empty cans in layers under a wooden frame, strapped both ways."""
    root = group(at, turn, parent, 'can pallet')
    pallet(1.2, 1.0, root)
    top = tray_layers(can_model(), .0335, layers, .121, root, PALLET_HEIGHT, plain('#B9AD97', .7),
                      frame=wood('#C9A06C', '#A77E4E'))
    for x in (-.36, .36):
        strap_across(.984, top - .1, strap or green_strap(), at=(x, 0, .1), parent=root)
    for y in (-.28, .28):
        strap_round(1.184, top - .099, .016, .0012, strap or green_strap(), root, (0, y, .1), corner=.006)
    root['top'] = top
    return root


def bottle_model(radius=.042, height=.235, colour='#E9ECEC'):
    body = shader('bottle', colour, .28, specular=.5).material
    return lathe([(0, .004), (radius * .7, 0), (radius * .97, .006), (radius, .018), (radius, height * .34),
                  (radius * .95, height * .4),
                  (radius * .95, height * .5), (radius, height * .56), (radius, height * .66),
                  (radius * .82, height * .78),
                  (radius * .45, height * .89), (radius * .36, height * .92), (radius * .36, height * .985),
                  (radius * .3, height), (0, height)],
                 body, 32, False)


def bottle_pallet(layers=7, at=(0, 0, 0), turn=(0, 0, 0), parent=None, colour='#DDE6EA', straps=False, sheet='#A98C66'):
    root = group(at, turn, parent, 'bottle pallet')
    pallet(1.2, 1.0, root)
    top = tray_layers(bottle_model(colour=colour), .0425, layers, .243, root, PALLET_HEIGHT, plain(sheet, .75))
    if straps:
        for x in (-.36, .36):
            strap_across(.984, top - .1, green_strap(), at=(x, 0, .1), parent=root)
    root['top'] = top
    return root


# ---------------------------------------------------------------- timber, bricks, tiles

@lru_cache(None)
def pine_tones():
    return [wood(*t) for t in (('#E2C595', '#CFA970'), ('#DDBB86', '#C49B62'), ('#E8CFA4', '#D4B17C'),
                               ('#D6B27C', '#BD935B'))]


def timber_pack(length=3.6, columns=10, rows=14, board=(.108, .042), at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=1,
                straps=4, strap=None, strap_width=.019, stickers=True, ragged=.012, bearers=True, tones=None):
    """Sawn boards along X, on bearers, strapped."""
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'timber pack')
    tones = tones or pine_tones()
    w, h = board
    lift = .09 if bearers else 0
    pack = Bulk()
    z = lift
    for k in range(rows):
        for j in range(columns):
            shift = rnd.uniform(-ragged, ragged)
            pack.box((length, w - .002, h - .0015), rnd.choice(tones),
                     (shift, (j - (columns - 1) / 2) * w + rnd.uniform(-.001, .001), z + h / 2))
        z += h
        if stickers and k in (rows // 3, 2 * rows // 3):
            for x in np.linspace(-length * .42, length * .42, 5):
                pack.box((.04, columns * w, .02), tones[3], (x, 0, z + .01))
            z += .02
    pack.build(.0025, parent=root)
    if bearers:
        blocks = Bulk()
        for x in np.linspace(-length * .4, length * .4, 4):
            blocks.box((.09, columns * w, .09), tones[3], (x, 0, .045))
        blocks.build(.004, parent=root)
    width = columns * w
    for x in np.linspace(-length * .40, length * .40, straps) + .07:
        strap_across(width + .003, z - lift + .003, strap or green_strap(), strap_width, at=(x, 0, lift - .001),
                     parent=root)
        for y in (-1, 1):
            box((.06, .05, .003), core_board(), .001, at=(x, y * (width / 2 - .022), z + .0012), parent=root)
    root['top'] = z
    root['width'] = width
    return root


def brick_pallet(layers=11, at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=2, straps=True,
                 colour=('#934A30', '#A2583C', '#87422B')):
    """Hollow bricks, direction alternating by layer, strapped; bricks .24 x .115 x .071."""
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'brick pallet')
    pallet(1.02, 1.02, root)
    clays = [shader('clay', c, .85, specular=.2).vary('Base Color', 14, c,
                                                      colour[(i + 1) % 3]).grain(60, .4, 6, distance=.002).material
             for i, c in enumerate(colour)]
    hole = plain('#3A1A0F', .9)
    l, w, h = .242, .118, .0725
    pack = Bulk()
    for k in range(layers):
        for i in range(4):
            for j in range(8):
                a, b = (i - 1.5) * l, (j - 3.5) * w
                x, y = (a, b) if k % 2 == 0 else (b, a)
                size = (l - .003, w - .003, h - .001) if k % 2 == 0 else (w - .003, l - .003, h - .001)
                pack.box(size, rnd.choice(clays), (x + rnd.uniform(-.002, .002), y + rnd.uniform(-.002, .002),
                                                   PALLET_HEIGHT + h * (k + .5)))
    pack.build(.003, parent=root)
    holes = Bulk()
    for k in range(layers):
        for j in range(8):
            for side in (-1, 1):
                for q in (-.03, 0, .03):
                    for v in (-.016, .016):
                        t = (j - 3.5) * w + q
                        where = (side * 2 * l, t, 0) if k % 2 == 0 else (t, side * 2 * l, 0)
                        size = (.004, .018, .018) if k % 2 == 0 else (.018, .004, .018)
                        holes.box(size, hole, (where[0] * .9985, where[1] * .9985, PALLET_HEIGHT + h * (k + .5) + v))
    holes.build(parent=root)
    top = PALLET_HEIGHT + layers * h
    if straps:
        for q in (-.27, .27):
            strap_across(.972, top - .1, black_strap(), .019, at=(q, 0, .101), parent=root)
            strap_round(.972, top - .1, .019, .0012, black_strap(), root, (0, q, .1), corner=.006)
    root['top'] = top
    return root


def tile_box_print(words='PORCELANATO', size='60 × 60 cm'):
    return drawing(900, 130, '<rect width="900" height="130" fill="#E9E6E0"/><rect width="150" height="130" fill="#8A9299"/>'
                   + text(190, 62, 46, words, 700, '#3A4046') + text(190, 108, 36, size, 500, '#5B6470'), .6)


def tile_pallet(layers=12, at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=4, wrapped=True, straps=True,
                tone='#B99A73'):
    """Boxes of tiles standing on edge in rows, board on top."""
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'tile pallet')
    pallet(1.24, .84, root)
    boards = [cardboard('#C7AC86', tone), cardboard('#BFA47E', '#B2926B'), cardboard('#CDB592', '#BC9E78')]
    pack = Bulk()
    print_ = tile_box_print()
    h = .062
    for k in range(layers):
        for i in range(2):
            for j in range(4):
                pack.box((.606, .2, h - .002), rnd.choice(boards),
                         ((i - .5) * .612 + rnd.uniform(-.003, .003), (j - 1.5) * .203,
                                                                  PALLET_HEIGHT + h * (k + .5)))
            if rnd.random() < .85:
                decal(.30, .0433, print_, at=((i - .5) * .612 - .05, -.4068, PALLET_HEIGHT + h * (k + .5)),
                      turn=UPRIGHT, parent=root)
        decal(.30, .0433, print_, at=(-.6125, 0, PALLET_HEIGHT + h * (k + .5)), turn=(90, 0, -90), parent=root)
    pack.build(.003, parent=root)
    top = PALLET_HEIGHT + layers * h
    if straps:
        for x in (-.33, .33):
            strap_across(.816, top - .1, green_strap(), at=(x, 0, .101), parent=root)
        strap_round(1.226, top - .1, .016, .0012, green_strap(), root, (0, 0, .1), corner=.006)
    if wrapped:
        stretch_wrap(1.226, .816, .10, top, parent=root)
    root['top'] = top
    return root


def loose_tiles(count=4, size=.6, colours=('#8C8A86', '#C9C3B8', '#6F5A49', '#D8D4CC'), at=(0, 0, 0), turn=(0, 0, 0),
                lean=14, parent=None):
    """Tiles leaning one on the other, faces towards -Y."""
    root = group(at, turn, parent)
    for k in range(count):
        colour = colours[k % len(colours)]
        face = shader('tile', colour, .16, specular=.5, coat=.3).vary('Base Color', 3, colour, colour,
                                                                      detail=9).material
        tile = group((k * .17, k * .013, 0), (-lean, 0, 0), root)
        box((size, .01, size), face, .0015, at=(0, 0, size / 2 + .002), parent=tile)
    return root


# ---------------------------------------------------------------- metals

def cathode_copper():
    made = shader('cathode', '#DB9472', .42, metal=.9)
    made.vary('Base Color', 5, '#C27C5E', '#EDB89C', detail=9)
    made.vary('Roughness', 9, .34, .56, detail=8)
    return made.grain(55, .5, 6, distance=.0016).material


def cathode_stack(sheets=26, size=1.0, at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=5, straps=True, tag=True):
    """Copper cathodes, strapped crosswise with galvanised steel over metal corners."""
    rnd = np.random.RandomState(seed)
    root = group(at, turn, parent, 'cathodes')
    copper = cathode_copper()
    n = 26
    z = .09
    bearers = Bulk()
    for y in (-.3, .3):
        bearers.box((size * 1.02, .1, .09), pine_tones()[3], (0, y, .045))
    bearers.build(.004, parent=root)
    u = np.linspace(-.5, .5, n) * size
    x, y = np.meshgrid(u, u, indexing='ij')
    for k in range(sheets):
        wave = sum(rnd.uniform(-.0012, .0012) * np.sin(x * rnd.uniform(2, 7) + y * rnd.uniform(2, 7)
                                                       + rnd.uniform(0, 6)) for _ in range(4))
        ox, oy = rnd.uniform(-.006, .006, 2)
        rag = 1 + .004 * np.sin(y * 9 + k) * (np.abs(x) > .49 * size)
        thickness = .0125
        top = np.stack([x * rag + ox, y + oy, z + thickness - .0012 + wave], -1).reshape(-1, 3)
        low = np.stack([x * rag + ox, y + oy, z + wave], -1).reshape(-1, 3)
        faces = grid_faces(n, n) + [f[::-1] for f in grid_faces(n, n, offset=n * n)]
        rim = [i * n for i in range(n)] + [(n - 1) * n + j for j in range(1, n)] + [i * n + n - 1
                                                                                    for i in range(n - 2, -1, -1)] + list(range(n - 2, 0, -1))
        faces += [(rim[i], rim[i - 1], rim[i - 1] + n * n, rim[i] + n * n) for i in range(len(rim))]
        smooth_by_angle(mesh('cathode', np.concatenate([top, low]), faces, copper, parent=root), 50)
        z += thickness
    if straps:
        out, corners, metal = size / 2 + .009, Bulk(), corner_sheet()
        for q in (-.26, .26):
            strap_across(2 * out + .006, z - .082, bright_strap(), .032, .0012, at=(q * size, 0, .086), parent=root, corner=.01)
            strap_round(2 * out + .006, z - .080, .032, .0012, bright_strap(), root, (0, q * size, .085), corner=.01)
            seal_mark((q * size, -.12, z + .006), (0, 0, 90), root, .036, .06)
            for side in (-1, 1):
                for level, leg in ((z + .001, -.045), (.087, .045)):
                    corners.box((.064, .09, .003), metal, (q * size, side * (out - .045), level))
                    corners.box((.064, .003, .09), metal, (q * size, side * out, level + leg))
                    corners.box((.09, .064, .003), metal, (side * (out - .045), q * size, level + .001))
                    corners.box((.003, .064, .09), metal, (side * out, q * size, level + leg))
        corners.build(.001, parent=root)
    if tag:
        label = product_label('Cátodos de cobre', '2.490 kg', 'Lote 0417')
        decal(.2, .0867, label, at=(0, -size / 2 - .012, z * .62), turn=UPRIGHT, parent=root)
    root['top'] = z
    return root


def rolled_steel(colour='#8E969E', rough=.26):
    made = shader('rolled steel', colour, rough, metal=1)
    return made.vary('Roughness', 2, rough - .03, rough + .05, detail=2).material


def steel_coil(outer=.72, inner=.30, width=1.15, at=(0, 0, 0), turn=0, parent=None, seed=3, straps=3, eye_straps=3,
               cradle=True,
               colour='#8E969E', tag=True):
    """Coil of strip lying on its side, axis along Y turned by `turn`, with steel straps round it and through the eye."""
    root = group(at, (0, 0, turn), parent, 'steel coil')
    lift = .06 if cradle else 0
    body = group((0, 0, outer + lift), UPRIGHT, root)
    wound = wound_body(inner, outer - .016, width, rolled_steel(colour, .34), layers=70, sides=160, seed=seed,
                       wander=.006)
    wound.parent = body
    ring(outer - .014, outer, width - .006, rolled_steel(colour, .36), .001, 200, parent=body)
    for z in np.linspace(-width * .36, width * .36, straps):
        ring(outer - .001, outer + .003, .032, bright_strap(), .0006, 200, at=(0, 0, z), parent=body)
        box((.06, .006, .036), zinc(), .001, at=(-(outer + .002) * math.sin(math.radians(28)),
                                                 (outer + .002) * math.cos(math.radians(28)), z),
            turn=(0, 0, 28), parent=body)
    for k in range(eye_straps):
        a = math.radians(100 + 360 * k / max(eye_straps, 1))
        holder = group((0, 0, 0), (0, 0, math.degrees(a)), body)
        path, normals = loop_round(outer - inner + .008, width + .008, .01)
        path[:, 2] -= (width + .008) / 2
        path[:, 0] += (outer + inner) / 2
        ribbon(path, .032, .002, bright_strap(), normals, parent=holder)
    if cradle:
        for y in (-width * .3, width * .3):
            for side in (-1, 1):
                box((.16, .14, .13), pine_tones()[3], .006, at=(side * outer * .52, y, .065), turn=(0, side * -32, 0),
                    parent=root)
    if tag:
        decal(.24, .104, product_label('Bobina laminada', '1.150 × 2,0 mm', '9.860 kg'),
              at=(-.02, -width / 2 - .008, outer + lift + (outer + inner) / 2), turn=UPRIGHT, parent=root)
    root['top'] = 2 * outer + lift
    return root


def tube_bundle(length=4.0, radius=.03, across=9, at=(0, 0, 0), turn=(0, 0, 0), parent=None, straps=4):
    """Hexagonal bundle of tubes along X, strapped with steel."""
    root = group(at, turn, parent, 'tubes')
    metal, dark = rolled_steel('#9BA2A9', .3), plain('#101214', .8)
    pack = Bulk()
    half = across // 2
    pitch = radius * math.sqrt(3)
    for row in range(-half, half + 1):
        count = across - abs(row)
        for i in range(count):
            y, z = (i - (count - 1) / 2) * 2 * radius, row * pitch + half * pitch + radius + .09
            pack.cylinder(radius, length, metal, (0, y, z), 'x', 24)
            for end in (-1, 1):
                pack.cylinder(radius * .86, .002, dark, (end * (length / 2 + .001), y, z), 'x', 20)
    smooth_by_angle(pack.build(parent=root), 40)
    flat, tall = across * radius, half * pitch + radius
    centre = half * pitch + radius + .09
    hexagon = []
    for y, z in ((flat, 0), (flat / 2 + radius * .4, tall), (-flat / 2 - radius * .4, tall), (-flat, 0),
                 (-flat / 2 - radius * .4, -tall),
                 (flat / 2 + radius * .4, -tall)):
        hexagon.append((0, y * 1.01, centre + z * 1.01))
    path = np.array(hexagon + hexagon[:1])
    dense = np.concatenate([np.linspace(path[i], path[i + 1], 12)[:-1] for i in range(6)] + [path[:1]])
    normals = dense - np.array([0, 0, centre])
    for x in np.linspace(-length * .4, length * .4, straps):
        ribbon(dense + (x, 0, 0), .032, .0012, steel_strap(), normals, parent=root)
    for x in np.linspace(-length * .3, length * .3, 3):
        box((.09, across * radius * 1.4, .09), pine_tones()[3], .004, at=(x, 0, .045), parent=root)
    return root


# ---------------------------------------------------------------- fruit, fibre, paper, glass

def fruit_skin(colour='#A3201F', second='#C9702B'):
    return shader('fruit', colour, .28, specular=.5, coat=.2).vary('Base Color', 9, colour, second, detail=6).material


def apple_model(material, radius=.037):
    return lathe([(0, -radius * .72), (radius * .35, -radius * .86), (radius * .8, -radius * .6), (radius, 0),
                  (radius * .88, radius * .55),
                  (radius * .5, radius * .82), (radius * .18, radius * .74), (0, radius * .6)], material, 24, False,
                  smooth_angle=80)


def fruit_box_side(words='MANZANAS', ink='#C8141E'):
    return drawing(1000, 300, '<rect width="1000" height="300" fill="#EDEBE4"/>'
                   f'<rect width="1000" height="64" fill="{ink}"/><g fill="#2B2A26"><rect x="60" y="120" width="120" height="56" rx="28"/>'
                   '<rect x="820" y="120" width="120" height="56" rx="28"/></g>'
                   + text(500, 196, 92, words, 800, '#2F3A2C', 'middle')
                   + text(500, 258, 44, 'CHILE', 600, '#5B6470', 'middle'), .7)


def fruit_pallet(layers=11, at=(0, 0, 0), turn=(0, 0, 0), parent=None, fruit=('#A3201F', '#B8432A'), words='MANZANAS',
                 ink='#B3202C',
                 straps=True, posts=True, seed=6, height=.115, wrapped_to=None, open_top=True):
    """Open fruit trays with vents, corner posts and straps; the fruit shows in the top layer."""
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'fruit pallet')
    pallet(1.2, 1.0, root)
    board, inside = plain('#D9D5CA', .75), cardboard('#B7966F', '#A4815A')
    body = Bulk()
    print_ = fruit_box_side(words, ink)
    for k in range(layers):
        z = PALLET_HEIGHT + k * height
        for i in range(2):
            for j in range(3):
                x, y = (i - .5) * .598, (j - 1) * .332
                if k == layers - 1 and open_top:
                    for s in (-1, 1):
                        body.box((.59, .006, height - .004), board, (x, y + s * .161, z + height / 2))
                        body.box((.006, .326, height - .004), board, (x + s * .292, y, z + height / 2))
                    body.box((.59, .326, .05), inside, (x, y, z + .027))
                else:
                    body.box((.592, .328, height - .003), board,
                             (x + rnd.uniform(-.002, .002), y + rnd.uniform(-.002, .002), z + height / 2))
                if j == 0:
                    decal(.33, .099, print_, at=(x, -.4995, z + height / 2), turn=UPRIGHT, parent=root)
                if i == 0:
                    decal(.28, .084, print_, at=(-.5975, y, z + height / 2), turn=(90, 0, -90), parent=root)
    body.build(.003, parent=root)
    top = PALLET_HEIGHT + layers * height
    if open_top:
        models = [apple_model(fruit_skin(*fruit)), apple_model(fruit_skin(fruit[1], fruit[0]), .035)]
        for model in models:
            model.hide_render = True
        for i in range(2):
            for j in range(3):
                for a in range(7):
                    for b in range(4):
                        apple = copy_of(rnd.choice(models), ((i - .5) * .598 + (a - 3) * .078
                                                             + rnd.uniform(-.006, .006),
                                                             (j - 1) * .332 + (b - 1.5) * .077
                                                             + rnd.uniform(-.006, .006), top - .034
                                                             + rnd.uniform(-.006, .01)),
                                        (rnd.uniform(-40, 40), rnd.uniform(-40, 40), rnd.uniform(0, 360)), root)
                        apple.hide_render = False
    if posts:
        kraft = core_board()
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.05, .004, top - PALLET_HEIGHT), kraft, .001,
                    at=(sx * (.602 - .025), sy * .503, (top + PALLET_HEIGHT) / 2), parent=root)
                box((.004, .05, top - PALLET_HEIGHT), kraft, .001,
                    at=(sx * .602, sy * (.503 - .025), (top + PALLET_HEIGHT) / 2), parent=root)
    if straps:
        for share in (.12, .37, .62, .88):
            strap_level(1.210, 1.012, PALLET_HEIGHT + (top - PALLET_HEIGHT) * share, green_strap(), .013, parent=root)
    if wrapped_to:
        stretch_wrap(1.208, 1.010, .08, wrapped_to, parent=root)
    root['top'] = top
    return root


def fibre_surface(colour='#E4E0D6', dark='#CFC9BC'):
    made = shader('fibre', colour, .95, specular=.1).vary('Base Color', 14, dark, colour, detail=10)
    made.grain(40, .9, 8, (1, 1, 3), .012)
    return made.grain(220, .6, 4, (1, 1, 2.5), .003).material


def fibre_bale(length=1.15, width=.72, height=.80, bands=6, at=(0, 0, 0), turn=(0, 0, 0), parent=None, colour='#E4E0D6',
               dark='#CFC9BC', seed=2, strap=None, strap_width=.019):
    """Pressed bale, swelling between its straps."""
    rnd = np.random.RandomState(seed)
    root = group(at, turn, parent, 'bale')
    xs = np.linspace(-length * .42, length * .42, bands)
    n = 150
    x = np.linspace(-length / 2, length / 2, n)
    near = np.min(np.abs(x[:, None] - xs[None]), axis=1)
    gap = length * .84 / (bands - 1) / 2
    swell = .026 * (1 - np.exp(-near / (gap * .35)))
    outline, normals = loop_round(width, height, .07, 10)
    dense, dense_normals = [], []
    for i in range(len(outline) - 1):
        steps = max(1, int(np.linalg.norm(outline[i + 1] - outline[i]) / .03))
        for k in range(steps):
            dense.append(outline[i] + (outline[i + 1] - outline[i]) * k / steps)
            dense_normals.append(normals[i] + (normals[i + 1] - normals[i]) * k / steps)
    section, out = np.array(dense), np.array(dense_normals)
    m = len(section)
    bumps = rnd.uniform(0, 6.3, (6, 3))
    vertices = np.empty((n, m, 3))
    for i in range(n):
        rough = sum(.004 * np.sin(x[i] * (6 + 3 * k) + section[:, 0] * (5 + 2 * k) * 2 + section[:, 2] * (4 + 3 * k)
                                  * 2 + bumps[k, 0]) for k in range(6))
        end = 1 - .03 * max(0, (abs(x[i]) - length * .47) / (length * .03)) ** 2
        grow = swell[i] + rough * min(1, .15 + near[i] / gap)
        vertices[i, :, 0] = x[i] + .012 * np.sin(section[:, 0] * 20 + section[:, 2] * 17) * (abs(x[i]) > length * .48)
        vertices[i, :, 1] = section[:, 0] * end + out[:, 0] * grow
        vertices[i, :, 2] = np.maximum(0, (section[:, 2] - height / 2) * end + height / 2 + out[:, 2] * grow)
    flat = vertices.reshape(-1, 3)
    faces = [f[::-1] for f in grid_faces(n, m, wrap_columns=True)]
    for end, row in ((-1, 0), (1, n - 1)):
        rings = 10
        first = len(flat)
        inner = []
        for k in range(1, rings):
            t = k / rings
            loop = np.stack([np.full(m, x[row]), section[:, 0] * (1 - t),
                             height / 2 + (section[:, 2] - height / 2) * (1 - t)], 1)
            tufts = sum(np.sin(loop[:, 1] * f + loop[:, 2] * g + seed * f) for f,
                        g in ((13, 5), (-7, 17), (23, -9), (4, 29)))
            loop[:, 0] += end * (.022 * (1 - (1 - t) ** 4) + .006 * tufts * min(1, t * 4))
            inner.append(loop)
        flat = np.concatenate([flat] + inner)
        previous = list(range(row * m, row * m + m))
        for k in range(rings - 1):
            current = list(range(first + k * m, first + (k + 1) * m))
            for j in range(m):
                quad = (previous[j], previous[(j + 1) % m], current[(j + 1) % m], current[j])
                faces.append(quad if end > 0 else quad[::-1])
            previous = current
        faces.append(tuple(previous) if end > 0 else tuple(previous[::-1]))
    mesh('bale', flat, faces, fibre_surface(colour, dark), smooth=True, parent=root)
    for q in xs:
        strap_across(width + .014, height + .008, strap or black_strap(), strap_width, .0016, at=(q, 0, -.001),
                     parent=root, corner=.07)
    root['top'] = height
    return root


def reel_paper(colour='#B99B74', rough=.6):
    made = shader('reel', colour, rough, specular=.3)
    return made.grain(3, .12, 4, (1, 1, 4), .01).material


def reel_end(colour='#C7AB85'):
    made = shader('reel end', colour, .7, specular=.2)
    radius = made.node('ShaderNodeVectorMath', operation='LENGTH')
    made.link(made.coordinates('Object', (1, 1, 0)), radius.inputs[0])
    rings = made.node('ShaderNodeTexNoise', noise_dimensions='1D', Scale=160, Detail=3)
    made.link(radius.outputs['Value'], rings.inputs['W'])
    made.link(made.mix(rings.outputs['Fac'], colour, '#9E835E'), made.surface.inputs['Base Color'])
    made.relief(rings.outputs['Fac'], .3, .002)
    return made.material


def paper_reel(radius=.58, height=1.3, at=(0, 0, 0), turn=(0, 0, 0), parent=None, colour='#B99B74', bands=3,
               label=None, strap=None,
               lying=False, end='#C7AB85'):
    """Reel standing on end (axis Z), wrapped in kraft or bare white, banded."""
    root = group(at, turn, parent, 'reel')
    body = group((0, 0, radius if lying else height / 2), (90, 0, 0) if lying else (0, 0, 0), root)
    h = height / 2
    lathe([(.0765, -h), (radius - .006, -h), (radius, -h + .006), (radius, h - .006), (radius - .006, h), (.0765, h)],
          reel_paper(colour), 160,
          parent=body)
    for s in (-1, 1):
        lathe([(.078, s * (h + .0008)), (radius - .008, s * (h + .0008))], reel_end(end), 160, False, parent=body)
    ring(.068, .078, height + .004, core_board(), .001, parent=body)
    cylinder(.07, .03, plain('#3A3026', .8), .003, at=(0, 0, h - .012), parent=body)
    for z in np.linspace(-h * .72, h * .72, bands) if bands else ():
        ring(radius, radius + .0016, .019, strap or green_strap(), .0004, 200, at=(0, 0, z), parent=body)
    if label:
        arc_label(radius + .001, .17, -112, math.degrees(.39 / radius), label, at=(0, 0, h * .3), parent=body)
    root['top'] = 2 * radius if lying else height
    return root


def sheet_glass():
    """Clear float glass: seen through, mirrored at grazing angles, light passes."""
    return film('#DDEBE6', .035, gloss=1.6, rough=.0, haze=.2, passing=(.90, .965, .94), shadow=.92, wrinkles=0, cap=.5)


def glass_rack(sheets=9, size=(2.4, 1.7), at=(0, 0, 0), turn=(0, 0, 0), parent=None, lean=6, straps=True):
    """A-frame trestle with glass leaning on its front side, corks between, strapped."""
    root = group(at, turn, parent, 'glass rack')
    paint, pad = powder_coat('#3C4650', .45), plain('#17181A', .8)
    w, h = size
    a = math.radians(lean)
    frame = Bulk()
    for x in (-w * .42, 0, w * .42):
        frame.box((.08, 1.3, .08), paint, (x, .35, .16))
    for y in (-.28, .98):
        frame.box((w * 1.05, .08, .08), paint, (0, y, .16))
    for x in (-w * .48, w * .48):
        for y in (-.2, .9):
            frame.box((.1, .1, .12), paint, (x, y, .06))
    frame.build(.006, parent=root)
    for x in np.linspace(-w * .42, w * .42, 4):
        box((.07, .07, h + .2), paint, .006, at=(x, .14 + .5 * h * math.sin(a) + .02, .2 + h / 2), turn=(-lean, 0, 0),
            parent=root)
        box((.05, .02, h), pad, .004, at=(x, .092 + .5 * h * math.sin(a), .22 + h / 2), turn=(-lean, 0, 0), parent=root)
        box((.07, .07, h * 1.02), paint, .006, at=(x, .66, .2 + h / 2), turn=(17, 0, 0), parent=root)
    for z in (.5, h + .1):
        box((w * 1.0, .06, .06), paint, .006, at=(0, .16 + z * math.sin(a) + .04, .18 + z), parent=root)
    ledge = Bulk()
    ledge.box((w, .26, .02), pad, (0, -.06, .21))
    ledge.build(.003, parent=root)
    clear, edge = sheet_glass(), plain('#2F7F6C', .1, specular=.8, coat=.5)
    leaf = group((0, .075, .222), (-lean, 0, 0), root)
    for k in range(sheets):
        y = -k * .017
        slip = .006 * math.sin(k * 2.3)
        mesh('glass', [(-w / 2 + slip, y, 0), (w / 2 + slip, y, 0), (w / 2 + slip, y, h), (-w / 2 + slip, y, h)],
             [(0, 1, 2, 3)], clear, parent=leaf)
        rim = Bulk()
        for x in (-w / 2, w / 2):
            rim.box((.003, .008, h), edge, (x + slip, y + .004, h / 2))
        for z in (0, h):
            rim.box((w, .008, .003), edge, (slip, y + .004, z))
        rim.build(parent=leaf)
        for x in np.linspace(-w * .42, w * .42, 4):
            box((.03, .009, .03), plain('#B08A5C', .9), .002, at=(x, y + .0125, h - .05), parent=leaf)
    if straps:
        front = -(sheets - 1) * .017 - .004
        for x in (-w * .27, w * .27):
            box((.10, .012, h * 1.0), core_board(), .002, at=(x, front - .008, h / 2), parent=leaf)
            strap_across(.34 + sheets * .017, h + .012, textile_strap(), .019, .0016, at=(x, front / 2 + .155, -.004),
                         parent=leaf)
            wire_buckle(.019, .004, at=(x, front - .020, h * .52), turn=(90, 90, 0), parent=leaf)
    root['top'] = .23 + h
    return root


def glass_crate(length=2.2, height=1.5, width=.42, at=(0, 0, 0), turn=(0, 0, 0), parent=None, straps=True):
    """Open wooden end-cap crate with glass inside, strapped."""
    root = group(at, turn, parent, 'glass crate')
    timber = pine_tones()
    frame = Bulk()
    for y in (-1, 1):
        for z in (.12, height * .52, height - .06):
            frame.box((length, .022, .10), timber[0], (0, y * width / 2, z))
        for x in np.linspace(-length / 2 + .05, length / 2 - .05, 4):
            frame.box((.09, .022, height), timber[1], (x, y * (width / 2 - .022), height / 2 + .02))
    for x in (-1, 1):
        for z in np.linspace(.14, height - .06, 5):
            frame.box((.022, width, .10), timber[2], (x * length / 2, 0, z))
    for x in np.linspace(-length * .4, length * .4, 3):
        frame.box((.1, width * 1.3, .09), timber[3], (x, 0, .045))
    frame.build(.003, parent=root)
    panes = Bulk()
    edge = plain('#5FA595', .12, specular=.8)
    for k in range(12):
        panes.box((length - .12, .006, height - .2), edge, (0, (k - 5.5) * .022, height / 2 + .04))
    panes.build(.001, parent=root)
    if straps:
        for x in (-length * .3, length * .3):
            strap_across(width + .03, height + .01, textile_strap(), .019, at=(x, 0, .03), parent=root)
    root['top'] = height
    return root


def panel_pack(length=2.44, width=1.22, height=.55, sheet=.018, at=(0, 0, 0), turn=(0, 0, 0), parent=None, straps=True,
               seed=2,
               tones=('#B98F5E', '#A87F50', '#C49B6A'), faces='#C8A778'):
    """Boards or doors lying flat in a pile on bearers."""
    rnd = random.Random(seed)
    root = group(at, turn, parent, 'panels')
    edges = [plain(c, .8) for c in tones]
    face = wood(faces, '#B8925F')
    pack = Bulk()
    count = int(height / sheet)
    for k in range(count):
        pack.box((length + rnd.uniform(-.003, .003), width + rnd.uniform(-.003, .003), sheet - .001),
                 face if k == count - 1 else edges[k % 3],
                 (rnd.uniform(-.003, .003), rnd.uniform(-.003, .003), .1 + sheet * (k + .5)))
    for x in np.linspace(-length * .4, length * .4, 3):
        pack.box((.1, width, .1), face, (x, 0, .05))
    pack.build(.0015, parent=root)
    top = .1 + count * sheet
    if straps:
        for x in (-length * .3, 0, length * .3):
            strap_across(width + .004, top - .098, green_strap(), at=(x + .07, 0, .099), parent=root)
    root['top'] = top
    return root
