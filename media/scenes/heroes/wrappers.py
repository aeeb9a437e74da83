"""Pillar wrapper at work in the warehouse."""
import math

from lib.industry_loads import carton_pallet
from lib.places_warehouse import warehouse
from lib.studio import camera
from lib.wrappers import DECK, pillar_wrapper, web_to_load

LENGTH, WIDTH = 1.18, .98


def build(angle=24, carriage_height=1.08, name='EP 16', load=None):
    """The load turned by `angle` degrees; it looks the same after half a turn."""
    warehouse()
    machine = pillar_wrapper(name, carriage_height=carriage_height)
    boxes = carton_pallet(LENGTH, WIDTH, wrapped_to=carriage_height + .10 - DECK, at=(0, 0, DECK),
                          parent=machine.table, **(load or {}))
    machine.table.rotation_euler[2] = math.radians(angle)
    web_to_load(machine, angle, LENGTH, WIDTH)
    camera((-2.75, -7.2, 1.62), (-.66, 0, 1.31), lens=44.5, fstop=.9, focus=(-.2, -.6, 1.0))
    return machine, boxes
