"""Loads that tools and machines work on. Each stands in a group of its own, turned for the picture; straps run along
its X, at any y, over `top` and round the ends at half the `span`."""
import math
import random
from dataclasses import dataclass
from functools import partial

import bpy

from lib.corners import corners_round, metal_corner
from lib.geometry import UPRIGHT, box, copy_of, cylinder, group, lathe, mesh, ring
from lib.loads import PALLET_HEIGHT, carton, carton_stack, pallet, strap_round
from lib.materials import plain, shader, wood


@dataclass
class Load:
    root: bpy.types.Object
    span: float
    depth: float
    top: float
    bottom: float = 0.0

    def strap(self, y, material, width, thickness):
        """A closed strap round the load."""
        made = strap_round(self.span, self.top - self.bottom, width, thickness, material, self.root,
                           (0, y, self.bottom), corner=.006)
        return made

    def protected_strap(self, y, material, width, thickness, leg=.06):
        """A closed strap over metal corners on the four edges of the load."""
        wall = .0016
        corner = partial(metal_corner, leg, width + .016, wall)
        corners_round(corner, y, self.span / 2 + wall, self.bottom - wall, self.top + wall, parent=self.root)
        return strap_round(self.span + 2 * wall, self.top - self.bottom + 2 * wall, width, thickness, material, self.root,
                           (0, y, self.bottom - wall), corner=.007)

    def ends(self, at_x, thickness):
        """How a strap through a tool whose origin is at `at_x` goes on: over the edges and down."""
        out, low = self.span / 2 + thickness, self.bottom - self.top
        return ([(-out - at_x, low), (-out - at_x, thickness / 2)], [(out - at_x, thickness / 2), (out - at_x, low)])


def cartons(turn=30, layers=3, columns=3, rows=2, length=1.18, width=.98, height=.27, seed=8):
    root = group(turn=(0, 0, turn))
    pallet(parent=root)
    carton_stack(length, width, columns, rows, layers, height, seed, parent=root)
    return Load(root, length, width, PALLET_HEIGHT + layers * height, .100)


def one_carton(turn=28, size=(.62, .44, .38), tone=0):
    root = group(turn=(0, 0, turn))
    carton(size, tone=tone, parent=root)
    return Load(root, size[0], size[1], size[2])


def _scatter(master, places, parent, rnd, materials, wobble=.001):
    """Linked copies with slight disorder and changing surface."""
    first = master
    variants = []
    for material in materials:
        data = first.data.copy()
        data.materials.clear()
        data.materials.append(material)
        variants.append(data)
    for x, y, z in places:
        copy = copy_of(first, (x + rnd.uniform(-wobble, wobble), y + rnd.uniform(-wobble, wobble), z), parent=parent)
        copy.data = rnd.choice(variants)
    bpy.data.objects.remove(first)


def bricks(turn=30, layers=9):
    """Bricks with three courses of holes are sold on pallets; the outer shell is enough."""
    root = group(turn=(0, 0, turn))
    pallet(parent=root)
    rnd = random.Random(5)
    tones = [shader('brick', dark, .82, specular=.2).vary('Base Color', 40, dark, light).grain(300, .5, 5, distance=.001).material
             for dark, light in (('#8E3F27', '#A4523A'), ('#97472D', '#B05C40'), ('#84391F', '#9B4B33'))]
    x, y, z = .29, .14, .094
    columns, rows = 4, 7
    master = box((x - .003, y - .003, z - .002), tones[0], .003, 2, parent=root)
    places = []
    for k in range(layers):
        for i in range(columns):
            for j in range(rows):
                if 0 < i < columns - 1 and 0 < j < rows - 1 and k < layers - 1:
                    continue
                places.append((x * (i + .5) - x * columns / 2, y * (j + .5) - y * rows / 2, PALLET_HEIGHT + z * (k + .5)))
    _scatter(master, places, root, rnd, tones, .0016)
    return Load(root, x * columns, y * rows, PALLET_HEIGHT + z * layers, .100)


