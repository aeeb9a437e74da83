"""Steel strap coils: lying in a pile, or one standing."""

from lib.labels import product_label
from lib.steel import lying, oscillated_coil, ribbon_coil, strap_face
from lib.straps import standing, tail
from lib.studio import photograph


def build(
    finish,
    strap_width,
    title,
    size,
    facts=(),
    inner=406,
    outer=607,
    rows=1,
    count=1,
    stand=False,
    turn=0,
    seed=2,
    elevation=24,
):
    """Millimetres; `count` coils on one another, the label on the topmost."""
    w, r_in, r_out = strap_width / 1000, inner / 2000, outer / 2000
    level = 0
    for i in range(count):
        label = product_label(title, size, *facts) if i == count - 1 else None
        if rows > 1:
            coil, width = oscillated_coil(finish, r_in, r_out, w, rows, label, seed + i)
        else:
            coil, width = ribbon_coil(finish, r_in, r_out, w, label, seed=seed + i), w
        if stand:
            standing(coil, r_out + 0.0016, -36)
        else:
            lying(coil, width, (0.012 * (i % 2), -0.008 * i), level, turn + 23 * (count - 1 - i))
            level += width + 0.0032
    if stand:
        tail(strap_face(finish), w, 0.0008, -36, length=0.5, offset=0, bend=0.05, lift=0.03)['loose'] = True
    photograph(elevation=17 if stand else elevation, fill=0.74, shift=(0.02 if stand else 0, -0.01))
