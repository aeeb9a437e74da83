"""Copper cathodes strapped with steel, in the yard under dry hills."""
from lib.industry_loads import cathode_stack
from lib.places_yard import daylight, ground, hills, shed, yard_concrete
from lib.studio import area_light, camera


def build():
    daylight(34, -48)
    ground(yard_concrete())
    hills(95, 20, seed=4, colour='#B0937A', shade='#8F7560')
    hills(70, 9, seed=9, colour='#B79A7E', shade='#9A7E66', base=-1)
    shed(34, 6, 34, 9, doors=2, colour='#AEB4B8', band='#9E3A22')
    for x, y, sheets, turn in ((.15, .1, 34, 8), (1.5, -.1, 28, 4), (.55, 1.6, 34, 5), (2.0, 1.5, 34, 10), (.9, 3.2, 30, 6), (2.5, 3.1, 34, 3)):
        cathode_stack(sheets, at=(x, y, 0), turn=(0, 0, turn), seed=int(x * 10 + y), tag=y < .5)
    area_light((-3, -4, 3), (.6, 0, .4), 2, 60, '#FFF4E6')
    camera((-2.3, -4.9, 1.5), (-.35, 0, .72), lens=44, fstop=1.6, focus=(.5, -.4, .4))
