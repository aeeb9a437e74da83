"""Film rolls on a packing table before wrapped pallets."""
from lib.films import clear_roll
from lib.industry_loads import carton_pallet
from lib.labels import product_label
from lib.places_props import packing_table
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera


def roll_with_label(title, size, fact, label_width=.17, **shape):
    return clear_roll(label=product_label(title, size, fact), label_size=(label_width, label_width * 5.2 / 12), **shape)


def build():
    warehouse((.8, 1.4, .8), line=4.2)
    carton_pallet(layers=6, straps=False, wrapped_to=1.75, at=(2.05, 2.2, 0), turn=(0, 0, 18), seed=3)
    carton_pallet(layers=5, straps=False, wrapped_to=1.48, at=(.62, 3.5, 0), turn=(0, 0, 12), seed=5)
    packing_table(2.2, .8, .86, at=(.85, -.6, 0), turn=(0, 0, 8))
    top = .862
    for x, y, outer, title, size, fact in ((.52, -.50, .113, 'Film automático', '23 µm × 500 mm', '1.500 m'),
                                           (.86, -.42, .125, 'Film alto rendimiento', '17 µm × 500 mm', '2.000 m'),
                                           (1.20, -.46, .113, 'Film automático', '23 µm × 500 mm', '1.500 m')):
        roll = roll_with_label(title, size, fact, length=.5, outer=outer, core=.038, label_angle=-150)
        roll.location = (x, y, top + .252)
    lying = roll_with_label('Film manual', '20 µm × 500 mm', '300 m', .09, length=.5, outer=.053, core=.025,
                            label_angle=-205)
    lying.rotation_euler = (1.5708, 0, 1.05)
    lying.location = (.62, -.84, top + .054)
    area_light((-1.6, -3.0, 2.6), (.7, -.6, 1.1), 1.2, 95, '#FFF4E6')
    camera((-1.5, -4.3, 1.62), (-.05, 0, 1.12), lens=46, fstop=1.2, focus=(.7, -.72, 1.1))
