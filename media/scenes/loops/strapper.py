"""Arch strapper in its line: a carton comes under the arch, gets its strap and goes on. One period moves one carton on."""
import math

from lib.geometry import group
from lib.loads import CartonKit, carton
from lib.machines_tables import arch_machine, belt_conveyor, photocell, round_strap
from lib.places_warehouse import warehouse
from lib.straps import embossed
from lib.studio import area_light, camera

SPACING = .66
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


def build(turn=30):
    warehouse((.2, -.2, .8), seed=17)
    line = group((.35, 0, 0), (0, 0, turn + 180))
    _, top, _ = arch_machine('PA 85L', line, '#D6D9D9', OPENING, line=True, screen=False)
    belt_conveyor(3.4, .62, top, (0, 2.04, 0), line)
    belt_conveyor(9.0, .62, top, (0, -4.84, 0), line)
    photocell(line, (.37, -.40, top + .12))
    strap, kit = embossed('#C8141E'), CartonKit()
    cartons = {}
    for k in range(-13, 6):
        goods = carton(CARTON, kit, parent=line, at=(0, 0, top + .002))
        cartons[k] = goods, round_strap(CARTON, top + .002, strap, .013, .0007, line)
    area_light((-1.6, -3.0, 2.4), (.3, 0, 1.0), 1.2, 70, '#FFF4E6')
    camera((-1.55, -4.0, 1.60), (-.42, 0, 1.03), lens=44, fstop=1.6, focus=(.3, -.3, 1.0))

    def pose(t):
        way, tight = advance(t), tightened(t)
        for k, (goods, band) in cartons.items():
            # one carton stands under the arch when the line stands
            place = k + way - math.floor(t)
            goods.location[1] = band.location[1] = place * SPACING
            at_arch = abs(place) < 1e-6 and tight > 0
            band.hide_render = place < 1e-6 and not at_arch
            fit = tight if at_arch else 1
            band.scale = (1 + (OPENING[0] / CARTON[0] - 1) * (1 - fit), 1, 1 + (OPENING[1] / CARTON[2] - 1) * (1 - fit))

    return pose
