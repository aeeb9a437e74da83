"""Stretch film drawn from a roll to a load: one clear sheet with long folds along the draw and thicker edges."""
import math
import random

import numpy as np

from lib.geometry import grid_faces, mesh
from lib.materials import film


def clear_film(opacity=.045, gloss=1.5):
    """Film under tension: its folds are modelled, because a relief would blur what is behind."""
    return film('#F6FAFD', opacity, gloss=gloss, rough=.09, haze=.04, wrinkles=0)


def round_corner(start, corner, target, radius=.03, steps=10):
    """Path in plan from `start` along -Y round the corner of a load at its low x and low y, then straight to `target`; and the
    number of points that lie on the load."""
    centre = np.array(corner) + radius
    target = np.array(target, float)
    heading = 0.0
    for _ in range(4):
        leaving = centre + radius * np.array([math.sin(heading), -math.cos(heading)])
        heading = math.atan2(*(target - leaving)[::-1])
    angles = np.linspace(-math.pi, heading - math.pi / 2, steps)
    arc = centre + radius * np.stack([np.cos(angles), np.sin(angles)], 1)
    straight = arc[-1] + (target - arc[-1]) * np.linspace(0, 1, 260)[1:, None]
    side = np.array(start) + (arc[0] - np.array(start)) * np.linspace(0, 1, 20)[:-1, None]
    return np.concatenate([side, arc, straight]), len(side) + steps


def drawn_film(lower, upper, free, parent=None, neck=.02, folds=9, slope=(-.12, .12), depth=.007, edge=.007, material=None, seed=3):
    """Sheet between two lines of points with equal counts. From the point `free` on it hangs in the air: there it is
    narrower by `neck` and has folds that climb by `slope` of its height."""
    rnd = random.Random(seed)
    lower, upper = np.array(lower, float), np.array(upper, float)
    rows, columns = len(lower), 320
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff((lower + upper) / 2, axis=0), axis=1))]
    t = np.clip((along - along[free]) / (along[-1] - along[free]), 0, 1)
    rise = upper - lower
    pinch = (neck * np.sin(math.pi * t) ** .8)[:, None]
    lower, upper = lower + rise * pinch, upper - rise * pinch
    normal = np.cross(np.gradient((lower + upper) / 2, axis=0), rise)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    v = np.linspace(0, 1, columns)
    relief = np.zeros((rows, columns))
    held = np.sin(math.pi * t) ** .5
    for k in range(folds):
        width = rnd.uniform(.005, .014)
        middle, reach = rnd.uniform(.2, .8), rnd.uniform(.25, .6)
        place = (k + rnd.uniform(.15, .85)) / folds + rnd.uniform(*slope) * (t - .5)
        lasting = np.exp(-((t - middle) / reach) ** 4) * held
        relief += depth * rnd.uniform(.6, 1.1) * lasting[:, None] * np.exp(-((v[None] - place[:, None]) / width) ** 2)
    relief += depth * (held * np.sin(9 * t + 2))[:, None] * np.sin(2.2 * math.pi * v)[None]
    sheet = lower[:, None] + (upper - lower)[:, None] * v[None, :, None] + normal[:, None] * relief[..., None]
    mesh('drawn film', sheet.reshape(-1, 3), grid_faces(rows, columns), material or clear_film(), smooth=True, parent=parent)
    count = max(2, round(edge / np.linalg.norm(rise, axis=1).mean() * columns) + 1)
    bead = film('#F6FAFD', .42, gloss=2.4, rough=.06, haze=.1, wrinkles=0)
    for part in (sheet[:, :count], sheet[:, -count:]):
        lifted = part + normal[:, None] * .0006
        mesh('edge of film', lifted.reshape(-1, 3), grid_faces(rows, count), bead, smooth=True, parent=parent)
