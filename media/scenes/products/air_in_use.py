"""Air-cushion machines at the packing table."""
import numpy as np

from lib.air_cushions import cushion_fill, cushion_hopper, cushion_machine, cushion_station, filled_carton
from lib.cushions import cushion_film
from lib.geometry import bezier, box, group
from lib.loads import CartonKit, carton, open_carton
from lib.machine_parts import paints
from lib.places_props import packing_table
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera

TOP = .861


def lamps():
    area_light((-1.2, -2.2, 2.7), (.3, 0, 1.0), .9, 70, '#FFF4E6')
    area_light((1.9, 1.0, 2.2), (.3, 0, 1.05), .5, 45, '#E6F1FF', 1.2)


def strip_into_carton():
    packing_table(1.9, .8, .86)
    way = bezier((.093, 0, .14), (.26, 0, .16), (.34, 0, .14), (.36, 0, -.34), 300)
    cushion_machine('AP 10', at=(.12, .14, TOP + .16), turn=(0, 0, -36), pillows=5, fall=way)
    box((.44, .40, .16), paints().dark, .01, at=(.12, .16, TOP + .08), turn=(0, 0, -36))
    open_carton((.44, .32, .20), .11, at=(.06, -.34 + .08, TOP), turn=(0, 0, -30), angles=(165, 160, 140, 140))
    camera((-.72, -2.05, 1.68), (.12, -.05, 1.07), lens=48, fstop=2.8, focus=(.1, -.1, 1.1))


def full_carton(size, parent, at, material):
    """Open carton on the floor that catches the strip, almost full."""
    root = group(at, parent=parent)
    open_carton(size, .12, parent=root, angles=(150, 165, 140, 140))
    cushion_fill(size[:2], (size[2] - .10, size[2] - .04), material, root, 4)


def station_and_carton():
    packing_table(1.7, .8, .86, at=(-.45, .1, 0))
    filled_carton((-.35, .02, TOP), (0, 0, -20), spill=False, seed=12, deep=False)
    carton((.4, .3, .24), CartonKit(), 2, at=(-.98, .2, TOP), turn=(0, 0, 12))
    falling = np.concatenate([bezier((.114, 0, .175), (.34, 0, .19), (.40, 0, .10), (.42, 0, -.16), 200),
                              bezier((.42, 0, -.16), (.44, 0, -.36), (.44, 0, -.46), (.46, 0, -.62), 160)[1:]])
    station = cushion_station(at=(.82, .1, 0), turn=(0, 0, -30), pillows=11, fall=falling)
    bluish = cushion_film('#CFE3F0', (.88, .945, .975), .15)
    for part in station.children_recursive:
        if part.name.startswith('air cushions'):
            part.data.materials[0] = bluish
    full_carton((.60, .44, .30), station, (.37, -.50, 0), bluish)
    camera((-.95, -3.4, 1.7), (.12, 0, .88), lens=46, fstop=2.4, focus=(.2, -.1, 1.0))


def hopper_over_table():
    packing_table(1.05, .66, .80, at=(0, -.02, 0), shelf=False)
    cushion_hopper(hanging=5)
    open_carton((.40, .30, .22), .11, at=(.02, -.06, .801), turn=(0, 0, -16), angles=(160, 150, 135, 135))
    packing_table(1.0, .7, .80, at=(1.35, .1, 0), shelf=True)
    cushion_machine('AP 10', at=(1.22, .12, .801), turn=(0, 0, -30), pillows=0)
    camera((-1.5, -5.0, 1.75), (.35, 0, 1.25), lens=46, fstop=2.4, focus=(.1, -.4, 1.3))


uses = {'strip-into-carton': strip_into_carton, 'station-and-carton': station_and_carton,
        'hopper-over-table': hopper_over_table}


def build(use, seed=5):
    warehouse((.3, .4, 1.0), line=3.6, seed=seed)
    uses[use]()
    lamps()
