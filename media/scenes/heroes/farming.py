"""Fruit boxes on pallets with corner posts and straps, in the packing hall."""
from lib.industry_loads import fruit_pallet
from lib.places_props import pallet_truck
from lib.places_warehouse import back_wall, concrete, dock_door, floor, floor_line, hall_light, roof
from lib.studio import area_light, camera


def build():
    floor(concrete('#93999A', '#888E8F', .2))
    floor_line(4.6, colour='#2E7D46')
    back_wall(15, '#D3D8DA', (4.2, 6.2), 7.6)
    roof(7.6, back=13)
    for x in (-8.5, -3.5, 6.5):
        dock_door(x, 14.68)
    hall_light((.9, .5, .8), racks_light=0, surrounding=.38)
    area_light((0, 9, 5.5), (0, 14, 1.5), 12, 360, '#F4FAFF', 1.5)
    fruit_pallet(10, at=(.05, .0, 0), turn=(0, 0, 14))
    fruit_pallet(9, at=(1.65, .45, 0), turn=(0, 0, 8), fruit=('#7E9E2C', '#A8B840'), ink='#3F7D32', seed=8)
    fruit_pallet(12, at=(.75, 2.2, 0), turn=(0, 0, 10), seed=9, open_top=False)
    fruit_pallet(12, at=(2.5, 2.3, 0), turn=(0, 0, 10), seed=10, open_top=False, ink='#3F7D32')
    pallet_truck((-1.7, 2.9, 0), (0, 0, 8))
    camera((-2.5, -5.4, 1.95), (-.55, 0, .92), lens=44, fstop=1.5, focus=(.3, -.45, 1.0))
