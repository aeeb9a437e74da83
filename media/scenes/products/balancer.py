"""Spring balancer: hanging from a bar, or carrying a pneumatic tool over a pallet."""
from lib.base import PET_GREEN
from lib.geometry import cylinder, group
from lib.straps import embossed
from lib.studio import photograph
from lib.tools_balancer import spring_balancer
from lib.tools_chassis import STRAP_Y, threaded
from lib.tools_loads import load_of
from lib.tools_parts import Kit, bar_between, eye
from lib.tools_pneumatic import combination_tool


def hanging(model, turn):
    kit = Kit()
    root = group((0, 0, .62), (0, 0, turn))
    spring_balancer(model, kit, root, cable=.09)
    cylinder(.017, 6, kit.dark, .003, 64, at=(0, 0, .62 + .172), turn=(0, 90, turn + 18))['loose'] = True
    photograph(elevation=8, fill=.8, lens=100, fstop=11)


def carrying(model, tool, load, tool_at, straps):
    """The tool rests on the strap, its weight on the cable."""
    kit, material = Kit(), embossed(PET_GREEN)
    stand = load_of(**load)
    x, y = tool_at[0] - .17, tool_at[1]
    root = group((x, y, stand.top), parent=stand.root)
    combination_tool(tool, Kit('#AEB3B8'), parent=root, with_hose=False)
    threaded(material, .0155, .0008, root, (1, 1, 1), stand.ends(x, .0008))
    for place in straps:
        stand.strap(place + STRAP_Y, material, .0155, .0008)
    eye(kit, (.205, 0, .18), root, .019, .0035)
    cable, above = .06, .205 + .08 + .036 + .017 * 2.2
    spring_balancer(model, kit, root, (.205 - .058, 0, above + cable), cable)
    bar_between((.147, 0, above + cable + .172), (.147, 0, 3), .006, kit.zinc, root)['loose'] = True
    seen = [part for part in root.children_recursive if part.type in ('MESH', 'CURVE') and not part.get('loose')]
    photograph(elevation=16, fill=.66, lens=90, fstop=11, of=seen, shift=(0, .06))


def build(model, view='main', turn=-24, tool='PN 16', load=None, tool_at=(0, 0), straps=()):
    if view == 'main':
        hanging(model, turn)
    else:
        carrying(model, tool, load, tool_at, straps)
