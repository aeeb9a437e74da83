"""Pallets of empty cans and bottles, strapped, in the filling plant."""
from lib.industry_loads import bottle_pallet, can_pallet
from lib.machine_parts import roller_conveyor
from lib.places_warehouse import warehouse
from lib.studio import camera


def build():
    warehouse((.8, .4, .8), line=4.6, seed=21)
    can_pallet(11, at=(.15, .1, 0), turn=(0, 0, 16))
    bottle_pallet(6, at=(1.65, .5, 0), turn=(0, 0, 12), straps=True)
    can_pallet(11, at=(.95, 2.2, 0), turn=(0, 0, 10))
    roller_conveyor(6, 1.1, .45, at=(-2.2, 4.6, 0))
    camera((-2.4, -5.4, 1.62), (-.5, 0, .95), lens=44, fstop=1.5, focus=(.2, -.4, .8))