def tiles(turn=30, layers=6):
    """Flat boxes of floor tiles, standing close."""
    return cartons(turn, layers, 2, 2, 1.0, .98, .11, 3)


def _sawn(light, dark):
    """Sawn pine with annual rings on the ends."""
    return wood(light, dark)


def timber(turn=26, length=1.0, columns=8, layers=9, section=(.10, .045), bearers=True):
    """Pack of sawn boards seen on their ends: boards lie along Y, straps run along X over them."""
    root = group(turn=(0, 0, turn))
    rnd = random.Random(2)
    woods = [_sawn('#DDBB8A', '#C59B66'), _sawn('#D5B07A', '#BC9059'), _sawn('#E2C498', '#CBA572')]
    base = .09 if bearers else 0
    if bearers:
        for y in (-length * .36, length * .36):
            box((columns * section[0], .09, .09), woods[1], .003, at=(0, y, .045), parent=root)
    master = box((length, section[0] - .002, section[1] - .0015), woods[0], .0015, 2, turn=(0, 0, 90), parent=root)
    places = [(section[0] * (i + .5 - columns / 2), rnd.uniform(-.006, .006), base + section[1] * (k + .5))
              for k in range(layers) for i in range(columns)]
    _scatter(master, places, root, rnd, woods, .001)
    return Load(root, columns * section[0], length, base + layers * section[1], base)


def crate(turn=28, size=(.9, .62, .52)):
    """Closed wooden case with battens."""
    root = group(turn=(0, 0, turn))
    boards, battens = wood('#D8B684', '#C39C69'), wood('#CDA775', '#B28A57')
    x, y, z = size
    foot, wall = .06, .018
    for sy in (-y * .38, y * .38):
        box((x, .08, foot), battens, .003, at=(0, sy, foot / 2), parent=root)
    rows = 5
    h = (z - foot - wall) / rows
    for i in range(rows):
        for side in (-1, 1):
            box((x - .004, wall, h - .003), boards, .0015, 2, at=(0, side * (y / 2 - wall / 2), foot + h * (i + .5)), parent=root)
            box((y - .004, wall, h - .003), boards, .0015, 2, at=(side * (x / 2 - wall / 2), 0, foot + h * (i + .5)),
                turn=(0, 0, 90), parent=root)
    lid = 6
    for i in range(lid):
        box((x, y / lid - .003, wall), boards, .0015, 2, at=(0, y / lid * (i + .5) - y / 2, z - wall / 2), parent=root)
    height = z - foot - wall
    for sx in (-x / 2 + .045, x / 2 - .045):
        for side in (-1, 1):
            box((height, .018, .08), battens, .002, at=(sx, side * (y / 2 + .009), foot + height / 2), turn=(0, 90, 0), parent=root)
    nails = plain('#6F7275', .4, metal=1)
    for sx in (-x / 2 + .045, x / 2 - .045):
        for i in range(rows):
            for dx in (-.018, .018):
                cylinder(.0028, .002, nails, .0004, 16, at=(sx + dx, -y / 2 - .018, foot + h * (i + .5)), turn=UPRIGHT, parent=root)
    return Load(root, x, y, z, foot)


def sheets(turn=26, count=24, size=(.95, .7), thickness=.008):
    """Pack of steel sheets on squared timber."""
    root = group(turn=(0, 0, turn))
    rnd = random.Random(9)
    steel = [shader('sheet', tone, .38, metal=1).vary('Roughness', 8, .3, .46).material for tone in ('#8F969C', '#878E95', '#989EA4')]
    timbers = wood('#C9A06C', '#A77E4E')
    for y in (-size[1] * .32, size[1] * .32):
        box((size[0], .09, .09), timbers, .004, at=(0, y, .045), parent=root)
    master = box((size[0], size[1], thickness - .0008), steel[0], .0006, 2, parent=root)
    places = [(0, 0, .09 + thickness * (i + .5)) for i in range(count)]
    _scatter(master, places, root, rnd, steel, .0022)
    return Load(root, size[0] + .003, size[1], .09 + count * thickness, .09)


