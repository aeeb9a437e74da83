"""Stretch film rolls: one standing with its label, one lying before it."""
from lib.films import CLEAR, film_roll, free_end
from lib.labels import product_label
from lib.studio import photograph


def build(title, size, facts=(), tint=CLEAR, clear=.3, length=500, outer=200, core=50, lying=True, turn=58, seed=1):
    """Millimetres."""
    h, r, c = length / 1000, outer / 2000, core / 2000
    label = product_label(title, size, *facts, height=640)
    upright = film_roll(h, r, c, tint, clear, label, (.15, .08), -140, seed=seed)
    upright.location = (0, 0, h / 2 + .018)
    behind = film_roll(h, r, c, tint, clear, seed=seed + 2)
    behind.location = (1.5 * r, 1.9 * r, h / 2 + .018)
    free_end(r + .0005, h, .2, angle=60, parent=behind)
    if lying:
        low = film_roll(h, r, c, tint, clear, seed=seed + 4)
        low.rotation_euler = (1.5708, 0, turn * .01745)
        low.location = (h * .36 + r, -1.2 * r, r)
    photograph(azimuth=-8, elevation=17, fill=.74, key=.85, rim=1.2)
