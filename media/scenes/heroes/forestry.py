"""Sawn timber strapped with green PET, beside the plantation."""
from lib.industry_loads import timber_pack
from lib.places_yard import daylight, earth, ground, hills, pine_row
from lib.studio import camera


def build():
    daylight(30, -55)
    ground(earth('#A69478', '#8A7658'))
    hills(120, 26, seed=6, colour='#5E7058', shade='#4A5C48', roughness=.8)
    pine_row(62, -80, 80, 2.6, 3, rows=3)
    pine_row(44, 14, 60, 3.0, 5, rows=2)
    low = timber_pack(4.0, 10, 11, at=(1.2, .2, 0), turn=(0, 0, 24), seed=3)
    timber_pack(4.0, 10, 10, at=(1.2, .2, low['top'] + .002), turn=(0, 0, 24), seed=4)
    back = timber_pack(4.0, 10, 11, at=(2.6, 2.7, 0), turn=(0, 0, 24), seed=5)
    timber_pack(4.0, 10, 11, at=(2.6, 2.7, back['top'] + .002), turn=(0, 0, 24), seed=6)
    far = timber_pack(4.0, 10, 11, at=(-1.2, 8.5, 0), turn=(0, 0, 14), seed=7)
    timber_pack(4.0, 10, 11, at=(-1.2, 8.5, far['top'] + .002), turn=(0, 0, 14), seed=8)
    camera((-3.0, -6.2, 1.6), (-.75, 0, 1.12), lens=44, fstop=1.4, focus=(.6, -.6, .9))