def cathodes(turn=28, count=28, size=(.96, .96), thickness=.011):
    """Copper cathodes: thick rough plates, one on the other."""
    root = group(turn=(0, 0, turn))
    rnd = random.Random(4)
    coppers = [shader('copper', tone, .42, metal=1).vary('Base Color', 7, tone, light).vary('Roughness', 25, .34, .55)
               .grain(120, .5, 5, distance=.0015).material
               for tone, light in (('#A8542E', '#C77B50'), ('#B05E36', '#CF8659'), ('#9C4D2A', '#BD7147'))]
    timbers = wood('#C9A06C', '#A77E4E')
    for y in (-size[1] * .32, size[1] * .32):
        box((size[0], .10, .09), timbers, .004, at=(0, y, .045), parent=root)
    master = box((size[0], size[1], thickness - .0012), coppers[0], .003, 2, parent=root)
    places = [(0, 0, .09 + thickness * (i + .5)) for i in range(count)]
    _scatter(master, places, root, rnd, coppers, .005)
    return Load(root, size[0] + .008, size[1], .09 + count * thickness, .09)


def tubes(turn=24, length=1.0, radius=.042, columns=9, layers=6):
    """Hexagonal bundle of steel tubes along Y, on squared timber; the strap goes round it along X."""
    root = group(turn=(0, 0, turn))
    steel = shader('tube', '#9DA3A8', .36, metal=1).vary('Roughness', 20, .28, .46).material
    timbers = wood('#C9A06C', '#A77E4E')
    for y in (-length * .32, length * .32):
        box((columns * radius * 2.1, .09, .08), timbers, .004, at=(0, y, .04), parent=root)
    pitch = radius * math.sqrt(3)
    master = ring(radius - .004, radius, length, steel, .0006, 48, turn=UPRIGHT, parent=root)
    rnd = random.Random(6)
    for k in range(layers):
        count = columns - (k % 2)
        for i in range(count):
            copy_of(master, ((i - (count - 1) / 2) * 2 * radius, rnd.uniform(-.008, .008), .08 + radius + k * pitch),
                    parent=root)
    bpy.data.objects.remove(master)
    return Load(root, columns * 2 * radius, length, .08 + 2 * radius + (layers - 1) * pitch, .08)


def profiles(turn=26, length=1.3, columns=7, layers=5, size=.075):
    """Square steel profiles along Y."""
    root = group(turn=(0, 0, turn))
    steel = shader('profile', '#7F868C', .4, metal=1).vary('Roughness', 20, .32, .5).material
    inside = plain('#0C0D0E', .8)
    timbers = wood('#C9A06C', '#A77E4E')
    for y in (-length * .32, length * .32):
        box((columns * size, .09, .08), timbers, .004, at=(0, y, .04), parent=root)
    rnd = random.Random(3)
    for k in range(layers):
        for i in range(columns):
            spot = (size * (i + .5 - columns / 2), rnd.uniform(-.012, .012), .08 + size * (k + .5))
            bar = box((size - .002, length, size - .002), steel, .004, 3, at=spot, parent=root)
            box((size - .012, length + .001, size - .012), inside, .002, parent=bar)
    return Load(root, columns * size, length, .08 + layers * size, .08)


def sacks(turn=28, layers=6):
    """Filled sacks on a pallet, crosswise."""
    root = group(turn=(0, 0, turn))
    pallet(parent=root)
    paper = [shader('sack', tone, .78, specular=.2).vary('Base Color', 18, tone, light).grain(60, .3, 5, distance=.002).material
             for tone, light in (('#C9B79A', '#D8C8AE'), ('#C2AF91', '#D2C1A5'))]
    height = .125
    for k in range(layers):
        long_way = k % 2 == 0
        columns, rows = (2, 3) if long_way else (3, 2)
        for i in range(columns):
            for j in range(rows):
                sx, sy = 1.16 / columns, .98 / rows
                seed = k * 31 + i * 7 + j
                sack((sx + .012, sy + .012, height + .03), paper[seed % 2], seed, root,
                     (-.58 + sx * (i + .5), -.49 + sy * (j + .5), PALLET_HEIGHT + height * (k + .5)), 0 if long_way else 0)
    return Load(root, 1.17, .99, PALLET_HEIGHT + layers * height, .100)


