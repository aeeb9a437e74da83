"""Arch strapper in its line: a carton comes under the arch, gets its strap and goes on. One period moves one carton on."""
import math

from lib.geometry import box, group
from lib.loads import CartonKit, carton
from lib.machine_parts import name_plate, paints
from lib.machines_tables import arch_machine, belt_conveyor, photocell, round_strap
from lib.places_warehouse import warehouse
from lib.straps import embossed
from lib.studio import area_light, camera

SPACING = .80
CARTON = (.42, .34, .28)
OPENING = (.85, .60)
MOVING, TIGHTENING = .62, .10


def advance(t):
    """Way of the line in spacings: it moves, stands while the strap is laid, and moves on."""
    whole = math.floor(t)
    x = min(1, (t - whole) / MOVING)
    return whole + x * x * (3 - 2 * x)


def tightened(t):
    """0 while the strap lies in the arch, 1 when it lies round the carton."""
    x = min(1, max(0, (t - math.floor(t) - MOVING - .03) / TIGHTENING))
    return x * x


def hood(parent, y, top):
    """Guarded station where the cartons come from; its mouth faces -Y."""
    p = paints()
    root = group((0, y, 0), parent=parent)
    for x in (-.45, .45):
        box((.06, 1.2, top + .62), p.body, .01, at=(x, .6, (top + .62) / 2), parent=root)
    box((.96, 1.2, .16), p.body, .012, at=(0, .6, top + .62), parent=root)
    box((.84, .02, top + .6), p.void, 0, at=(0, 1.1, (top + .6) / 2), parent=root)
    box((.84, 1.1, .01), p.void, 0, at=(0, .6, top + .53), parent=root)
    box((.84, .03, .18), p.dark, .006, at=(0, .02, top + .46), parent=root)
    name_plate('PRECINTA', .5, (0, -.002, top + .62), parent=root, fill='#C8141E')


def build(turn=8):
    warehouse((.2, -.2, .8), seed=17)
    line = group((.35, 0, 0), (0, 0, turn))
    _, top, _ = arch_machine('PA 85L', line, '#D6D9D9', OPENING, line=True, screen=False)
    belt_conveyor(3.4, .62, top, (0, -2.04, 0), line)
    belt_conveyor(5.6, .62, top, (0, 3.14, 0), line)
    hood(line, 4.7, top)
    photocell(line, (.37, .40, top + .12))
    strap, kit = embossed('#C8141E'), CartonKit()
    cartons = {}
    for k in range(-8, 5):
        goods = carton(CARTON, kit, parent=line, at=(0, 0, top + .002))
        cartons[k] = goods, round_strap(CARTON, top + .002, strap, .016, .0009, line)
    area_light((-1.6, -3.0, 2.4), (.3, 0, 1.0), 1.2, 70, '#FFF4E6')
    camera((-1.55, -4.0, 1.82), (-.42, 0, 1.06), lens=44, fstop=2, focus=(.4, -.5, 1.0))

    def pose(t):
        way, tight = advance(t), tightened(t)
        leaving = t - math.floor(t) < MOVING
        for k, (goods, band) in cartons.items():
            place = k + way
            goods.location[1] = band.location[1] = -place * SPACING
            under_arch = abs(place) < 1e-6
            band.hide_render = place < -1e-6 or (under_arch and not leaving and tight == 0)
            fit = tight if under_arch and not leaving else 1
            band.scale = (1 + (OPENING[0] / CARTON[0] - 1) * (1 - fit), 1, 1 + (OPENING[1] / CARTON[2] - 1) * (1 - fit))

    return pose
