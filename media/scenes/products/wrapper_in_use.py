"""Stretch wrappers at work in the warehouse, one arrangement for each model."""
import math

from lib.bulk import Bulk
from lib.geometry import group, mesh
from lib.industry_loads import (bottle_pallet, carton_pallet, fruit_pallet, panel_pack, rolled_steel, sack_pallet)
from lib.loads import stretch_wrap
from lib.machine_parts import fence
from lib.materials import film, plain, wood
from lib.places_props import forklift, pallet_truck
from lib.places_warehouse import warehouse
from lib.studio import area_light, camera
from lib.wrappers import (DECK, arm_wrapper, film_web, pillar_wrapper, ring_wrapper, spiral_film, thin_film,
                          touched_corner, tunnel_wrapper_large, tunnel_wrapper_small, turntable_wrapper, web_to_load,
                          wrapping_robot)

WINE = (('#E2DACA', '#D8CEBB'), ('#DDD3C1', '#D2C6B1'), ('#E6DFD1', '#DBD2C1'))
FOAM = (('#E9EDEF', '#E2E7EA'), ('#E5EAEC', '#DDE3E7'), ('#ECEFF1', '#E4E9EC'))


def falling_film(start, end, x0, x1, parent):
    """Film from the roll of a tunnel wrapper, at (y, z), down to the load."""
    points = [(x, y, z) for y, z in (start, end) for x in (x0, x1)]
    mesh('web', points, [(0, 1, 3, 2)], thin_film(), uv=[(0, 0), (0, 1), (1, 0), (1, 1)], parent=parent)


def clear_film(opacity=.02, gloss=1.0):
    """Film through which bottles stay in sight."""
    return film('#F6FAFD', opacity, gloss=gloss, rough=.06, haze=.04, wrinkles=.16, wrinkle_scale=2.2, wrinkle_depth=.02,
                stretch=(1.1, 5, 1), coordinates='UV')


def half_wrapped_fruit():
    warehouse((0, 0, .9), line=3.0, seed=3)
    machine = pillar_wrapper('EP 15', 1.5, 2.2, 'brake', 'keys', carriage_height=.86)
    fruit_pallet(11, at=(0, 0, DECK), parent=machine.table, straps=False, wrapped_to=.86, ink='#3F7D32',
                 fruit=('#7E9E2C', '#A8B840'))
    machine.table.rotation_euler[2] = math.radians(24)
    web_to_load(machine, 24, 1.2, 1.0)
    forklift((-1.9, 2.6, 0), (0, 0, 205))
    camera((-1.9, -7.0, 1.7), (.15, 0, 1.08), lens=50, fstop=1.6, focus=(.1, -.5, 1.0))


def wrapped_wine():
    warehouse((0, 0, .9), line=3.4, seed=7)
    machine = pillar_wrapper('EP 16', carriage_height=1.52)
    carton_pallet(columns=4, layers=5, layer_height=.30, straps=False, wrapped_to=1.55, at=(0, 0, DECK),
                  parent=machine.table, tones=WINE, seed=12)
    machine.table.rotation_euler[2] = math.radians(-28)
    web_to_load(machine, -28, 1.18, .98)
    camera((-1.3, -6.6, 1.6), (.35, 0, 1.2), lens=50, fstop=1.4, focus=(.1, -.5, 1.1))


def truck_on_ramp():
    warehouse((0, 0, .9), line=3.4, seed=11)
    pillar_wrapper('EP 18', 1.8, 2.4, panel='scale', ramp=True, carriage_height=.82, stretch='200 %', turn=(0, 0, 16))
    way = group((0, 0, 0), (0, 0, 16))
    climb = group((0, -1.55, .045), (3.3, 0, 0), way)
    carton_pallet(columns=2, rows=2, layers=5, layer_height=.24, straps=True, at=(0, .55, .10), turn=(0, 0, 90),
                  parent=climb, tones=FOAM, marks=True, seed=15)
    pallet_truck((0, -.12, .0), (0, 0, 90), .10, parent=climb)
    camera((-3.0, -7.4, 1.8), (.15, -.4, 1.12), lens=55, fstop=1.8, focus=(-.1, -1.2, .9))


def pressed_bottles():
    warehouse((0, 0, 1.0), line=3.4, seed=13)
    machine = pillar_wrapper('EP 22', height=2.8, panel='press', press=DECK + .144 + 7 * .243 + .012,
                             carriage_height=.62, stretch='360 %')
    bottle_pallet(7, at=(0, 0, DECK), parent=machine.table)
    stretch_wrap(1.19, .99, .08, .50, parent=machine.table, at=(0, 0, DECK))
    machine.table.rotation_euler[2] = math.radians(30)
    web_to_load(machine, 30, 1.18, .98)
    camera((-2.0, -8.2, 1.75), (.28, 0, 1.5), lens=57, fstop=1.6, focus=(.0, -.5, 1.1))


