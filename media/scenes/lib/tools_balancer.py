"""Spring balancer EQ 12: a drum that carries a tool on its cable."""
from lib.base import RED
from lib.geometry import UPRIGHT, box, cylinder, decal, group, lathe, pipe
from lib.labels import drawing, text
from lib.tools_parts import ACROSS, bar_between, bolt_circle, name_on


def rating_plate(model, load):
    body = f'<rect width="800" height="240" rx="20" fill="{RED}"/>'
    body += text(400, 118, 96, model, 800, '#FFFFFF', 'middle') + text(400, 200, 60, load, 600, '#FFFFFF', 'middle')
    return drawing(800, 240, body, .4)


def hook(kit, parent, at, size=.022, wire=.0045, down=False):
    """Snap hook on a swivel, standing on `at`, or hanging from it."""
    root = group(at, (180 if down else 0, 0, 0), parent)
    cylinder(.010, .022, kit.nickel, .002, 48, at=(0, 0, .011), parent=root)
    s = size
    points = [(0, 0, .020), (0, 0, .034), (s * .95, 0, .036 + s * .5), (s, 0, .036 + s * 1.4), (s * .4, 0, .036 + s * 2.15),
              (-s * .5, 0, .036 + s * 2.05), (-s, 0, .036 + s * 1.4), (-s * .95, 0, .036 + s * .95)]
    pipe(points, wire, kit.nickel, parent=root)
    bar_between((-s * .93, 0, .036 + s), (-wire, 0, .036), wire * .5, kit.zinc, root)
    return root


def spring_balancer(model, kit, parent=None, at=(0, 0, 0), cable=.34, load='4 a 12 kg'):
    """Drum with its axis along Y, centred on `at`; `cable`: free length below the drum."""
    root = group(at, parent=parent, name=model)
    drum = group(turn=ACROSS, parent=root)
    lathe([(0, -.040), (.060, -.040), (.078, -.036), (.085, -.026), (.085, .026), (.078, .036), (.060, .040), (0, .040)], kit.body, 128,
          closed=False, parent=drum)
    for side in (-1, 1):
        lathe([(0, side * .0475), (.040, side * .0475), (.046, side * .044), (.048, side * .039)], kit.aluminium, 96, closed=False,
              parent=drum)
    bolt_circle((0, 0), .070, 8, .0042, kit, -.0405, root, 22.5)
    for i in range(4):
        box((.030, .084, .006), kit.body, .002, at=(.0845, 0, 0), turn=(0, 90, 0), parent=group(turn=(0, 45 + 90 * i, 0), parent=root))
    cylinder(.013, .006, kit.bolt, .001, 6, at=(0, .0485, 0), turn=ACROSS, parent=root)
    decal(.076, .0228, rating_plate(model, load), at=(0, -.0479, 0), turn=UPRIGHT, parent=root)
    box((.044, .060, .026), kit.body, .006, at=(0, 0, .088), parent=root)
    hook(kit, root, (0, 0, .100), .026, .006)
    box((.040, .046, .024), kit.dark, .006, at=(.058, 0, -.068), parent=root)
    bar_between((.058, 0, -.07), (.058, 0, -.08 - cable), .002, kit.zinc, root)
    lathe([(.0022, 0), (.013, .004), (.015, .012), (.015, .030), (.010, .040), (.0022, .042)], kit.black, 64, at=(.058, 0, -.08 - cable + .05),
          parent=root)
    hook(kit, root, (.058, 0, -.08 - cable), .017, .004, down=True)
    name_on('PRECINTA', .009, (0, -.0409, -.058), root, '#26292D')
    return root
