#!/usr/bin/python3
"""Makes archivo-es.woff2: what Spanish texts need of Archivo, between the weights 400 and 800.

Which characters those are stands in site.css. The whole font is drawn at three weights, of which 600 is one; here it is
drawn at two, which is a quarter less to fetch, and 600 and 700 stand between them where their stems are as thick as drawn.
Needs Debian's python3-fonttools and python3-brotli.
"""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter, parse_unicodes, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

here = Path(__file__).parent
whole = here / "../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"
style = (here / "../site.css").read_text()
(characters,) = re.findall(r"archivo-es\.woff2[^}]*unicode-range:\s*([^;]*);", style)

# How far between 400 and 800 the weights in between are.
between = [(400, 0), (500, 0.2), (600, 0.42), (700, 0.65), (800, 1)]


def reduced(font, keep_names):
    options = Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.glyph_names = keep_names
    options.name_IDs = [1, 2] if keep_names else []
    options.drop_tables += ["STAT", "gasp"]
    options.flavor = None if keep_names else "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(re.sub(r"\s", "", characters)))
    subsetter.subset(font)
    return font, options


def drawn_at(weight):
    font = TTFont(whole)
    font.flavor = None
    overlaps = instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS
    return reduced(instancer.instantiateVariableFont(font, {"wght": weight}, overlap=overlaps), keep_names=True)[0]


design = DesignSpaceDocument()
design.addAxis(
    AxisDescriptor(
        tag="wght",
        name="Weight",
        minimum=400,
        default=400,
        maximum=800,
        map=[(weight, 400 + 400 * part) for weight, part in between],
    )
)
with TemporaryDirectory() as folder:
    for weight in (400, 800):
        path = f"{folder}/{weight}.ttf"
        drawn_at(weight).save(path)
        design.addSource(SourceDescriptor(path=path, name=str(weight), location={"Weight": weight}))
    font, _, _ = build(design)
    small, options = reduced(font, keep_names=False)
    save_font(small, here / "archivo-es.woff2", options)
