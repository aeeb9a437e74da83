"""A carton held by straps: whole, or the joint of the strap from near."""

from lib.closures import friction_weld, plastic_buckle, seal_sheet, seal_zinc
from lib.geometry import group, ribbon
from lib.loads import CartonKit, carton, strap_round
from lib.straps import embossed, printed_strap, smooth_strap
from lib.studio import photograph

surfaces = {'embossed': embossed, 'smooth': smooth_strap, 'printed': printed_strap}


def closure(kind, material, w, t, holder):
    if kind == 'plain':
        ribbon([(x, 0, -t / 2) for x in (-0.1, 0, 0.106)], w * 1.0001, t, material, parent=holder)
    elif kind == 'weld':
        friction_weld(material, w, t, parent=holder)
    elif kind == 'seal':
        seal_sheet(w, 0.025, 0.0006, seal_zinc(), crimps=3, height=0.0034, parent=holder, at=(0, 0, 0.0008))
    elif kind == 'buckle':
        plastic_buckle(w, parent=holder, at=(0, 0, 0.0002))
        for side in (-1, 1):
            path = [
                (side * x, 0, z)
                for x, z in (
                    (0.05, 0.0004),
                    (0.026, 0.0006),
                    (0.018, 0.0048),
                    (0.009, 0.0052),
                    (0.0062, 0.0036),
                    (0.0052, 0.001),
                )
            ]
            ribbon(path, w, t, material, parent=holder)
        path = [
            (x, 0, z)
            for x, z in (
                (0.0052, 0.003),
                (0.009, 0.0063),
                (0.018, 0.0061),
                (0.03, 0.003),
                (0.06, 0.0018),
                (0.085, 0.0032),
            )
        ]
        ribbon(path, w, t, material, parent=holder)


def build(
    colour,
    strap_width,
    thickness,
    surface='embossed',
    size=(0.46, 0.32, 0.28),
    straps=(-0.11, 0.11),
    turn=-24,
    close=None,
    tone=0,
    azimuth=-8,
    elevation=22,
    fill=0.72,
    rough=None,
):
    """`close`: the joint ('weld', 'seal', 'buckle' or 'plain' strap) on the lid, seen from near."""
    w, t = strap_width / 1000, thickness / 1000
    material = surfaces[surface](colour, **({'rough': rough} if rough else {}))
    root = group(turn=(0, 0, turn))
    _, y, z = size
    carton(size, CartonKit(), tone, 'both', taped=not close, parent=root)
    for place in straps:
        strap_round(y + 0.0005, z + 0.0005, w, t, material, root, at=(place, 0, 0), turn=(0, 0, 90), corner=0.004)
    if not close:
        photograph(azimuth=azimuth, elevation=elevation, fill=fill)
        return
    holder = group((straps[0], -0.03, z + t + 0.0003), (0, 0, 90), root)
    closure(close, material, w, t, holder)
    detail = list(holder.children_recursive)
    photograph(azimuth=azimuth, elevation=elevation, lens=100, fstop=11, fill=fill, of=detail)
