"""Float glass on a trestle and in crates, strapped."""
from lib.industry_loads import glass_crate, glass_rack
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera


def build():
    warehouse((.9, .3, .9), line=4.8, seed=31)
    glass_rack(10, at=(.75, .3, 0), turn=(0, 0, -16))
    glass_crate(at=(1.9, 2.2, 0), turn=(0, 0, -10))
    glass_crate(at=(-.4, 3.0, 0), turn=(0, 0, -8))
    area_light((-1.0, 3.6, 3.0), (.6, .2, 1.0), 2.2, 160, '#EAF3FF', 1.0)
    camera((-2.6, -5.6, 1.62), (-.5, 0, 1.02), lens=44, fstop=1.6, focus=(.4, -.2, 1.0))
