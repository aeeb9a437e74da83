"""The warehouse: floor, walls, lamps, racks full of pallets, dock doors; and its light. Walls stand towards +Y."""
import random
from functools import lru_cache

from lib.bulk import Bulk
from lib.base import RED
from lib.geometry import copy_of, mesh
from lib.materials import glowing, plain, powder_coat, shader
from lib.studio import area_light, surroundings

BAY, RACK_DEPTH, LEVEL = 2.7, 1.1, 1.75


def on_the_set(obj):
    obj['set'] = True
    return obj


def sheet(corners, material, name='sheet', uv=None):
    return on_the_set(mesh(name, corners, [tuple(range(len(corners)))], material, uv=uv))


def concrete(light='#84888B', dark='#7E8285', gloss=.28, marks=.5):
    """Trowelled floor, sealed: clouds of tone, soft reflections."""
    made = shader('concrete', light, gloss, specular=.5).vary('Base Color', marks, dark, light, detail=4)
    return made.vary('Roughness', .3, gloss - .012, gloss + .02, detail=2).material


@lru_cache(None)
def lamp_light(colour='#FFF6E8', strength=14):
    """Glows for the camera and in reflections, but is not sampled: the area lights do the lighting."""
    material = glowing(colour, strength)
    material.cycles.sample_as_light = False
    return material


def floor(material=None, half=45, front=-16, back=45, joints=6):
    sheet([(-half, front, 0), (half, front, 0), (half, back, 0), (-half, back, 0)], material or concrete(), 'floor')
    if joints:
        lines = Bulk()
        seam = plain('#5E6265', .7)
        for k in range(-6, 7):
            lines.box((.006, back - front, .0006), seam, (k * joints + 1.7, (front + back) / 2, .0003))
            lines.box((2 * half, .006, .0006), seam, (0, k * joints + 3.4, .0003))
        on_the_set(lines.build())


def floor_line(y=2.6, x=None, colour='#D8A916', width=.1):
    """Painted traffic line across the hall, or towards the back at `x`."""
    paint = plain(colour, .5, specular=.3)
    if x is None:
        sheet([(-45, y, .0012), (45, y, .0012), (45, y + width, .0012), (-45, y + width, .0012)], paint)
    else:
        sheet([(x, y, .0012), (x + width, y, .0012), (x + width, 40, .0012), (x, 40, .0012)], paint)


def back_wall(y=22, colour='#A9AEB3', window=(5, 7.5), height=9.2, sky='#EAF3FF', sky_strength=2.2):
    """Ribbed cladding with a band of daylight."""
    cladding = powder_coat(colour, .6)
    wall = Bulk()
    low, high = window or (height, height)
    wall.box((90, .2, low), cladding, (0, y, low / 2))
    for k in range(-70, 71):
        wall.box((.1, .12, low), cladding, (k * .6, y - .15, low / 2))
    if window:
        wall.box((90, .2, height - high), cladding, (0, y, (height + high) / 2))
        for k in range(-15, 16):
            wall.box((.12, .1, high - low), cladding, (k * 3, y - .06, (low + high) / 2))
        sheet([(-45, y, low), (45, y, low), (45, y, high), (-45, y, high)], lamp_light(sky, sky_strength))
    on_the_set(wall.build())


def roof(height=9.2, back=24, lamps=True):
    frame = Bulk()
    steel = powder_coat('#9BA2A9')
    frame.box((90, 60, .2), plain('#7E848A', .8), (0, 10, height))
    for x in range(-30, 31, 6):
        frame.box((.25, 50, .5), steel, (x, 10, height - .5))
    for y in range(2, 24, 7):
        frame.box((90, .16, .28), steel, (0, y, height - .3))
    on_the_set(frame.build())
    if lamps:
        rows = Bulk()
        for x in range(-27, 31, 6):
            for y in range(-2, back, 6):
                rows.box((.36, 3.2, .04), lamp_light(), (x, y + 1.6, height - .9))
        on_the_set(rows.build())


@lru_cache(None)
def rack_loads():
    """A few pallet loads as single meshes, to be copied along the racks."""
    timber = plain('#A9814F', .7)
    tones = [plain(c, .8) for c in ('#8E7150', '#9A7D5B', '#836747')]
    white, slate = plain('#C4C8CC', .45), plain('#4A5560', .45)
    made = []
    for index, (material, rows, height) in enumerate((
            (tones[0], 4, 1.15), (tones[1], 3, 1.0), (tones[2], 4, 1.25), (white, 3, 1.0), (slate, 4, 1.1),
            (tones[1], 0, 1.2), (white, 0, .9), (tones[0], 3, .85))):
        load = Bulk()
        for y in (-.4, 0, .4):
            load.box((1.15, .1, .1), timber, (0, y, .05))
        load.box((1.15, 1.0, .035), timber, (0, 0, .118))
        if rows:
            for level in range(rows):
                for column in range(3):
                    load.box((.365, .95, height / rows - .012), material,
                             (-.38 + .38 * column, 0, .136 + height / rows * (level + .5)))
        else:
            load.box((1.1, .96, height), material, (0, 0, .136 + height / 2))
        obj = on_the_set(load.build(.008))
        obj.hide_render = True
        made.append(obj)
    return made


