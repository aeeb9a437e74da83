"""The lower part of combination tools: foot, tension wheel, welding jaw, cutter, and the strap that runs through."""
from lib.geometry import box, cylinder
from lib.tools_parts import ACROSS, bent_strap, bolts, serrated_block, shell, toothed_wheel

STRAP_Y = -.026
DECK = .0125
TOE, HEEL = -.052, .345


def base_plate(kit, root, width=.092):
    """Steel foot with a thin toe at the front and the welding plate in the middle."""
    shell([[(-.052, 0), (-.052, .0022), (-.004, DECK, .004), (.318, DECK, .003), (.345, .004), (.345, 0)]], width,
          kit.ground_steel, edge=.0008, radius=0, parent=root)
    box((.30, .045, .032), kit.casting, .003, at=(.178, .020, .028), parent=root)
    for x in (.012, .112, .262):
        cylinder(.0035, .013, kit.nickel, .0006, 24, at=(x, STRAP_Y - .0125, DECK + .006), parent=root)


def strap_path(kit, root):
    """What the operator sees in the slot: tension wheel, welding jaw, cutter."""
    wheel = (.064, STRAP_Y + .001, DECK + .0205)
    wheel_seen = toothed_wheel(.0185, .020, kit.hard_steel, 60, .0008, at=wheel, turn=ACROSS, parent=root)
    cylinder(.0075, .023, kit.bolt, .001, 32, at=wheel, turn=ACROSS, parent=root)
    cylinder(.0034, .026, kit.nickel, .0004, 6, at=wheel, turn=ACROSS, parent=root)
    jaw = serrated_block((.052, .022, .020), kit.hard_steel, 20, at=(.172, STRAP_Y + .002, DECK + .0028), parent=root)
    box((.060, .020, .010), kit.aluminium, .0015, at=(.172, STRAP_Y + .003, DECK + .026), parent=root)
    bolts([(.152, DECK + .015), (.192, DECK + .015)], .003, kit, STRAP_Y - .0095, root)
    blade = shell([[(.214, DECK + .003), (.222, DECK + .003), (.228, DECK + .026), (.214, DECK + .026)]], .020, kit.nickel,
          STRAP_Y + .002, .0004, 0, root)
    return [wheel_seen, jaw, blade]


def threaded(strap, width, thickness, parent, scale=(1, 1, 1), ends=((-.62, 0), (.95, 0)), tail=(.27, .15)):
    """Two layers of strap through the slot of a tool of this scale: the lower one lies on the load on both sides and
    goes on to `ends`, lists of (x, z); the upper ends in a tail behind the tool, `tail` further and higher."""
    sx, sy, sz = scale
    toe, deck_end, heel = TOE * sx, .318 * sx, HEEL * sx
    rest, lower = thickness / 2 + .0002, DECK * sz + thickness / 2 + .0002
    first, last = (e if isinstance(e[0], (list, tuple)) else [e] for e in ends)
    path = [*first, (toe - .05, rest), (toe - .002, .0026 * sz + thickness), (-.003 * sx, lower + .0004),
            (deck_end, lower), (heel + .003, .0045 * sz + thickness), (heel + .05, rest), *last]
    upper = lower + thickness * 1.05
    end = [(.01 * sx, upper), (deck_end, upper), (heel + .08, upper + .006), (heel + tail[0] * .7, upper + tail[1] * .35),
           (heel + tail[0], upper + tail[1])]
    made = [bent_strap(path, width, thickness, strap, STRAP_Y * sy, .010, parent),
            bent_strap(end, width, thickness, strap, STRAP_Y * sy, .06, parent)]
    for piece in made:
        piece['loose'] = True
    return made
