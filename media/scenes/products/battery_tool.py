"""Battery strapping tool: alone with a strap in it, its slot or panel close, or at work on a load."""
from lib.base import PET_GREEN
from lib.geometry import group
from lib.straps import embossed, smooth_strap
from lib.studio import photograph
from lib.tools_battery import battery_tool
from lib.tools_chassis import STRAP_Y, threaded
from lib.tools_loads import load_of
from lib.tools_parts import Kit

surfaces = {'embossed': embossed, 'smooth': smooth_strap}


def build(model, newtons, tool=None, body='#C6CACE', view='main', strap=PET_GREEN, surface='embossed', strap_width=15.5,
          thickness=.8, turn=28, azimuth=-8, elevation=20, load=None, tool_at=(0, 0), straps=(), fill=.74, lens=100,
          shift=(0, 0), fstop=11):
    """Strap in millimetres. In use: `load` of tools_loads, `tool_at` on its top, `straps` at these y besides."""
    tool = {'scale': (1, 1, 1), **(tool or {})}
    scale = tool['scale']
    w, t = strap_width / 1000, thickness / 1000
    material = surfaces[surface](strap)
    kit = Kit(body)
    if view == 'use':
        stand = load_of(**load)
        x, y = tool_at[0] - .17 * scale[0], tool_at[1]
        root = group((x, y, stand.top), parent=stand.root)
        battery_tool(model, newtons, kit, parent=root, **tool)
        threaded(material, w, t, root, scale, stand.ends(x, t))
        for place in straps:
            stand.strap(place + STRAP_Y * scale[1], material, w, t)
        photograph(azimuth, elevation, lens, fstop, fill, shift=shift)
        return
    root = group((0, 0, .0004), (0, 0, turn))
    _, pod, slot = battery_tool(model, newtons, kit, parent=root, **tool)
    threaded(material, w, t, root, scale)
    of = {'slot': slot, 'panel': [pod]}.get(view)
    photograph(azimuth, elevation, lens, fstop, fill, of=of, shift=shift)
