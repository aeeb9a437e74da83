"""Copper cathodes strapped with steel, in the yard under dry hills."""
from lib.bulk import Bulk
from lib.industry_loads import cathode_stack
from lib.materials import plain, shader
from lib.places_warehouse import on_the_set
from lib.places_yard import daylight, ground, hills, shed
from lib.studio import area_light, camera


def slabs(every=5, back=60):
    """The yard's concrete, cast in fields."""
    made = shader('slabs', '#95918A', .8, specular=.2).vary('Base Color', 5, '#8D8982', '#9B9790', detail=12)
    ground(made.grain(60, .25, 6, distance=.003).material)
    seams, tar = Bulk(), plain('#55524E', .9)
    for k in range(-12, 13):
        seams.box((.03, back + 20, .001), tar, (k * every + 1.2, (back - 20) / 2, .0006))
        seams.box((120, .03, .001), tar, (0, k * every + 2.4, .0006))
    on_the_set(seams.build())


def build():
    daylight(34, -48)
    slabs()
    hills(95, 26, seed=4, colour='#B0937A', shade='#8F7560')
    hills(64, 8, seed=9, colour='#B79A7E', shade='#9A7E66', base=-1)
    shed(57, 27, 60, 6.2, colour='#A7ABAD', doors=5)
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
