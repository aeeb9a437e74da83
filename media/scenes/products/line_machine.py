"""Strapping machines of a conveyor line: alone, a part close, or with their load."""
from lib.base import PET_GREEN
from lib.corners import board_corner
from lib.geometry import box, group
from lib.industry_loads import bottle_pallet, strap_across, strap_level, timber_pack
from lib.loads import PALLET_HEIGHT, carton_stack, pallet
from lib.machines_lines import horizontal_line, pallet_strapper, press_strapper
from lib.materials import cardboard
from lib.straps import embossed, smooth_strap
from lib.studio import photograph


def vertical(view, root):
    _, head = pallet_strapper('LP 60', root)
    if view == 'use':
        load = group((1.02, 0, .50), parent=root)
        pallet(parent=load)
        carton_stack(layers=5, parent=load)
        top = PALLET_HEIGHT + 5 * .27
        strap, board = embossed(PET_GREEN), cardboard('#A98A62', '#96754E')
        for x in (-.32, .32):
            for y in (-1, 1):
                box((.16, .004, .06), board, .001, at=(x, y * .495, top - .028), parent=load)
                box((.16, .06, .004), board, .001, at=(x, y * .467, top + .002), parent=load)
            strap_across(.998, top - .10 + .005, strap, .0155, at=(x, 0, .10), parent=load)
    return head


def horizontal(view, root):
    if view == 'use':
        load = bottle_pallet(6, parent=root)
        top = load['top']
        strap = smooth_strap('#17191B')
        for sx in (-1, 1):
            for sy in (-1, 1):
                board_corner(top - PALLET_HEIGHT, parent=load, at=(sx * .596, sy * .496, PALLET_HEIGHT), facing=(sx, sy))
        for z in (.42, .90, 1.40):
            strap_level(1.202, 1.002, z, strap, .0155, parent=load)
        return None
    _, frame, head = horizontal_line('LH 40', root)
    return [*frame, *head]


def press(view, root):
    load = 'use' == view
    _, parts = press_strapper('LE 90', root, platen_at=1.044 if load else 1.42)
    if load:
        strap = embossed(PET_GREEN)
        pack = timber_pack(2.6, 10, 14, parent=root, at=(-.25, 0, .458), straps=0, stickers=False, bearers=False)
        for x in (0, .80):
            strap_across(pack['width'] + .004, pack['top'] + .003, strap, .019, at=(x, 0, .4575), parent=root)
    return parts


KINDS = {'vertical': vertical, 'horizontal': horizontal, 'press': press}


def build(kind, view='main', turn=-28, azimuth=-8, elevation=17, fill=.84, lens=85, fstop=11, shift=(0, 0)):
    close = KINDS[kind](view, group(turn=(0, 0, turn)))
    photograph(azimuth, elevation, lens, fstop, fill, of=close if view == 'close' else None, shift=shift)
