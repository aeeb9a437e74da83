"""Steel coils strapped round and through the eye, in the mill hall."""
from lib.industry_loads import steel_coil, tube_bundle
from lib.places_props import crane_bridge
from lib.places_warehouse import back_wall, concrete, floor, floor_line, hall_light, roof
from lib.studio import area_light, camera


def build():
    floor(concrete('#777A7C', '#6C6F71', .32))
    floor_line(3.6)
    back_wall(26, '#878E95', (5.5, 8.5), 11, sky_strength=2.6)
    roof(11, back=24)
    crane_bridge(15, 7.2)
    hall_light((1.0, .4, .8), power=1.3, racks_light=0, mirrored_rim=True, surrounding=.5)
    area_light((-4.5, 2.5, 4.5), (.6, .4, .9), 4.5, 420, '#F2F6FF', 1.6)
    area_light((0, 16, 8), (0, 24, 2), 16, 900, '#FFF2E0', 2)
    steel_coil(.74, .30, 1.2, at=(.25, .1, 0), turn=24)
    steel_coil(.70, .30, 1.1, at=(1.95, .75, 0), turn=24, seed=5, colour='#9AA1A8', tag=False)
    steel_coil(.74, .30, 1.2, at=(1.1, 2.5, 0), turn=24, seed=6, tag=False)
    steel_coil(.72, .30, 1.2, at=(3.0, 3.0, 0), turn=24, seed=7, tag=False)
    for i in range(5):
        steel_coil(.7, .3, 1.2, at=(-4.5 + i * 1.75, 8.5, 0), turn=24, seed=9, tag=False, eye_straps=0)
    tube_bundle(4.2, .035, 9, at=(-3.4, 5.4, 0), turn=(0, 0, 18))
    camera((-2.6, -5.6, 1.6), (-.5, 0, .95), lens=44, fstop=1.5, focus=(.2, -.5, .8))
