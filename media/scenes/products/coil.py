"""Plastic strap on its cardboard core, standing, with its free end on the floor."""

from lib.labels import product_label
from lib.straps import coil, embossed, loose_turns, printed_strap, smooth_strap, standing, tail
from lib.studio import photograph

surfaces = {'embossed': embossed, 'smooth': smooth_strap, 'printed': printed_strap}


def build(
    colour,
    strap_width,
    thickness,
    core,
    outer,
    title,
    size,
    facts=(),
    surface='embossed',
    width=0.19,
    rough=None,
    seed=3,
    turn=-38,
    covered=0.62,
    loose=False,
    azimuth=-8,
    side=None,
):
    """Strap, core and outer diameter in millimetres; `loose`: several turns lie in front instead of one end;
    `side`: colour of the coil's sides where the print on the strap would give another."""
    w, t, outer_radius = strap_width / 1000, thickness / 1000, outer / 2000
    material = surfaces[surface](colour, **({'rough': rough} if rough else {}))
    body = coil(
        material,
        side or colour,
        core / 2000,
        outer_radius,
        width,
        w,
        t,
        covered,
        seed,
        product_label(title, size, *facts),
    )
    standing(body, outer_radius, turn)
    if loose:
        loose_turns(material, w, t, outer_radius, turn)
    else:
        tail(material, w, t, turn, length=outer_radius * 1.9, offset=width * 0.25)['loose'] = True
    photograph(azimuth=azimuth, elevation=17, fill=0.74, shift=(0.02, -0.01))
