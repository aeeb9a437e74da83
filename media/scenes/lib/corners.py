"""Edge protection: board angles, plastic corners, metal corners."""
from lib.geometry import box, group, plate
from lib.materials import cardboard, plastic, zinc


def angle_outline(leg, thickness):
    t = thickness
    return [(0, 0), (leg, 0, t * .4), (leg, t, t * .4), (t, t, t * .6), (t, leg, t * .4), (0, leg, t * .4)]


def board_corner(length, leg=.05, thickness=.004, material=None, parent=None, at=(0, 0, 0), facing=(-1, -1), lying=False):
    """Laminated board angle on the edge of a load at `at`, upright by default; `facing`: signs of the edge's outward
    X and Y. Lying it follows +X on a top edge, legs down the outward Y side and over the top."""
    material = material or cardboard('#A98A62', '#96754E')
    root = group(at, parent=parent, name='board corner')
    t, (sx, sy) = thickness, facing
    if lying:
        box((length, t, leg), material, t * .3, at=(length / 2, sy * t / 2, -leg / 2 + t), parent=root)
        box((length, leg, t), material, t * .3, at=(length / 2, sy * (t - leg / 2), t / 2), parent=root)
    else:
        box((leg, t, length), material, t * .3, at=(sx * (t - leg / 2), sy * t / 2, length / 2), parent=root)
        box((t, leg, length), material, t * .3, at=(sx * t / 2, sy * (t - leg / 2), length / 2), parent=root)
    return root


def board_angle(length, leg=.05, thickness=.004, material=None, **placing):
    """A loose board angle along X, its heel on the floor line at the origin, legs along +Y and +Z."""
    outline = angle_outline(leg, thickness)
    root = group(name='board angle', **placing)
    plate([outline], length, material or cardboard('#B08F66', '#9A7850'), .0005, turn=(90, 0, 90), parent=root)
    return root


def plastic_corner(leg=.035, length=.04, thickness=.003, strap=.027, material=None, **placing):
    """L of plastic with side stops that guide the strap, and ribs. Apex at the origin, legs along -X and -Z, length along Y."""
    material = material or plastic('#17191C', .4)
    root = group(name='plastic corner', **placing)
    t, r = thickness, .006
    outer = [(-leg, 0, .001), (0, 0, r), (0, -leg, .001), (-t, -leg, .001), (-t, -t, r * .5), (-leg, -t, .001)]
    plate([outer], length, material, .0006, parent=root)
    stop = [(-leg, .0032, .0012), (.0032, .0032, r), (.0032, -leg, .0012), (-.001, -leg, .0004), (-.001, -.001, .002), (-leg, -.001, .0004)]
    for side in (-1, 1):
        plate([stop], (length - strap) / 2, material, .0006, at=(0, side * (length + strap) / 4, 0), parent=root)
    for y in (-strap * .3, 0, strap * .3):
        box((leg * .6, .0012, .0008), material, .0003, at=(-leg * .55, y, .0001), parent=root)
        box((.0008, .0012, leg * .6), material, .0003, at=(.0001, y, -leg * .55), parent=root)
    return root


def metal_corner(leg=.045, length=.036, thickness=.0012, flange=.004, material=None, **placing):
    """Bent sheet with flanges that keep the strap in line. Apex at the origin, legs along -X and -Z, length along Y."""
    material = material or zinc('#B9BDC2')
    root = group(name='metal corner', **placing)
    t, r = thickness, .005
    outer = [(-leg, 0, .0004), (0, 0, r), (0, -leg, .0004), (-t, -leg, .0004), (-t, -t, r - t), (-leg, -t, .0004)]
    plate([outer], length, material, .0003, parent=root)
    rim = [(-leg, 0, .0003), (-leg + .004, flange, .002), (-.010, flange, .003), (-.006, 0, .002), (-.006, -t, .0002), (-leg, -t, .0002)]
    down = [(0, -leg, .0003), (flange, -leg + .004, .002), (flange, -.010, .003), (0, -.006, .002), (-t, -.006, .0002), (-t, -leg, .0002)]
    for side in (-1, 1):
        for outline in (rim, down):
            plate([outline], t, material, .0003, at=(0, side * (length - t) / 2, 0), parent=root)
    return root


def corners_round(make, centre, half, low, high, along='x', parent=None):
    """Corners on the four edges that a strap crosses. The strap runs in the plane through `centre` along 'x' or 'y', the
    load reaches `half` to both sides and from `low` to `high`; `make` is plastic_corner, metal_corner or one with measures."""
    headings = {('x', 1): 0, ('x', -1): 180, ('y', 1): 90, ('y', -1): -90}
    for side in (-1, 1):
        x, y = (side * half, centre) if along == 'x' else (centre, side * half)
        for z, flip in ((high, 0), (low, 180)):
            make(parent=group((x, y, z), (0, 0, headings[along, side]), parent), turn=(flip, 0, 0))


def eye_corner(side, inner, width, leg=.05, length=.05, parent=None):
    """Metal protector on the inner edge of a coil's eye, in the coil's XZ plane (axis Z)."""
    material = zinc('#B9BDC2')
    z = side * (width / 2 + .0045)
    box((leg, length, .0016), material, .0006, at=(inner + leg / 2 - .002, 0, z), parent=parent)
    return box((.0016, length, leg), material, .0006, at=(inner - .0028, 0, z - side * leg / 2), parent=parent)
