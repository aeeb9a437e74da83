"""Paper reels, banded, in the reel store."""
from lib.industry_loads import black_strap, paper_reel
from lib.labels import product_label
from lib.places_warehouse import back_wall, concrete, floor, floor_line, hall_light, roof
from lib.studio import area_light, camera


def build():
    floor(concrete('#8D9092', '#838688', .24))
    floor_line(5.2)
    back_wall(24, '#B4B9BD', (5.5, 7.6))
    roof(back=22)
    hall_light((1.0, .6, .9), racks_light=0)
    area_light((0, 12, 6.5), (0, 18, 1.5), 14, 520, '#FFF6EA', 1.5)
    label = product_label('Papel kraft', '1.300 mm · 125 g/m²', '1.140 kg')
    paper_reel(at=(.15, .1, 0), label=label, turn=(0, 0, 6))
    paper_reel(at=(1.45, .35, 0), turn=(0, 0, 40), colour='#E4E2DC', end='#EDEBE6')
    paper_reel(at=(.95, 1.65, 0), colour='#B99B74')
    paper_reel(at=(2.35, 1.75, 0), colour='#E4E2DC', end='#EDEBE6')
    paper_reel(.5, 1.1, at=(-1.25, .75, 0), turn=(0, 0, 58), colour='#B99B74', lying=True, strap=black_strap(), bands=2)
    for i in range(9):
        for level in range(2):
            paper_reel(at=(-5.2 + i * 1.25, 8.2 + (i % 2) * .5, level * 1.302),
                       colour='#B99B74' if i % 3 else '#DEDBD4', bands=2)
    camera((-2.6, -5.6, 1.7), (-.55, 0, .95), lens=44, fstop=1.5, focus=(.2, -.45, .8))
