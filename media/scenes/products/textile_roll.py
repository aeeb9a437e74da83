"""Woven or composite strap on its core, standing, the end unrolled to the front."""

from lib.geometry import decal
from lib.labels import product_label
from lib.straps import coil, standing, tail
from lib.studio import photograph
from lib.textiles import composite, woven


def build(
    kind,
    strap_width,
    thickness,
    core,
    outer,
    title,
    size,
    facts=(),
    base='#DADAD5',
    bands=(),
    width=0.2,
    seed=6,
    turn=-40,
    side=None,
):
    w, t, outer_radius = strap_width / 1000, thickness / 1000, outer / 2000
    material = composite(base) if kind == 'composite' else woven(base, bands)
    label = product_label(title, size, *facts)
    body = coil(
        material,
        side or base,
        core / 2000,
        outer_radius,
        width,
        w,
        t,
        0.7,
        seed,
        gap=0.0012,
        core_thickness=0.005,
        label=label if core > 150 else None,
    )
    if core < 150:
        middle = (core / 2000 + outer_radius) / 2
        decal(0.098, 0.098 * 5.2 / 12, label, at=(0, -middle, width / 2 + 0.0006), parent=body)
    standing(body, outer_radius, turn)
    tail(material, w, t, turn, length=outer_radius * 2.6, offset=width * 0.2, bend=0.07, lift=0.012)['loose'] = True
    photograph(elevation=18, fill=0.72, shift=(0.03, -0.01))
