"""Copper cathodes strapped with steel, in the yard under dry hills."""
from lib.industry_loads import cathode_stack
from lib.places_yard import daylight, ground, hills, yard_concrete
from lib.studio import area_light, camera


def build():
    daylight(34, -48)
    ground(yard_concrete())
    hills(95, 26, seed=4, colour='#B0937A', shade='#8F7560')
    hills(64, 8, seed=9, colour='#B79A7E', shade='#9A7E66', base=-1)
    for x, y, turn, high in ((.15, .1, 10, 2), (1.5, .25, 6, 2), (.6, 1.7, 8, 2), (2.05, 1.8, 11, 3), (.95, 3.3, 8, 3),
                             (2.5, 3.4, 5, 3), (-2.6, 5.6, 4, 2),
                             (-4.2, 5.4, 7, 2)):
        level = 0
        for k in range(high):
            stack = cathode_stack(26, at=(x, y, level), turn=(0, 0, turn + k), seed=int(x * 10 + y) + 40 + k,
                                  tag=y < .5 and k == 0)
            level += stack['top']
    area_light((-3, -4, 3), (.6, 0, .4), 2, 60, '#FFF4E6')
    camera((-2.4, -5.2, 1.35), (-.45, 0, .92), lens=46, fstop=1.6, focus=(.5, -.4, .4))
