"""Mobile pallet strapper: alone, the head of its lance, or at a pallet with the lance round it."""
import math

from lib.geometry import group
from lib.machines_mobile import EXIT, mobile_strapper
from lib.studio import photograph
from lib.tools_loads import load_of


def round_the_load(far, height, radius=.26):
    """Points of the lance under the load and up its far side."""
    arc = [(far - radius * math.sin(a), EXIT[1] + radius - radius * math.cos(a)) for a in [math.radians(9 * k) for k in range(11)]]
    return [(far, EXIT[1]), *arc, (far - radius, height)]


def build(model='PM 30', view='main', turn=28, azimuth=-8, elevation=17, fill=.78, lens=90, fstop=8, shift=(0, 0), load=None):
    if view == 'use':
        stand = load_of(**load)
        root = group((1.30, -.22, 0), parent=stand.root)
        mobile_strapper(model, root, round_the_load(-.62 - 1.30, 1.02))
        photograph(azimuth, elevation, lens, fstop, fill, shift=shift)
        return
    root = group(turn=(0, 0, turn))
    _, head = mobile_strapper(model, root)
    photograph(azimuth, elevation, lens, fstop, fill, of=head if view == 'head' else None, shift=shift)
