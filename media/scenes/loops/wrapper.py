"""The pillar wrapper at work: half a turn of the load, after which it looks the same."""
import math

import bpy

from lib.industry_loads import carton_pallet
from lib.places_warehouse import warehouse
from lib.studio import camera
from lib.turning import DrawnFilm, same_after_half_turn, turning_roll, turning_wrap
from lib.wrappers import DECK, pillar_wrapper

LENGTH, WIDTH = 1.18, .98
HEIGHT = 1.08


def build(start=24):
    warehouse()
    machine = pillar_wrapper('EP 16', carriage_height=HEIGHT)
    load = carton_pallet(LENGTH, WIDTH, at=(0, 0, DECK), parent=machine.table)
    same_after_half_turn(next(child for child in load.children if child.name.startswith('pallet')))
    turning_wrap(LENGTH, WIDTH, ((.06, .56), (.42, .92)), parent=load)
    web = DrawnFilm(machine.exit, LENGTH, WIDTH, parent=machine.root)
    axle = turning_roll(bpy.data.objects['carriage'])
    camera((-2.75, -7.2, 1.62), (-.66, 0, 1.31), lens=44.5, fstop=.9, focus=(-.2, -.6, 1.0))

    def pose(t):
        angle = math.radians(start) - math.pi * t
        machine.table.rotation_euler[2] = angle
        axle.rotation_euler[2] = 2 * math.pi * web.pose(angle) / web.period

    return pose
