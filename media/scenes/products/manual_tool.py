"""Manual tool: alone, its working part close with the strap in it, or at work on a load."""
from lib.base import PET_GREEN
from lib.geometry import group
from lib.materials import powder_coat, zinc
from lib.straps import embossed, smooth_strap
from lib.studio import photograph
from lib.tools_loads import load_of
from lib.tools_manual import (combination_sealer, crimping_sealer, feed_wheel_tensioner, sealless_tool, windlass_tensioner)
from lib.tools_parts import bent_strap
from lib.tools_seals import blued_strap, crimped_seal, notched_seal, open_seal, painted_strap, sealless_joint
from lib.textiles import wire_buckle, woven

TOOLS = {'TP 16': feed_wheel_tensioner, 'SP 16': crimping_sealer, 'MC 13': combination_sealer, 'TA 32': windlass_tensioner,
         'SA 19': sealless_tool, 'SP 13': crimping_sealer, 'SM 19': crimping_sealer, 'TT 32': windlass_tensioner}
SEALERS = {'SP 16': 1, 'SP 13': .88, 'SM 19': 1.25}  # and their size
WINDLASSES = ('TA 32', 'TT 32')
FEET = {'TP 16': (-.078, .112, .0065), 'MC 13': (-.105, .150, .006), 'TA 32': (-.125, .092, .009), 'SA 19': (-.125, .145, .008),
        'TT 32': (-.125, .092, .009)}
STRAP_Y = {'TA 32': 0, 'TT 32': 0}  # where the strap runs; -.006 in the others
SURFACES = {'embossed': embossed, 'smooth': smooth_strap, 'blued': lambda colour: blued_strap(), 'painted': lambda colour: painted_strap(),
            'lashing': lambda colour: woven('#D9560B', ((-.0125, -.0085, '#E6E4DE'), (.0085, .0125, '#E6E4DE')))}


def arms_of(model):
    """The sealer for steel has grey arms, those for plastic red ones."""
    return powder_coat('#5C6269', .4) if model == 'SM 19' else None


def thread(model, strap, width, thickness, parent, ends, y):
    """The lower strap over the tool's foot, the upper one with its tail; a windlass winds the upper one itself."""
    toe, heel, deck = FEET[model]
    rest, lower = thickness / 2 + .0002, deck + thickness / 2 + .0002
    path = [*ends[0], (toe - .04, rest), (toe - .001, .0022 + thickness), (toe + .024, lower), (heel - .022, lower),
            (heel + .003, .003 + thickness), (heel + .04, rest), *ends[1]]
    made = [bent_strap(path, width, thickness, strap, y, .010, parent)]
    if model not in WINDLASSES:
        upper = lower + thickness * 1.05
        end = [(toe - .02, .003 + 1.5 * thickness), (toe + .024, upper), (heel - .02, upper), (heel + .05, upper + .004),
               (heel + .12, upper + .025), (heel + .18, upper + .08)]
        made.append(bent_strap(end, width, thickness, strap, y, .05, parent))
    for piece in made:
        piece['loose'] = True


def joint_close(strap, width, thickness, turn, **camera):
    joint = sealless_joint(strap, width, thickness, group(turn=(0, 0, turn)))
    photograph(of=joint, scale=.3, light_at=(0, 0), **camera)


def at_work(model, strap, width, thickness, pose, load, tool_at, straps, seal_length, sealed, **camera):
    """On a load, beside straps that are closed already."""
    stand = load_of(**load)
    for y in straps:
        stand.strap(y, strap, width, thickness)
        if model == 'SM 19':
            notched_seal(zinc(), width, seal_length, thickness, stand.root, (-.10, y, stand.top))
        elif sealed:
            crimped_seal(zinc(), width, seal_length, thickness, stand.root, (-.10, y, stand.top))
    root = group((*tool_at, stand.top), parent=stand.root)
    if model in SEALERS:
        stand.strap(tool_at[1], strap, width, thickness)
        open_seal(zinc(), width, seal_length, thickness, root, lift=.001)
        TOOLS[model](model, parent=group((0, 0, .001), (0, 0, 90), root), size=SEALERS[model], arms=arms_of(model), **pose)
    else:
        TOOLS[model](model, parent=root, **pose)
        if model == 'TT 32':
            buckle = group((-.165, 0, .004), parent=root)
            buckle.scale = (2, 2, 1.6)
            wire_buckle(parent=buckle)
        thread(model, strap, width, thickness, root, stand.ends(tool_at[0], thickness), STRAP_Y.get(model, -.006))
    photograph(**camera)


def lying_open(model, width, thickness, pose, parent, with_seal, seal_length):
    """The sealer on its side; returns the parts of its jaws, with a seal between them if asked for."""
    size = SEALERS[model]
    lying = group((0, 0, .022 * size), (-90, 0, 0), parent)
    _, jaws = TOOLS[model](model, parent=lying, size=size, arms=arms_of(model), **pose)
    if not with_seal:
        return jaws
    seal = open_seal(zinc(), width, seal_length, thickness, group((0, 0, .004), (0, 0, 90), lying))
    return [*jaws, *seal.children]


def build(model, view='main', strap=PET_GREEN, surface='embossed', strap_width=15.5, thickness=.8, pose=None, turn=28, load=None,
          tool_at=(0, 0), straps=(), seal_length=.032, threaded=True, azimuth=-8, elevation=20, fill=.74, lens=100, shift=(0, 0),
          fstop=11):
    """Strap in millimetres; `pose`: angles of the tool's levers; views: main, close, joint, use."""
    w, t = strap_width / 1000, thickness / 1000
    material = SURFACES[surface](strap)
    pose = dict(pose or {})
    camera = {'azimuth': azimuth, 'elevation': elevation, 'fill': fill, 'lens': lens, 'shift': shift, 'fstop': fstop}
    if model == 'TT 32':
        pose.update(textile=True)
    if model in WINDLASSES and threaded:
        pose.update(strap=material, strap_width=w)
    if view == 'joint':
        joint_close(material, w, t, turn, **camera)
        return
    if view == 'use':
        at_work(model, material, w, t, pose, load, tool_at, straps, seal_length, surface in ('embossed', 'smooth'), **camera)
        return
    root = group((0, 0, .0004), (0, 0, turn))
    if model in SEALERS:
        close = lying_open(model, w, t, pose, root, view == 'close', seal_length)
    else:
        y = STRAP_Y.get(model, -.006)
        _, close = TOOLS[model](model, parent=root, **pose)
        if threaded:
            thread(model, material, w, t, root, ([(-.6, t / 2)], [(.7, t / 2)]), y)
        if model == 'MC 13' and view == 'close':
            open_seal(zinc(), w, seal_length, t, root, (-.061, y, .0062), lift=.001)
    photograph(of=close if view == 'close' else None, **camera)
