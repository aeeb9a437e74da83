"""Pressed fibre bales with their straps."""
from lib.industry_loads import fibre_bale
from lib.places_warehouse import warehouse
from lib.studio import camera


def build():
    warehouse((.9, .4, .8), line=4.6, seed=25)
    for level in range(2):
        for i, (x, y) in enumerate(((.2, .2), (1.55, .1))):
            fibre_bale(at=(x + .03 * level, y, .02 + level * .83), turn=(0, 0, 14 + 2 * level), seed=i + 2 * level)
    for i, (x, y) in enumerate(((.75, 1.7), (2.2, 1.75))):
        for level in range(2):
            fibre_bale(at=(x, y, .02 + level * .83), turn=(0, 0, 10), seed=i + 7 + level, colour='#B9C3CB',
                       dark='#98A6B2')
    fibre_bale(at=(-1.1, 1.5, .02), turn=(0, 0, 34), seed=12)
    camera((-2.4, -5.4, 1.62), (-.5, 0, .88), lens=44, fstop=1.5, focus=(.3, -.3, .8))
