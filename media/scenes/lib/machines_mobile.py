"""PM 30: mobile pallet strapper. A chain lance carries the strap's end under the pallet and up its far side (-X)."""
import math

import numpy as np

from lib.base import PET_GREEN
from lib.geometry import box, cylinder, group, pipe
from lib.machine_parts import castor, control_panel, name_plate, number_screen, paints
from lib.machines_tables import flange
from lib.straps import coil, embossed
from lib.tools_parts import ACROSS, Kit, bent_strap, bolts, grip, shell
from lib.tools_trolleys import wheel

EXIT = (-.54, .026)


def chain(parent, points, pitch=.046, width=.085, height=.026, y=0, strap=None):
    """Plastic links along (x, z) points; the last one is the red head that holds the strap on the
    inner side of the bend. Returns the head's parts."""
    p = paints()
    points = np.asarray(points, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    count = int(along[-1] / pitch)
    for k in range(count):
        s = (k + .5) * pitch
        spot = [np.interp(s, along, points[:, i]) for i in (0, 1)]
        ahead = [np.interp(s + .01, along, points[:, i]) for i in (0, 1)]
        lean = -math.degrees(math.atan2(ahead[1] - spot[1], ahead[0] - spot[0]))
        link = box((pitch * .84, width, height), p.plastic, .005, 2, at=(spot[0], y, spot[1]), turn=(0, lean, 0), parent=parent)
        for side in (-1, 1):
            box((pitch * 1.0, .012, height * .62), p.zinc, .003, 2, at=(0, side * (width / 2 - .004), 0), parent=link)
            cylinder(.005, .016, p.dark, .001, 16, at=(pitch * .5, side * (width / 2 - .002), 0), turn=ACROSS, parent=link)
    end, before = points[-1], np.array([np.interp(along[-1] - .02, along, points[:, i]) for i in (0, 1)])
    lean = -math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
    head = group((end[0], y, end[1]), (0, lean, 0), parent)
    kit = Kit()
    made = [box((.090, width * 1.06, height * 1.25), kit.red, .009, 4, at=(.030, 0, 0), parent=head),
            box((.034, .030, .008), kit.nickel, .002, at=(.040, 0, -height * .66), parent=head),
            cylinder(.010, width * 1.12, kit.bolt, .002, 32, at=(.068, 0, 0), turn=ACROSS, parent=head)]
    bolts([(.010, .0), (.052, .0)], .005, kit, -width * .54, head)
    if strap:
        inner = [(-.9, .5), (-.02, .56), (.020, .62), (.054, .62), (.080, .7), (.11, 1.5)]
        bent_strap([(x, -height * z) for x, z in inner], .0155, .0009, strap, 0, .02, head)['loose'] = True
    return made


def mobile_strapper(model, parent=None, lance=None, colour=PET_GREEN):
    """`lance`: (x, z) points the chain takes beyond the machine. Returns the machine and the lance's head."""
    p = paints()
    kit = Kit('#C3C8CD')
    root = group(parent=parent, name=model)
    chassis = [(-.54, .018, .006), (-.545, .075, .010), (-.34, .105, .05), (-.16, .200, .08), (.02, .330, .06), (.36, .345, .05), (.49, .300, .06),
               (.50, .115, .04), (.40, .070, .03), (-.10, .045, .03)]
    for y in (-.155, .155):
        shell([chassis], .020, kit.body, y, .005, parent=root)
    shell([chassis], .292, kit.dark, 0, .004, parent=root)
    for y in (-.168, .168):
        shell([[(.06, .135, .02), (.03, .285, .03), (.34, .305, .03), (.45, .265, .04), (.455, .135, .02)]], .010, kit.dark, y, .003, parent=root)
    bolts([(-.44, .052), (-.24, .100), (-.02, .20), (.47, .15), (-.05, .09)], .008, kit, -.168, root)
    name_plate(model, .125, (.125, -.1742, .225), parent=root)
    name_plate('PRECINTA', .115, (.125, -.1742, .175), parent=root, fill='#E8505B')
    for y in (-1, 1):
        wheel(kit, root, (.34, y * .245, .13), .13, .055)
        castor(.05, (-.30, y * .20, .118), root, 12, brake=False)
        box((.10, .09, .012), kit.dark, .003, at=(-.30, y * .185, .121), parent=root)
    cylinder(.012, .50, kit.zinc, .002, 32, at=(.34, 0, .13), turn=ACROSS, parent=root)
    reel = (.12, .595)
    for y in (-.135, .135):
        shell([[(.02, .32), (reel[0] - .03, reel[1] + .02, .03), (reel[0] + .03, reel[1] + .02, .03), (.24, .32)]], .012, kit.body, y, .003, parent=root)
        cylinder(.032, .020, kit.red, .004, 48, at=(reel[0], y * 1.06, reel[1]), turn=ACROSS, parent=root)
    holder = group((reel[0], 0, reel[1]), (90, 0, 0), root)
    strap = embossed(colour)
    coil(strap, colour, .100, .225, .17, .0155, .0009, parent=holder)
    for z in (-.094, .094):
        flange(holder, z, .225, .245)
    cylinder(.022, .27, kit.zinc, .002, 48, parent=holder)
    for y in (-.12, .12):
        pipe([(.43, y, .30), (.45, y, .50), (.47, y, .75), (.50, y, .98), (.56, y, 1.06), (.63, y, 1.09)], .017, kit.body, parent=root)
    cylinder(.015, .56, kit.dark, .003, 48, at=(.62, 0, 1.088), turn=ACROSS, parent=root)
    for y, turn in ((-.16, 90), (.16, -90)):
        grip(.125, .0195, kit.black, ribs=7, at=(.62, y, 1.088), turn=(turn, 0, 0), parent=root)
    display = number_screen('250', 'daN', 'TENSIÓN')
    control_panel(display, 5 / 2, (.24, .20), at=(.49, -.0, 1.075), turn=(-58, 0, 90), parent=root)
    box((.12, .26, .20), kit.dark, .014, at=(.40, 0, .44), parent=root)
    box((.09, .18, .05), kit.red, .010, at=(.405, 0, .555), parent=root)
    box((.05, .15, .05), kit.void, .004, at=(EXIT[0] - .001, 0, .042), parent=root)
    bent_strap([(reel[0] - .16, reel[1] - .17), (-.06, .38), (-.22, .225), (-.40, .115), (-.53, .062)], .0155, .0009, strap, .03, .08, root)
    head = chain(root, [(EXIT[0] + .06, EXIT[1]), *(lance or [(EXIT[0] - .34, EXIT[1])])], strap=strap)
    return root, head
