"""The service workshop: bench, tool wall, trolley, a wrapper under repair; or the quality bench with straps."""
from lib.industry_loads import green_strap
from lib.labels import product_label
from lib.machine_parts import control_panel, paints, recipe_screen
from lib.places_props import packing_table, tool_trolley, tool_wall
from lib.places_warehouse import back_wall, concrete, floor, hall_light, roof
from lib.geometry import box, cylinder, group, ribbon
from lib.straps import coil, smooth_strap, standing
from lib.studio import area_light, camera
from lib.tools_battery import battery_tool
from lib.wrappers import pillar_wrapper


def shop(wall=5.2):
    floor(concrete('#868B90', '#7C8186', .22))
    back_wall(wall, '#B9BEC3', None, 6)
    roof(6, back=5)
    for x in (-4.2, -.9, 2.4):
        tool_wall(3.0, 1.2, (x, wall - .26, 1.75), seed=int(x * 3) + 20)
        packing_table(3.1, .7, .9, at=(x, wall - .65, 0))


def tensile_tester(at, turn=0):
    """Frame with two grips and a strap between them."""
    p = paints()
    root = group(at, (0, 0, turn))
    box((.46, .34, .16), p.dark, .014, at=(0, 0, .08), parent=root)
    for x in (-.17, .17):
        cylinder(.02, .66, p.steel, .003, at=(x, .02, .48), parent=root)
    box((.44, .16, .09), p.dark, .012, at=(0, .02, .82), parent=root)
    for z in (.26, .62):
        box((.13, .11, .10), p.red, .012, at=(0, .02, z), parent=root)
        cylinder(.018, .2, p.steel, .003, at=(0, .02, z), turn=(0, 90, 0), parent=root)
    cylinder(.03, .12, p.steel, .004, at=(0, .02, .73), parent=root)
    cylinder(.025, .06, p.steel, .004, at=(0, .02, .19), parent=root)
    ribbon([(0, -.006, z) for z in (.26, .38, .5, .62)], .016, .0009, green_strap(), (0, -1, 0), parent=root)
    rows = (('Fuerza', '4.680 N'), ('Alargamiento', '11,2 %'), ('Ancho', '15,5 mm'), ('Espesor', '0,80 mm'),
            ('Ensayo', '3 de 5'))
    control_panel(recipe_screen('Ensayo de tracción', rows, 'INICIO'), at=(.40, -.04, .34), turn=(-12, 0, 8),
                  parent=root, buttons=False, size=(.34, .25))
    box((.06, .06, .24), p.dark, .008, at=(.40, .02, .12), parent=root)
    return root


def build(view='service'):
    shop()
    if view == 'service':
        hall_light((.9, .6, .9), racks_light=0)
        pillar_wrapper('EP 16', carriage_height=.95, at=(.75, 1.4, 0), turn=(0, 0, 20))
        tool_trolley((-.55, .3, 0), (0, 0, 24))
        battery_tool('PB 16', '2500', at=(-.78, .22, .975), turn=(0, 0, 20))
        camera((-2.6, -5.0, 1.6), (-.30, .4, 1.18), lens=35, fstop=1.8, focus=(-.3, .3, .9))
    else:
        hall_light((.7, -.2, 1.0), racks_light=0)
        packing_table(2.6, .8, .88, at=(.8, 0, 0))
        tensile_tester((.62, .05, .881), -10)
        body = coil(green_strap(), '#0C5A2E', .1, .2, .15, .0155, .0008,
                    label=product_label('Zuncho PET 16 mm', '15,5 × 0,80 mm'))
        body.location = (1.42, .05, .881 + .075)
        second = coil(smooth_strap('#17191B'), '#17191B', .1, .17, .12, .012, .0006, seed=8)
        standing(second, .17, -30, (.12, -.05))
        second.location[2] = .17 + .881
        area_light((-.9, -2.0, 2.6), (.6, 0, 1.1), 1.0, 70, '#FFF4E6')
        camera((-.9, -3.1, 1.55), (.02, 0, 1.16), lens=40, fstop=1.8, focus=(.6, -.05, 1.2))