def line_with_fences():
    warehouse((0, 0, 1.0), line=None, seed=17)
    machine = turntable_wrapper(turn=(0, 0, -36), carriage_height=1.25)
    carton_pallet(layers=5, straps=False, wrapped_to=1.0, at=(0, 0, machine.deck), parent=machine.table, seed=21)
    corner = touched_corner(machine.exit * (1, -1, 1), 0, 1.2, 1.0) * (1, -1)
    film_web(machine.exit, corner, 1.25, parent=machine.root)
    fence((-3.4, 2.2), (3.8, 4.0))
    fence((-3.4, 2.2), (-4.4, -2.0))
    camera((-2.2, -7.8, 1.9), (.25, 0, 1.18), lens=52, fstop=1.8, focus=(0, -.5, 1.1))


def arm_round_sacks():
    warehouse((0, 0, 1.1), line=None, seed=19)
    machine = arm_wrapper(turn=(0, 0, 18), arm_angle=-68, carriage_height=1.2)
    sacks = sack_pallet(10, at=(0, 0, machine.deck), parent=machine.root)
    stretch_wrap(1.2, 1.0, .06, .72, parent=sacks)
    corner = touched_corner(machine.exit, 0, 1.21, 1.01)
    film_web(machine.exit, corner, 1.2, parent=machine.root)
    camera((-2.6, -8.6, 1.9), (.1, 0, 1.62), lens=56, fstop=1.8, focus=(0, -.5, 1.1))


def ring_round_drinks():
    warehouse((0, 0, 1.2), line=None, seed=23, power=1.2)
    machine = ring_wrapper(turn=(0, 0, -14), ring_height=1.62, carriage_angle=-36)
    drinks = bottle_pallet(6, at=(0, 0, machine.deck), parent=machine.root, colour='#3B1612', sheet='#8C1C1C')
    stretch_wrap(1.19, .99, .06, .8, material=clear_film(), parent=drinks)
    corner = touched_corner(machine.exit, 0, 1.2, 1.0)
    film_web(machine.exit, corner, float(machine.exit[2]), material=clear_film(.12, 1.6), parent=machine.root)
    area_light((-1.8, -4.2, 3.0), (0, 0, 1.2), 1.4, 140, '#FFF4E6')
    camera((-2.1, -8.6, 2.7), (.1, 0, 1.45), lens=46, fstop=1.8, focus=(0, -.6, 1.2))


def robot_along_panels():
    warehouse((0, 0, .8), line=3.6, seed=29)
    robot = wrapping_robot(at=(.72, .55, 0), turn=(0, 0, -70), carriage_height=.66)
    pack = panel_pack(2.6, 1.25, .85, at=(-1.2, 1.0, 0), straps=False)
    stretch_wrap(2.6, 1.25, .12, .55, parent=pack)
    a = math.radians(-70)
    x, y, _ = robot.exit
    leaving = (.72 + x * math.cos(a) - y * math.sin(a), .55 + x * math.sin(a) + y * math.cos(a))
    film_web(leaving, (.108, .366), .66)
    camera((-1.7, -6.2, 1.85), (-.15, .6, 1.05), lens=46, fstop=1.8, focus=(.4, .2, .9))


def profiles_through_ring():
    warehouse((0, 0, .9), line=3.6, seed=31)
    machine = tunnel_wrapper_small(turn=(0, 0, 30))
    bars = Bulk()
    metal, dark = rolled_steel('#C5CACF', .3), plain('#15171A', .7)
    for i in range(5):
        for j in range(4):
            y, z = (i - 2) * .052, machine.deck + .026 + j * .052
            bars.box((2.9, .05, .05), metal, (-.15, y, z))
            for end in (-1, 1):
                for a in (-.012, .012):
                    bars.box((.002, .018, .036), dark, (-.15 + end * 1.4505, y + a, z))
    bars.build(.002, parent=machine.root)
    spiral_film(1.45, .26, .208, -1.56, machine.deck, .07, .125, parent=machine.root)
    falling_film((.25, 1.20), (.136, 1.058), -.165, -.04, machine.root)
    camera((-2.6, -4.0, 1.85), (.05, 0, .95), lens=48, fstop=2.2, focus=(-.1, -.3, 1.0))


def doors_through_ring():
    warehouse((0, 0, 1.0), line=3.9, seed=37)
    machine = tunnel_wrapper_large(turn=(0, 0, 30), load_top=1.29)
    doors = Bulk()
    leaf, core = wood('#C9A878', '#B58E5C'), plain('#E8E4DA', .6)
    for k in range(11):
        doors.box((2.04, .82, .038), leaf if k % 2 else core, (-.45, 0, machine.deck + .02 + k * .04))
    doors.build(.002, parent=machine.root)
    spiral_film(1.30, .82, .44, -1.46, machine.deck, .12, .25, parent=machine.root)
    falling_film((-.50, 1.80), (-.417, 1.285), -.29, -.04, machine.root)
    camera((-4.3, -6.0, 2.15), (-.1, 0, 1.18), lens=46, fstop=2.0, focus=(-.4, -.4, 1.2))


uses = {f.__name__.replace('_', '-'): f for f in (
    half_wrapped_fruit, wrapped_wine, truck_on_ramp, pressed_bottles, line_with_fences, arm_round_sacks,
    ring_round_drinks,
    robot_along_panels, profiles_through_ring, doors_through_ring)}


def build(use):
    uses[use]()
