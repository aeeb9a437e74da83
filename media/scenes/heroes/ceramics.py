"""Pallets of tile boxes, strapped and wrapped, with tiles shown in front."""
from lib.industry_loads import loose_tiles, tile_pallet
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera


def build():
    warehouse((.8, .3, .7), line=4.4, seed=15)
    front = tile_pallet(15, at=(.45, .75, 0), turn=(0, 0, 16))
    tile_pallet(13, at=(2.0, .65, 0), turn=(0, 0, 10), seed=7)
    tile_pallet(15, at=(1.3, 2.3, 0), turn=(0, 0, 12), seed=8)
    for x, turn, colour in ((-.30, 5, '#8C8A86'), (.14, -3, '#D8D4CC'), (.57, 4, '#7A6352')):
        loose_tiles(1, .42, (colour,), at=(x, -.635, 0), turn=(0, 0, turn), lean=14, parent=front)
    area_light((-2.2, -3.2, 1.8), (-.2, -.3, .3), 1.2, 60, '#FFF4E6')
    camera((-2.3, -5.0, 1.55), (-.5, 0, .72), lens=44, fstop=1.5, focus=(.1, -.2, .6))