def rack(at, bays=4, levels=4, seed=1, beam=RED, filled=.9):
    """Pallet racking along +X from `at` (x, y)."""
    rnd = random.Random(seed)
    upright, red = powder_coat('#3B4654'), powder_coat('#9E2018' if beam == RED else beam)
    frame = Bulk()
    height = levels * LEVEL + .6
    for b in range(bays + 1):
        for y in (-RACK_DEPTH / 2, RACK_DEPTH / 2):
            frame.box((.09, .07, height), upright, (b * BAY, y, height / 2))
        for k in range(int(height / .9)):
            frame.box((.03, RACK_DEPTH, .04), upright, (b * BAY, 0, .45 + k * .9))
    for level in range(1, levels + 1):
        for y in (-RACK_DEPTH / 2, RACK_DEPTH / 2):
            frame.box((bays * BAY, .05, .13), red, (bays * BAY / 2, y, level * LEVEL))
    on_the_set(frame.build(at=(*at, 0)))
    for level in range(levels + 1):
        for b in range(bays):
            for side in range(2):
                if rnd.random() > filled:
                    continue
                load = copy_of(rnd.choice(rack_loads()), (at[0] + b * BAY + .72 + side * 1.27, at[1],
                                                          level * LEVEL + (.07 if level else 0)))
                load.hide_render = False


def racks(y=10.5, second=True, starts=(-17, -4.5, 8.0), levels=4, seed=3):
    for i, x in enumerate(starts):
        rack((x, y), 4, levels, seed + i)
    if second:
        for i, x in enumerate((-14, 0, 14)):
            rack((x, y + 5.5), 4, levels, seed + 10 + i)


def dock_door(x, y=21.8, width=3.0, height=3.4, open_to=0.0):
    """Sectional door between black dock seals; `open_to` shows daylight and the inside of a trailer."""
    panel, seal, mark = powder_coat('#DADDE0', .5), plain('#17181A', .7), plain('#D8A916', .5)
    door = Bulk()
    for k in range(6):
        h = height / 6
        if (k + 1) * h > open_to:
            door.box((width, .05, h - .02), panel, (x, y, h * (k + .5)))
    for side in (-1, 1):
        door.box((.3, .3, height + .3), seal, (x + side * (width / 2 + .15), y - .08, (height + .3) / 2))
        door.box((.12, .12, 1.0), mark, (x + side * (width / 2 + .5), y - .6, .5))
    door.box((width + .6, .3, .3), seal, (x, y - .08, height + .15))
    on_the_set(door.build(.01))
    if open_to:
        sheet([(x - width / 2, y - .02, 0), (x + width / 2, y - .02, 0), (x + width / 2, y - .02, open_to),
               (x - width / 2, y - .02, open_to)], lamp_light('#F4F8FF', 3.0))


def hall_light(subject=(0, 0, .8), power=1.0, surrounding=.3, racks_light=1.0, mirrored_rim=False):
    """Warm key from the left, cool rim from the right rear, a little fill, and light on the racks behind. The rim is
    kept out of reflections, because it would glare on the floor, unless bare metal needs it."""
    x, y, z = subject
    surroundings('warehouse', surrounding, 120)
    area_light((x - 3.6, y - 3.2, z + 3.6), subject, 1.8, 620 * power, '#FFF1E0')
    rim = area_light((x + 3.4, y + 2.8, z + 2.4), (x + .3, y, z + .2), 1.0, 420 * power, '#E6F1FF', 2.6)
    rim.visible_glossy = mirrored_rim
    area_light((x + 2.2, y - 6, z + 1.6), (x + .8, y, z + .1), 2.4, 70 * power)
    if racks_light:
        area_light((0, 8.2, 6.5), (0, 10.5, 2.0), 14, 420 * racks_light, '#FFF6EA', 1.5)


def warehouse(subject=(0, 0, .8), rack_row=10.5, line=2.6, floor_material=None, seed=3, power=1.0):
    """The usual hall with racks, ready for a camera looking along +Y."""
    floor(floor_material)
    if line is not None:
        floor_line(line)
    back_wall()
    roof()
    racks(rack_row, seed=seed)
    hall_light(subject, power)
