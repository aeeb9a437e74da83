"""Pneumatic sealer for steel strap: alone, the finished joint close, or on a pack of copper cathodes."""
from lib.geometry import cylinder, group, pipe
from lib.steel import strap_face
from lib.studio import photograph
from lib.tools_loads import load_of
from lib.tools_parts import Kit, bent_strap, eye, hose
from lib.tools_pneumatic import steel_sealer
from lib.tools_seals import blued_strap, notched_seal, open_seal


def hang(kit, tool):
    """The balancer's hook and cable, and the air hose beside it; both leave the picture above."""
    eye(kit, (0, 0, .288), tool, .017, .0042)
    hook = [(-.012, 0, .345), (-.017, 0, .330), (-.010, 0, .317), (.004, 0, .314), (.015, 0, .324), (.013, 0, .342), (.002, 0, .358),
            (0, 0, .376)]
    pipe(hook, .0045, kit.nickel, parent=tool)
    cylinder(.009, .030, kit.nickel, .002, 32, at=(0, 0, .386), parent=tool)
    hose([(0, 0, .39), (0, 0, .8), (0, 0, 1.4), (0, 0, 2.2)], kit.zinc, .0024, tool)
    hose([(.255, 0, .206), (.30, 0, .206), (.36, 0, .23), (.37, .02, .36), (.26, .04, .60), (.16, .05, 1.1), (.12, .05, 2.2)], kit.black,
         .0075, tool)


def build(model, view='main', turn=30, azimuth=-8, elevation=20, strap_width=31.75, thickness=.8, load=None, straps=(), tool_at=(0, 0), finish=None,
          fill=.74, lens=100, shift=(0, 0), fstop=11):
    w, t = strap_width / 1000, thickness / 1000
    kit, steel = Kit('#B9BEC3'), strap_face(finish) if finish else blued_strap()
    if view == 'joint':
        root = group(turn=(0, 0, turn))
        for path in ([(-.5, t), (-.06, t), (.5, t)], [(-.055, 2.1 * t), (.05, 2.1 * t), (.10, 2.6 * t), (.5, 2.2 * t)]):
            bent_strap(path, w, t, steel, 0, .02, root)['loose'] = True
        seal = notched_seal(kit.zinc, w, .056, t, root, (0, 0, .0004))
        photograph(azimuth, elevation, lens, fstop, fill, of=list(seal.children), shift=shift, scale=.3, light_at=(0, 0))
        return
    if view == 'use':
        stand = load_of(**load)
        for place in straps:
            stand.protected_strap(place, steel, w, t)
            notched_seal(kit.zinc, w, .056, t, stand.root, (.05, place, stand.top))
        root = group((*tool_at, stand.top + .002), parent=stand.root)
        stand.protected_strap(tool_at[1], steel, w, t)
        open_seal(kit.zinc, w, .056, t, stand.root, (*tool_at, stand.top))
        held = group((0, 0, -.002), (0, 0, 90), root)
        steel_sealer(model, kit, held, with_hose=False, gape=0)
        hang(kit, held)
        photograph(azimuth, elevation, lens, fstop, fill, shift=shift)
        return
    root = group((0, 0, .0004), (0, 0, turn))
    steel_sealer(model, kit, root)
    photograph(azimuth, elevation, lens, fstop, fill, shift=shift)
