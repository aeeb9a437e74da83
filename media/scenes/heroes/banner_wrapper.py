"""Banner: the arm wrapper in its line, a load of cartons half wrapped."""
from lib.industry_loads import carton_pallet
from lib.machine_parts import fence
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera
from lib.wrappers import arm_wrapper, film_web, touched_corner


def build():
    warehouse((1.0, 0, 1.2), line=None, seed=41, power=1.2)
    machine = arm_wrapper(at=(1.15, .6, 0), turn=(0, 0, 10), arm_angle=-48, carriage_height=1.3)
    carton_pallet(layers=6, wrapped_to=1.05, straps=False, at=(0, 0, machine.deck), parent=machine.root, seed=13)
    corner = touched_corner(machine.exit, 0, 1.2, 1.0)
    film_web(machine.exit, corner, float(machine.exit[2]), parent=machine.root)
    fence((-4.5, 3.6), (7.5, 4.6))
    area_light((-2.6, -4.2, 3.2), (.8, 0, 1.2), 1.6, 160, '#FFF4E6')
    camera((-3.2, -8.4, 1.75), (-.75, 0, 1.78), lens=40, fstop=1.2, focus=(.8, -.1, 1.3))
