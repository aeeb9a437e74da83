"""Packing station: air-cushion machine and a carton being filled."""
from lib.air_cushions import cushion_machine, filled_carton
from lib.loads import CartonKit, carton
from lib.places_props import packing_table
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera


def build(view='station'):
    warehouse((.6, .6, 1.0), line=3.6, seed=5)
    packing_table(2.6, .9, .86, at=(.8, 0, 0))
    top = .861
    kit = CartonKit()
    if view == 'station':
        cushion_machine('AP 10', at=(1.02, .10, top), turn=(0, 0, -42), pillows=5)
        filled_carton((.22, -.02, top), (0, 0, -18), spill=False)
        carton((.40, .30, .22), kit, 1, at=(1.78, .12, top), turn=(0, 0, 14))
        camera((-.72, -2.40, 1.6), (.07, 0, 1.06), lens=39, fstop=1.6, focus=(.45, -.1, 1.05))
    else:
        filled_carton((.62, -.06, top), (0, 0, -24), spill=True, seed=9)
        carton((.36, .28, .2), kit, 2, at=(1.25, .16, top), turn=(0, 0, 10))
        carton((.36, .28, .2), kit, 1, at=(1.27, .17, top + .2), turn=(0, 0, 4))
        camera((-.45, -1.75, 1.55), (.30, 0, 1.03), lens=45, fstop=2.0, focus=(.55, -.18, 1.05))
    for x in (.3, .75, 1.2):
        carton((.42, .5, .2), kit, 0, at=(x, .1, .25))
    area_light((-.9, -1.8, 2.5), (.5, 0, 1.0), .9, 55, '#FFF4E6')
    area_light((2.1, .9, 2.1), (.6, 0, 1.05), .5, 40, '#E6F1FF', 1.2)
