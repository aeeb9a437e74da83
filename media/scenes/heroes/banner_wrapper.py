"""Banner: the ring wrapper in its line, a load of drinks half wrapped."""
from lib.industry_loads import carton_pallet
from lib.machine_parts import fence
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera
from lib.wrappers import film_web, ring_wrapper, touched_corner


def build():
    warehouse((1.0, 0, 1.2), line=None, seed=41, power=1.3)
    machine = ring_wrapper(at=(1.1, 1.0, 0), turn=(0, 0, -22), ring_height=1.85, carriage_angle=-62)
    carton_pallet(layers=6, wrapped_to=1.35, straps=False, at=(0, 0, machine.deck), parent=machine.root, seed=13)
    corner = touched_corner(machine.exit, 0, 1.2, 1.0)
    film_web(machine.exit, corner, float(machine.exit[2]), parent=machine.root)
    fence((-4.5, 3.4), (7.5, 4.4))
    area_light((-2.6, -4.2, 3.2), (.8, 0, 1.2), 1.6, 160, '#FFF4E6')
    camera((-3.4, -7.6, 1.75), (-.75, 0, 1.75), lens=36, fstop=1.2, focus=(.6, -.6, 1.3))
