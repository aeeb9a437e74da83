"""Steel strap and the joints of steel and plastic strap: seals before and after crimping, notches, sealless locks."""
import numpy as np

from lib.geometry import box, grid_faces, group, mesh, plate, ribbon, smooth_by_angle
from lib.materials import shader


def blued_strap():
    made = shader('blued strap', '#3C434C', .3, metal=1).vary('Base Color', 18, '#343A45', '#4A525C', (.2, 1, 1), coordinates='UV')
    return made.grain(900, .1, 2, (.02, 1, 1), .0002, 'UV').material


def painted_strap():
    return shader('painted strap', '#16181A', .34, coat=.2).grain(900, .1, 2, (.02, 1, 1), .0002, 'UV').material


def open_seal(material, width, length, thickness, parent=None, at=(0, 0, 0), lift=.004, wall=.0008):
    """Seal slid over the straps (along X), its legs folded round them below."""
    root = group(at, parent=parent, name='seal')
    h = lift + 2 * thickness + wall
    half = width / 2 + wall * 1.6
    section = [(-half * .55, 0), (-half, .0002), (-half - .0006, h * .5), (-half, h), (half, h), (half + .0006, h * .5), (half, .0002),
               (half * .55, 0)]
    inner = [(y * (1 - wall / half * 1.3), wall + z * (1 - 2 * wall / h)) for y, z in section]
    loop = section + inner[::-1]
    vertices = [(x, y, z) for x in (-length / 2, length / 2) for y, z in loop]
    k = len(loop)
    faces = grid_faces(2, k, wrap_columns=True)
    faces += [tuple(range(k))[::-1], tuple(range(k, 2 * k))]
    smooth_by_angle(mesh('seal', vertices, faces, material, parent=root), 30)
    return root


def notched_seal(material, width, length, thickness, parent=None, at=(0, 0, 0), pairs=2, wall=.0009, bend=.0032):
    """Closed seal with pairs of notches cut into both edges: the tabs between the cuts are bent down and up."""
    root = group(at, parent=parent, name='notched seal')
    half, h = width / 2 + wall, 2 * thickness + 2 * wall
    depth = width * .20
    pitch = length / pairs
    edge_outline = [(-length / 2, -half), (-length / 2, half)]
    upper, lower = [], []
    for i in range(pairs):
        upper.append(-length / 2 + pitch * (i + .5))
    notch = pitch * .30

    def side(sign):
        outline = []
        for x in upper:
            outline += [(x - notch / 2, sign * half), (x - notch / 2, sign * (half - depth)), (x + notch / 2, sign * (half - depth)),
                        (x + notch / 2, sign * half)]
        return outline

    outline = [(-length / 2, -half)] + side(-1) + [(length / 2, -half), (length / 2, half)] + side(1)[::-1] + [(-length / 2, half)]
    plate([outline], h, material, .0005, turn=(0, 0, 0), at=(0, 0, h / 2), parent=root)
    for x in upper:
        for sign in (-1, 1):
            box((notch - .0006, depth, h * .96), material, .0005, at=(x, sign * (half - depth / 2 + .0006), h / 2 - bend * .62),
                turn=(-sign * 24, 0, 0), parent=root)
    return root


def crimped_seal(material, width, length, thickness, parent=None, at=(0, 0, 0), waves=4, wall=.0006, depth=.0011):
    """Closed seal of plastic strap: waves pressed across it."""
    root = group(at, parent=parent, name='crimped seal')
    n, half = 80, width / 2 + wall
    xs = np.linspace(-length / 2, length / 2, n)
    swell = 2 * thickness + 2 * wall
    vertices = []
    for x in xs:
        wave = depth * np.cos(2 * np.pi * waves * x / length)
        for y, z in ((-half, .0003), (-half, swell * .5 + wave * .5), (-half + .001, swell + wave), (half - .001, swell + wave),
                     (half, swell * .5 + wave * .5), (half, .0003)):
            vertices.append((x, y, z + depth * .6))
    faces = grid_faces(n, 6, wrap_columns=True)
    faces += [tuple(range(6))[::-1], tuple(range(6 * (n - 1), 6 * n))]
    smooth_by_angle(mesh('seal', vertices, [f[::-1] for f in faces], material, parent=root), 35)
    return root


def sealless_joint(material, width, thickness, parent=None, tabs=3, pitch=.017):
    """Two steel straps locked without a seal: rows of stamped tongues, raised through slots and hooked."""
    root = group(parent=parent, name='joint')
    reach = tabs * pitch / 2 + .012
    lower = _strip(root, material, width, thickness, -.5, reach, thickness / 2)
    upper = _strip(root, material, width, thickness, -reach, .5, thickness * 1.56)
    lower['loose'] = upper['loose'] = True
    dark = shader('slot', '#0B0C0D', .7).material
    seen = []
    for i in range(tabs):
        x = pitch * (i - (tabs - 1) / 2)
        for y in (-width * .24, width * .24):
            top = 2.06 * thickness
            box((pitch * .62, width * .24, .0003), dark, 0, at=(x, y, top), parent=root)
            seen.append(_tongue(root, material, pitch * .60, width * .22, thickness, (x, y, top)))
    return seen


def _strip(root, material, width, thickness, start, end, z):
    xs = np.linspace(start, end, 40)
    return ribbon(np.stack([xs, np.zeros(40), np.full(40, z)], 1), width, thickness, material, edge=thickness * .2, parent=root)


def _tongue(root, material, length, width, thickness, at):
    t = np.linspace(0, 1, 24)
    rise = np.sin(np.pi * t ** .8) * .0019
    path = np.stack([(t - .5) * length, np.zeros(24), rise], 1)
    return ribbon(path, width, thickness * .9, material, edge=thickness * .2, parent=root, at=at)
