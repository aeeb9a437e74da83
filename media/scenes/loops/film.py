"""Close to the film: the roll on its brake carriage, the web, and a square load that looks the same after a quarter turn."""
import math

import bpy

from lib.geometry import group
from lib.loads import CartonKit, carton
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera
from lib.turning import DrawnFilm, turning_roll, turning_wrap
from lib.wrappers import DECK, pillar_wrapper

SIDE = 1.0
HEIGHT = 1.05


def square_load(parent, layers=5, layer=.30):
    """Two by two cartons in each layer, every second layer in another tone."""
    kit = CartonKit()
    for quarter in range(4):
        corner = group((0, 0, DECK + .144), (0, 0, 90 * quarter), parent)
        for k in range(layers):
            carton((SIDE / 2 - .004, SIDE / 2 - .004, layer - .003), kit, (0, 2, 1)[k % 3], 'front', parent=corner,
                   at=(-SIDE / 4, -SIDE / 4, layer * k))


def build(start=30):
    warehouse((.2, 0, .9), seed=11)
    machine = pillar_wrapper('EP 15', 1.5, 2.2, 'brake', 'keys', carriage_height=HEIGHT)
    square_load(machine.table)
    top = HEIGHT + .23
    turning_wrap(SIDE, SIDE, ((.24, .62), (.46, .96), (top - .46, top)), 4, parent=machine.table)
    web = DrawnFilm(machine.exit, SIDE, SIDE, 4, parent=machine.root)
    axle = turning_roll(bpy.data.objects['carriage'])
    area_light((.2, -3.2, 2.4), (.9, -.2, 1.0), 1.0, 45, '#FFF4E6')
    camera((.15, -3.6, 1.42), (.28, 0, 1.10), lens=46, fstop=1.6, focus=(.95, -.25, 1.05))

    def pose(t):
        angle = math.radians(start) - math.pi / 2 * t
        machine.table.rotation_euler[2] = angle
        axle.rotation_euler[2] = 2 * math.pi * web.pose(angle) / web.period

    return pose
