"""Strapped bricks on the building site."""
from lib.industry_loads import brick_pallet, sack_pallet
from lib.loads import stretch_wrap
from lib.places_yard import daylight, earth, ground, hills, scaffold_frame
from lib.studio import camera


def build():
    daylight(36, -46)
    ground(earth('#A8957C', '#8D7B63'))
    scaffold_frame(-20, 26, 7, 3)
    hills(140, 24, seed=12, colour='#9AA7AE', shade='#8796A0')
    brick_pallet(12, at=(.1, .1, 0), turn=(0, 0, 20))
    brick_pallet(12, at=(1.5, .55, 0), turn=(0, 0, 16), seed=5)
    brick_pallet(12, at=(.75, 1.95, 0), turn=(0, 0, 18), seed=6)
    brick_pallet(12, at=(2.3, 2.3, 0), turn=(0, 0, 22), seed=7)
    sacks = sack_pallet(7, '#B9B4A8', '#3D6B4A', at=(-1.6, 3.6, 0), turn=(0, 0, 12))
    stretch_wrap(1.2, 1.0, .1, sacks['top'], parent=sacks)
    camera((-2.3, -5.0, 1.62), (-.5, 0, .82), lens=44, fstop=1.5, focus=(.2, -.4, .7))
