"""Close to the film: the roll on its brake carriage in front, the web drawn back to a square load that looks the same after
a quarter turn."""
import math

from lib.geometry import group
from lib.loads import CartonKit, carton
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera
from lib.turning import DrawnFilm, turning_roll, turning_wrap
from lib.wrappers import DECK, FILM_EXIT, carriage, mast, turntable

SIDE = 1.0
HEIGHT = 1.08
CARRIAGE = (.62, -1.35)


def square_load(parent, layers=5, layer=.30):
    """Two by two cartons in each layer, the layers in different tones."""
    kit = CartonKit()
    for quarter in range(4):
        corner = group((0, 0, DECK + .144), (0, 0, 90 * quarter), parent)
        for k in range(layers):
            carton((SIDE / 2 - .004, SIDE / 2 - .004, layer - .003), kit, (0, 2, 1)[k % 3], 'front', parent=corner,
                   at=(-SIDE / 4, -SIDE / 4, layer * k))


def film_mast():
    """Column with its carriage. Returns the carriage and the point where the film leaves it."""
    x, y = CARRIAGE
    mast(2.2, 'EP 15', (x + .36, y + .10, 0))
    holder = carriage('brake', (x, y, HEIGHT), roll_radius=.102)
    return holder, (x + FILM_EXIT[0] - .014, y + FILM_EXIT[1], HEIGHT)


def build(start=30):
    warehouse((.2, -.6, .9), seed=11)
    table = turntable(.75)
    square_load(table)
    turning_wrap(SIDE, SIDE, ((.24, .62), (.46, .96)), 4, parent=table)
    holder, leaving = film_mast()
    web = DrawnFilm(leaving, SIDE, SIDE, 4, opacity=.2, gloss=2.6, wrinkles=.4)
    axle = turning_roll(holder)
    area_light((-.5, -4.4, 2.2), (.6, -1.4, 1.0), .9, 40, '#FFF4E6')
    camera((.12, -4.0, 1.26), (.14, 0, 1.13), lens=46, fstop=3.2, focus=(.6, -1.45, 1.05))

    def pose(t):
        angle = math.radians(start) - math.pi / 2 * t
        table.rotation_euler[2] = angle
        axle.rotation_euler[2] = 2 * math.pi * web.pose(angle) / web.period

    return pose
