"""Pneumatic tool: alone with its strap and hose, a part of it close, or at work on a load."""
from lib.base import PET_GREEN
from lib.geometry import box, group
from lib.straps import embossed, smooth_strap
from lib.studio import photograph
from lib.tools_chassis import STRAP_Y, threaded
from lib.tools_loads import load_of
from lib.tools_parts import Kit, bar_between, eye
from lib.tools_pneumatic import combination_tool

surfaces = {'embossed': embossed, 'smooth': smooth_strap}


def balancer(kit, root, x, bottom):
    """Rope and hook from a balancer above the picture."""
    rope = bar_between((x, 0, bottom + .10), (x, 0, bottom + 2.2), .003, kit.zinc, root)
    rope['loose'] = True
    box((.022, .016, .050), kit.red, .004, at=(x, 0, bottom + .085), parent=root)
    eye(kit, (x, 0, bottom + .015), root, .019, .0035)


def build(model, heavy=False, scale=(1, 1, 1), body='#AEB3B8', view='main', strap=PET_GREEN, surface='embossed',
          strap_width=15.5, thickness=.8, turn=28, azimuth=-8, elevation=20, load=None, tool_at=(0, 0), straps=(), fill=.74,
          lens=100, shift=(0, 0), fstop=11):
    w, t = strap_width / 1000, thickness / 1000
    material = surfaces[surface](strap)
    kit = Kit(body)
    if view == 'use':
        stand = load_of(**load)
        x, y = tool_at[0] - .17 * scale[0], tool_at[1]
        root = group((x, y, stand.top), parent=stand.root)
        combination_tool(model, kit, heavy, scale, root, with_hose=False)
        balancer(kit, root, .205 * scale[0], (.205 if heavy else .165) * scale[2])
        threaded(material, w, t, root, scale, stand.ends(x, t))
        for place in straps:
            stand.strap(place + STRAP_Y * scale[1], material, w, t)
        photograph(azimuth, elevation, lens, fstop, fill, shift=shift)
        return
    root = group((0, 0, .0004), (0, 0, turn))
    _, slot, rear = combination_tool(model, kit, heavy, scale, root)
    threaded(material, w, t, root, scale, tail=(.24, .10))
    of = {'slot': slot, 'rear': rear}.get(view)
    photograph(azimuth, elevation, lens, fstop, fill, of=of, shift=shift)
