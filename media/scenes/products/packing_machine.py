"""Machines of the packing bench: strapping table, arch machines, carton sealer."""
from lib.geometry import box, group
from lib.loads import CartonKit, carton
from lib.machines_tables import (arch_machine, belt_conveyor, carton_sealer, photocell, round_strap, strapping_table)
from lib.materials import plain
from lib.straps import embossed
from lib.studio import photograph
from lib.tools_parts import bent_strap


def table(view, turn, strap='#1457A8', model='PS 12', door=108):
    root = group(turn=(0, 0, turn))
    made, top, slot, head = strapping_table(model, root, open_door=view == 'open', strap=strap, door=door)
    material = embossed(strap)
    if view == 'open':
        return None
    if view == 'use':
        size = (.46, .36, .28)
        carton(size, parent=root, at=(slot + .02, .02, top + .002))
        round_strap(size, top + .002, material, .012, .0007, root, (slot + .02, -.02))
        bent_strap([(.0, top + .012), (.05, top + .03), (.12, top + .035), (.20, top - .04), (.22, top - .12)], .012, .0007, material, 0, .05,
                          group((slot, -.22, 0), (0, 0, -72), root))
        return None
    bent_strap([(0, top - .01), (-.004, top + .05), (-.05, top + .13), (-.14, top + .16), (-.22, top + .10)], .012, .0007, material, -.24, .06,
               group((slot, 0, 0), parent=root))
    return None


def arched(view, turn, model='PA 85', strap='#1457A8', line=False):
    root = group(turn=(0, 0, turn))
    _, top, head = arch_machine(model, root, strap, line=line, screen=not line)
    material = embossed(strap)
    kit = CartonKit()
    seen = [part for piece in head for part in (piece, *piece.children_recursive) if part.type == 'MESH']
    if line:
        belt_conveyor(1.0, .62, top, (0, -.84, 0), root)
        belt_conveyor(1.0, .62, top, (0, .84, 0), root)
        cell = photocell(root, (.37, -.40, top + .12))
        seen += [cell]
    if view == 'use' and line:
        size = (.42, .34, .28)
        for y, straps in ((-.98, ()), (-.42, ()), (.05, (-.07,)), (.62, (-.07, .08)), (1.08, (-.07, .08))):
            carton(size, kit, parent=root, at=(0, y, top + .002))
            for offset in straps:
                round_strap(size, top + .002, material, .012, .0007, root, (0, y + offset))
    elif view == 'use':
        size = (.52, .44, .34)
        carton(size, kit, taped=False, parent=root, at=(0, -.11, top + .002))
        for y in (0, -.22):
            round_strap(size, top + .002, material, .012, .0007, root, (0, y))
    return seen


def sealer(view, turn, model='SC 50', tape='#8A5A2B'):
    root = group(turn=(0, 0, turn))
    _, top, head = carton_sealer(model, root, tape)
    if view == 'use':
        size = (.44, .335, .30)
        carton(size, taped=False, parent=root, at=(.52, 0, top + .001))
        brown = plain('#7A4B22', .16, specular=.5, coat=.3)
        box((size[0] + .0012, .050, .0008), brown, 0, at=(.52, 0, top + size[2] + .0016), parent=root)
        for x in (-1, 1):
            box((.0008, .050, .07), brown, 0, at=(.52 + x * (size[0] / 2 + .0006), 0, top + size[2] - .033), parent=root)
        carton(size, taped=False, parent=root, at=(-.62, 0, top + .001))
    return head


KINDS = {'table': table, 'arch': arched, 'sealer': sealer}


def build(kind, view='main', turn=26, azimuth=-8, elevation=18, fill=.8, lens=90, fstop=11, shift=(0, 0), **params):
    close = KINDS[kind](view, turn, **params)
    photograph(azimuth, elevation, lens, fstop, fill, of=close if view == 'close' else None, shift=shift)
