"""Plastic strap on its cardboard core: the whole coil, or a close view of the strap on it."""
from lib.labels import product_label
from lib.straps import coil, embossed, smooth_strap, standing, tail
from lib.studio import photograph

surfaces = {'embossed': embossed, 'smooth': smooth_strap}


def build(colour, strap_width, thickness, core, outer, title, size, facts=(), surface='embossed', width=.19,
          seed=3, turn=-38, covered=.62):
    """Widths and diameters in millimetres."""
    w, t, outer_radius = strap_width / 1000, thickness / 1000, outer / 2000
    material = surfaces[surface](colour)
    body = coil(material, colour, core / 2000, outer_radius, width, w, t, covered, seed,
                product_label(title, size, *facts))
    standing(body, outer_radius, turn)
    tail(material, w, t, turn, length=outer_radius * 1.9)['loose'] = True
    photograph(azimuth=-8, elevation=17, fill=.74, shift=(.02, -.01))
