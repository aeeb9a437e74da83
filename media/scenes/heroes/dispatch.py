"""Loads ready at the dock: the home page and its relatives."""
from lib.industry_loads import carton_pallet, fruit_pallet, sack_pallet, timber_pack
from lib.loads import stretch_wrap
from lib.places_props import barrier, forklift, pallet_truck
from lib.places_warehouse import back_wall, dock_door, floor, floor_line, hall_light, rack, roof
from lib.studio import area_light, camera


def dock_hall(doors=(-7.2, -2.4, 2.4, 7.2), open_door=2.4, y=13):
    floor()
    floor_line(6.5)
    back_wall(y, window=(5.2, 6.8))
    roof(back=12)
    for x in doors:
        dock_door(x, y - .32, open_to=2.8 if x == open_door else 0)
    area_light((0, y - 4, 5.5), (0, y, 1.5), 12, 380, '#FFF6EA', 1.5)


def build(view='home'):
    if view == 'home':
        dock_hall(open_door=None)
        hall_light((.9, 1, .8), racks_light=0)
        carton_pallet(layers=5, wrapped_to=1.45, at=(-.05, .9, 0), turn=(0, 0, 10))
        carton_pallet(layers=6, straps=False, wrapped_to=1.72, at=(1.55, .5, 0), turn=(0, 0, 10), seed=4)
        sacks = sack_pallet(8, at=(-.25, 3.6, 0), turn=(0, 0, 6))
        stretch_wrap(1.2, 1.0, .08, sacks['top'], parent=sacks)
        forklift((6.0, 4.9, 0), (0, 0, 205))
        camera((-2.9, -6.6, 1.66), (-.55, 0, 1.15), lens=44, fstop=1.2, focus=(.6, .4, 1.0))
    elif view == 'solutions':
        dock_hall(open_door=None)
        hall_light((.9, 1, .7), racks_light=0)
        timber_pack(2.6, 8, 8, at=(.25, -.1, 0), turn=(0, 0, 8), seed=7)
        carton_pallet(layers=4, wrapped_to=1.2, at=(1.9, .75, 0), turn=(0, 0, -12), seed=9)
        fruit_pallet(9, at=(.1, 2.3, 0), turn=(0, 0, 14))
        pallet_truck((-1.25, 2.6, 0), (0, 0, 12))
        camera((-2.7, -5.6, 1.62), (-.55, 0, .95), lens=44, fstop=1.3, focus=(.6, 0, .7))
    else:
        dock_hall((-9.6, -4.8, 0, 4.8, 9.6), open_door=0)
        for x in (-14, 9.5):
            rack((x, 7.5), 3, 3, seed=int(x) + 30)
        hall_light((1.6, 1.5, .8), racks_light=.6)
        for i, (x, y, layers) in enumerate(((.2, 1.2, 5), (1.65, 1.0, 6), (3.1, .8, 5), (.7, 3.2, 6), (2.2, 3.0, 5))):
            carton_pallet(layers=layers, straps=i % 2 == 0, wrapped_to=.144 + layers * .27 - .05, at=(x, y, 0),
                          turn=(0, 0, 4), seed=i + 2)
        forklift((-1.6, 6.2, 0), (0, 0, 200))
        barrier((-.9, 9, 0))
        camera((-2.6, -6.4, 1.9), (-.1, 1, 1.2), lens=36, fstop=1.4, focus=(1, .8, 1.0))
