"""Strap trolley: alone, its drum and brake close, or paying out strap to a load."""
from lib.base import PET_GREEN
from lib.geometry import group
from lib.straps import embossed
from lib.steel import strap_face
from lib.studio import photograph
from lib.tools_battery import battery_tool
from lib.tools_loads import load_of
from lib.tools_parts import Kit, bent_strap
from lib.tools_trolleys import plastic_trolley, steel_trolley, strap_off


def pay_out(root, material, axle, outer, width, thickness, y, reach):
    """Strap from the bottom of the coil down to the floor and on to the load."""
    x, z = axle
    path = [(x + .02, z - outer - .001), (x - .10, z - outer), (x - .30, z - outer - .05), (x - .52, .03), (x - .66, .001), (x - reach, .001)]
    bent_strap(path, width, thickness, material, y, .10, root)['loose'] = True


def build(model, steel=False, view='main', turn=28, azimuth=-8, elevation=17, fill=.76, lens=90, fstop=8, shift=(0, 0), load=None,
          trolley_at=(-.9, -.5), with_coil=True):
    root = group((0, 0, 0), (0, 0, turn))
    if view == 'use':
        stand = load_of(**load)
        root.location = (*trolley_at, 0)
    if steel:
        _, axle, close = steel_trolley(model, parent=root)
        material, outer, width, thickness = strap_face('black'), .300, .032, .0009
    else:
        _, axle, close = plastic_trolley(model, parent=root, with_coil=with_coil)
        material, outer, width, thickness = embossed(PET_GREEN), .285, .0155, .0009
    if view == 'use':
        if steel:
            stand.strap(-stand.depth * .28, material, width, thickness)
        else:
            stand.strap(.22, material, width, thickness)
            battery_tool('PB 16', '2500', Kit('#C6CACE'), parent=root, at=(.03, .02, .806), turn=(0, 0, 4), scale=(.78, .9, .78))
    if view == 'use' or steel:
        pay_out(root, material, axle, outer, width, thickness, 0 if steel else .04, 1.0 if steel else 1.6)
    elif with_coil:
        strap_off(root, material, axle, outer, width, thickness, 1.0)
    photograph(azimuth, elevation, lens, fstop, fill, of=close if view == 'close' else None, shift=shift)
