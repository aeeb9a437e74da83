"""Container yard: strapped and wrapped loads ready for the sea."""
from lib.industry_loads import carton_pallet, steel_coil, timber_pack
from lib.places_props import forklift
from lib.places_yard import asphalt, containers, daylight, ground, hills
from lib.studio import camera


def build():
    daylight(30, -58, sun=4.2)
    ground(asphalt())
    hills(140, 26, seed=15, colour='#8E9AA0', shade='#7C8A92')
    containers(24, -4, 5, 2, 4)
    containers(34, -30, 11, 2, 7)
    timber_pack(3.0, 9, 9, at=(.55, -.1, 0), turn=(0, 0, 14), seed=14)
    carton_pallet(layers=5, wrapped_to=1.45, at=(2.35, .8, 0), turn=(0, 0, -10), seed=6)
    steel_coil(.62, .28, .9, at=(.3, 2.4, 0), turn=22)
    forklift((-2.4, 7.2, 0), (0, 0, 160))
    camera((-2.9, -6.0, 1.62), (-.5, 0, 1.0), lens=42, fstop=1.5, focus=(.6, -.2, .7))
