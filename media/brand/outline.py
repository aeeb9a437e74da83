"""Lettering of the brand: a line of text in Archivo as one SVG path, baseline at y = 0.

    apt-get install --no-install-recommends python3-fonttools python3-brotli
    python3 outline.py archivo-latin-wght-normal.woff2 'Precinta' --weight 800 --size 32 --tracking -0.02

Prints the path, then width and extent (left top right bottom) on standard error. The font: @fontsource-variable/archivo.
"""
import argparse
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont


def pair_adjustments(font):
    """(left, right) glyph names -> horizontal kerning in font units."""
    def lookup_kern(subtable, left, right):
        if left not in subtable.Coverage.glyphs:
            return None
        if subtable.Format == 1:
            records = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
            return next((r.Value1.XAdvance if r.Value1 else 0 for r in records if r.SecondGlyph == right), None)
        first = subtable.ClassDef1.classDefs.get(left, 0)
        second = subtable.ClassDef2.classDefs.get(right, 0)
        value = subtable.Class1Record[first].Class2Record[second].Value1
        return getattr(value, "XAdvance", 0) if value else 0

    table = font["GPOS"].table
    indices = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}

    def kern(left, right):
        for index in sorted(indices):
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                value = lookup_kern(subtable, left, right) if subtable.LookupType == 2 else None
                if value is not None:
                    return value
        return 0

    return kern


def place(font, text, size, tracking):
    """Glyph names with their x in pixels, and the advance of the whole line."""
    scale = size / font["head"].unitsPerEm
    names = [font.getBestCmap()[ord(c)] for c in text]
    kern = pair_adjustments(font)
    x, placed = 0.0, []
    for i, name in enumerate(names):
        placed.append((name, x))
        following = kern(name, names[i + 1]) * scale + tracking * size if i + 1 < len(names) else 0
        x += font["hmtx"][name][0] * scale + following
    return placed, x, scale


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("font")
    parser.add_argument("text")
    parser.add_argument("--weight", type=float, default=800)
    parser.add_argument("--size", type=float, default=32)
    parser.add_argument("--tracking", type=float, default=0)
    parser.add_argument("--at", type=float, nargs=2, default=(0, 0), metavar=("X", "BASELINE"))
    args = parser.parse_args()

    font = instantiateVariableFont(TTFont(args.font), {"wght": args.weight})
    glyphs = font.getGlyphSet()
    placed, width, scale = place(font, args.text, args.size, args.tracking)
    pen = SVGPathPen(glyphs, ntos=lambda n: f"{n:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.") or "0")
    extent = BoundsPen(glyphs)
    for name, x in placed:
        matrix = (scale, 0, 0, -scale, args.at[0] + x, args.at[1])
        glyphs[name].draw(TransformPen(pen, matrix))
        glyphs[name].draw(TransformPen(extent, matrix))
    print(pen.getCommands())
    print(f"{width:.2f}", *(f"{v:.2f}" for v in extent.bounds), file=sys.stderr)


main()
