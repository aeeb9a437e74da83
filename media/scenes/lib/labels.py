"""Labels and prints: SVG drawn here, turned into PNG by Node (sharp), kept in the cache by content."""
import hashlib
import os
import subprocess

from lib.base import CACHE, MEDIA, RED
from lib.materials import printed

INK = '#14171C'
GREY = '#5B6470'
FONT = 'font-family="Inter, sans-serif"'


def text(x, y, size, words, weight=600, fill=INK, anchor='start', extra=''):
    words = words.replace('&', '&amp;').replace('<', '&lt;')
    return (f'<text x="{x}" y="{y}" {FONT} font-size="{size}" font-weight="{weight}" fill="{fill}" '
            f'text-anchor="{anchor}" {extra}>{words}</text>')


def wordmark(x, y, size, fill='#fff', anchor='start'):
    return text(x, y, size, 'PRECINTA', 800, fill, anchor, f'letter-spacing="{size * .06:.1f}"')


def rasterise(width, height, body):
    """Path of the PNG of an SVG drawing."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{body}</svg>'
    folder = os.path.join(CACHE, 'labels')
    os.makedirs(folder, exist_ok=True)
    png = os.path.join(folder, hashlib.sha1(svg.encode()).hexdigest()[:16] + '.png')
    if not os.path.exists(png):
        node = os.environ.get('MEDIA_NODE', 'node')
        subprocess.run([node, os.path.join(MEDIA, 'rasterise.ts'), png], input=svg.encode(), check=True)
    return png


def product_label(title, size, *facts, width=1200, height=520):
    """The house label: red head with the wordmark, the product, its dimensions, one or two facts."""
    body = (f'<rect width="{width}" height="{height}" fill="#fff"/><rect width="{width}" height="112" fill="{RED}"/>'
            + wordmark(48, 78, 60) + text(48, 226, 74, title, 800)
            + text(48, 330, 84, size, 700))
    for i, fact in enumerate(facts):
        body += text(48, 402 + 58 * i, 44, fact, 500, GREY)
    return printed(rasterise(width, height, body), .4)


def lettering(words, fill='#F2F3F4', weight=800, height=160, italic=False, rough=.4):
    """Cut-out lettering for a machine or tool; returns the material and its width:height ratio."""
    width = int(height * (.64 * len(words) + .3))
    style = 'font-style="italic"' if italic else ''
    body = text(width / 2, height * .78, height * .8, words, weight, fill, 'middle', style)
    return printed(rasterise(width, height, body), rough, cut_out=True), width / height


def drawing(width, height, body, rough=.5, cut_out=False):
    """Any SVG body as a material: screens, handling marks, panels."""
    return printed(rasterise(width, height, body), rough, cut_out)


def handling_marks(ink='#4a3826'):
    """The printed signs of a carton (this way up, fragile, keep dry); 9:4."""
    return drawing(900, 400, f'''<g fill="none" stroke="{ink}" stroke-width="14" stroke-linejoin="round"
        stroke-linecap="round"><rect x="20" y="20" width="240" height="360" rx="10"/>
        <path d="M90 310V110M50 160l40-55 40 55M190 310V110M150 160l40-55 40 55M45 340h190"/>
        <rect x="330" y="20" width="240" height="360" rx="10"/>
        <path d="M390 70h120l-10 90a50 50 0 0 1-100 0zM450 210v110M400 330h100"/>
        <rect x="640" y="20" width="240" height="360" rx="10"/>
        <path d="M760 90v190a26 26 0 0 1-52 0M680 190a80 80 0 0 1 160 0z"/></g>''', .8, True)
