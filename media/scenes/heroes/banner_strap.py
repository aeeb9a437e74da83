"""Banner: timber pack strapped with green PET, close, with the coil of strap beside it."""
from lib.industry_loads import green_strap, timber_pack
from lib.labels import product_label
from lib.places_warehouse import warehouse
from lib.straps import coil, standing, tail
from lib.studio import area_light, camera


def build():
    warehouse((.8, 0, .6), line=3.6, seed=8)
    timber_pack(3.4, 10, 15, at=(1.25, .7, 0), turn=(0, 0, 32), seed=11, strap_width=.019)
    timber_pack(3.4, 10, 13, at=(1.9, 2.6, 0), turn=(0, 0, 32), seed=12)
    strap = green_strap()
    body = coil(strap, '#0C5A2E', .203, .31, .19, .019, .001,
                label=product_label('Zuncho PET 19 mm', '19 × 1,00 mm', 'Alta tenacidad'), seed=5)
    standing(body, .31, -30, (-.55, -.72))
    tail(strap, .019, .001, -30, .75, (-.55, -.72), .05)
    area_light((-2.2, -3.0, 2.0), (0, -.3, .4), 1.2, 90, '#FFF4E6')
    camera((-2.5, -4.6, 1.35), (-.55, 0, .66), lens=46, fstop=1.2, focus=(.0, -.35, .5))
