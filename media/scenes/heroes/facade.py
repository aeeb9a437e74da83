"""The company's building from the yard, with loads at the gate."""
from lib.industry_loads import carton_pallet, timber_pack
from lib.bulk import Bulk
from lib.materials import plain, powder_coat
from lib.places_props import forklift, wall_sign
from lib.places_warehouse import on_the_set
from lib.places_yard import asphalt, daylight, ground, hills, pine_row
from lib.studio import camera


def building(y=13):
    wall, dark, frame = powder_coat('#C9CED2', .55), powder_coat('#3A4149', .5), powder_coat('#22262B', .4)
    glass = plain('#27323A', .06, specular=.8)
    house = Bulk()
    house.box((44, 16, 7.2), wall, (4, y + 8, 3.6))
    for k in range(56):
        house.box((.07, .08, 6.2), wall, (-17.6 + k * .8, y - .02, 3.9))
    house.box((44.4, 16.4, .5), dark, (4, y + 8, 7.3))
    house.box((44, .1, .7), dark, (4, y - .02, .35))
    house.box((9, 3, 4.2), dark, (-7.5, y - .6, 2.1))
    for k in range(6):
        house.box((1.32, .1, 3.2), glass, (-11.15 + k * 1.46, y - 2.12, 1.75))
    house.box((9.4, 4.2, .22), frame, (-7.5, y - 1.0, 4.25))
    for k, x in enumerate((1.6, 7.0, 12.4)):
        house.box((4.0, .16, 4.4), frame, (x, y - .06, 2.2))
        for q in range(8):
            house.box((3.7, .2, .5), wall, (x, y - .08, .3 + q * .54))
    on_the_set(house.build())
    wall_sign(7.2, (6.8, y - .12, 5.4))


def build():
    daylight(24, -40, warmth='#FFE7CC')
    ground(asphalt('#77787A', '#616365'))
    hills(130, 34, seed=21, colour='#8D9AA6', shade='#7A8894')
    pine_row(36, -70, -10, 4, 8, rows=1, low=.6, high=.9)
    building()
    carton_pallet(layers=5, wrapped_to=1.45, at=(1.35, 1.3, 0), turn=(0, 0, 12), seed=9)
    timber_pack(2.8, 9, 8, at=(2.9, 3.0, 0), turn=(0, 0, 14), seed=18)
    forklift((-.6, 7.2, 0), (0, 0, 196))
    camera((-2.9, -6.6, 1.65), (-.1, 0, 1.75), lens=33, fstop=2.0, focus=(1.2, 1.0, 1.0))