def sack(size, material, seed, parent, at, turn):
    """A cushion: full in the middle, thin at the rim."""
    rnd = random.Random(seed)
    n = 28
    phase = [rnd.uniform(0, 6.3) for _ in range(4)]
    vertices, faces = [], []
    for side in (1, -1):
        for i in range(n):
            for j in range(n):
                u, v = 2 * i / (n - 1) - 1, 2 * j / (n - 1) - 1
                full = ((1 - abs(u) ** 5) * (1 - abs(v) ** 5)) ** .42
                swell = full * (.47 + .03 * math.sin(3 * u + phase[0]) * math.cos(2.5 * v + phase[1]))
                vertices.append((u * size[0] / 2 * (1 - .02 * full), v * size[1] / 2 * (1 - .02 * full), side * swell * size[2]))
    for side in range(2):
        for i in range(n - 1):
            for j in range(n - 1):
                a = side * n * n + i * n + j
                quad = (a, a + n, a + n + 1, a + 1)
                faces.append(quad if side == 0 else quad[::-1])
    return mesh('sack', vertices, faces, material, smooth=True, parent=parent, at=at, turn=(0, 0, turn))


def sheet_coil(turn=-40, outer=.62, inner=.26, width=.85):
    """Coil of steel sheet on wooden cradles, its axis along Y; straps go round its curve. Its outside is matt, because a
    tool on bare metal is mirrored as a dark smear."""
    root = group(turn=(0, 0, turn))
    steel = shader('coil sheet', '#8D949B', .62, specular=.12).vary('Base Color', 4, '#878E95', '#949BA2', (1, .1, 1)).material
    side = shader('coil side', '#7C8288', .42, metal=1)
    radius = side.node('ShaderNodeVectorMath', operation='LENGTH')
    side.link(side.coordinates('Object', (1, 1, 0)), radius.inputs[0])
    rings = side.node('ShaderNodeTexNoise', noise_dimensions='1D', Scale=420, Detail=3)
    side.link(radius.outputs['Value'], rings.inputs['W'])
    side.link(side.mix(rings.outputs['Fac'], '#4F555B', '#B4BAC0'), side.surface.inputs['Base Color'])
    side.relief(rings.outputs['Fac'], .6, .001)
    body = ring(inner, outer, width - .002, side.material, .002, 160, at=(0, 0, outer + .05), turn=UPRIGHT, parent=root)
    lathe([(outer, -width / 2), (outer + .0015, -width / 2), (outer + .0015, width / 2), (outer, width / 2)], steel, 200,
          at=(0, 0, outer + .05), turn=UPRIGHT, parent=root)
    timbers = wood('#C9A06C', '#A77E4E')
    for y in (-width * .3, width * .3):
        for s in (-1, 1):
            wedge = mesh('wedge', [(-.16 * s, -.06, 0), (.16 * s, -.06, 0), (.16 * s, -.06, .14), (-.16 * s, -.06, .02),
                                   (-.16 * s, .06, 0), (.16 * s, .06, 0), (.16 * s, .06, .14), (-.16 * s, .06, .02)],
                         [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], timbers,
                         at=(.36 * s, y, .002), parent=root)
            wedge['wedge'] = True
        box((1.1, .12, .048), timbers, .003, at=(0, y, .024), parent=root)
    return Load(root, 2 * outer, width, 2 * outer + .05), body


KINDS = {'cartons': cartons, 'carton': one_carton, 'bricks': bricks, 'tiles': tiles, 'timber': timber, 'crate': crate,
         'sheets': sheets, 'cathodes': cathodes, 'tubes': tubes, 'profiles': profiles, 'sacks': sacks}


def load_of(kind, **shape):
    return KINDS[kind](**shape)
