"""Strap coil and battery tool in front of strapped timber and cartons."""
from lib.industry_loads import carton_pallet, green_strap, timber_pack
from lib.places_warehouse import warehouse
from lib.straps import coil, standing, tail
from lib.labels import product_label
from lib.studio import area_light, camera
from lib.tools_battery import battery_tool


def build():
    warehouse((.6, 0, .6), line=3.4)
    carton_pallet(layers=3, at=(1.55, 1.7, 0), turn=(0, 0, -14))
    timber_pack(3.2, 9, 9, at=(.9, .35, 0), turn=(0, 0, 12), seed=3)
    strap = green_strap()
    outer = .30
    body = coil(strap, '#0C5A2E', .203, outer, .19, .0155, .0008,
                label=product_label('Zuncho PET 16 mm', '15,5 × 0,80 mm', 'Núcleo 406 mm'))
    standing(body, outer, -34, (-.12, -1.25))
    tail(strap, .0155, .0008, -34, .7, (-.12, -1.25), .05)
    battery_tool('PB 16', '2500', at=(.30, .12, .51), turn=(0, 0, 12))
    area_light((-2.2, -3.4, 2.2), (0, -.8, .4), 1.2, 90, '#FFF4E6')
    camera((-2.2, -5.2, 1.45), (-.50, 0, .62), lens=47, fstop=1.3, focus=(.1, -.8, .4))
