"""A stretch wrapper alone in the studio: the whole machine, or a detail of it."""
import math

import bpy

from lib.industry_loads import bottle_pallet, timber_pack
from lib.studio import camera, photograph
from lib.wrappers import (DECK, arm_wrapper, pillar_wrapper, ring_wrapper, tunnel_wrapper_large, tunnel_wrapper_small,
                          turntable_wrapper, wrapping_robot)

kinds = {'pillar': pillar_wrapper, 'turntable': turntable_wrapper, 'arm': arm_wrapper, 'ring': ring_wrapper,
         'robot': wrapping_robot, 'tunnel small': tunnel_wrapper_small, 'tunnel large': tunnel_wrapper_large}
loads = {'bottles': lambda made: bottle_pallet(7, at=(0, 0, DECK), parent=made.table),
         'timber': lambda made: timber_pack(4.4, 10, 9, at=(-.2, 0, made.deck), parent=made.root, bearers=False,
                                            straps=3)}


def look_closer(turn, point, distance, azimuth=-8, elevation=15, lens=70, fstop=8):
    """Camera on a point given in the machine's own coordinates, from a direction of the studio."""
    t, a, e = math.radians(turn), math.radians(azimuth), math.radians(elevation)
    x, y, z = point
    aim = (x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t), z)
    at = (aim[0] + distance * math.sin(a) * math.cos(e), aim[1] - distance * math.cos(a) * math.cos(e),
          z + distance * math.sin(e))
    camera(at, aim, lens, fstop)


def spare_the_backdrop():
    """The smooth backdrop is done after a few samples: spend them on the machine."""
    cycles = bpy.context.scene.cycles
    cycles.adaptive_min_samples = 5
    cycles.adaptive_threshold = .05


def build(kind='pillar', turn=24, machine=None, elevation=17, fill=.86, lens=90, shift=(0, 0), detail=None, load=None):
    made = kinds[kind](**(machine or {}), turn=(0, 0, turn))
    if load:
        loads[load](made)
    spare_the_backdrop()
    photograph(elevation=elevation, fill=fill, lens=lens, shift=shift, key=.92)
    if detail:
        look_closer(turn, **detail)
