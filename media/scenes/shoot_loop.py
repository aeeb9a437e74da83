"""Entry for Blender: blender -b --python shoot_loop.py -- <job.json>; renders the missing frames of a seamless loop.
job: as in shoot.py, and frames (of one period), plate (samples of the still picture), crop (left, top, right, bottom as shares), shutter
(share of a frame, 0 for none), only (indices; all if missing), folder.
The scene's `build` returns `pose(t)`, which puts everything where it is at t (0 to 1 is one period, a little less and
more must work too). It may return the crop that changes; an empty one means that nothing is to be seen."""
import os
import shutil
import sys
import tempfile
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from shoot import denoise, read_job, render_passes, run, save_png, set_up  # noqa: E402

FEATHER = 14


def moving_objects(pose, frames):
    """What `pose` moves, found by trying it."""
    def places():
        bpy.context.view_layer.update()
        return {obj: tuple(map(tuple, obj.matrix_basis)) for obj in bpy.context.scene.objects}

    moving, before = [], None
    for k in range(4):
        pose(k / 4 + 1 / frames)
        after = places()
        moving += [obj for obj in after if before and obj in before and before[obj] != after[obj] and obj not in moving]
        before = after
    return moving


def pose_with_neighbours(pose, frame, frames, moving):
    """Keys on both sides of the frame, so that the shutter sees the motion. Returns the crop and the state."""
    state, crop = [], None
    for k in (frame - 1, frame + 1, frame):
        crop = pose(k / frames)
        for obj in moving:
            for channel in ('location', 'rotation_euler', 'scale'):
                obj.keyframe_insert(channel, frame=k + 10)
                state.append(tuple(round(v, 7) for v in getattr(obj, channel)))
        state += [obj.name for obj in bpy.context.scene.objects if obj.hide_render]
    bpy.context.scene.frame_set(frame + 10)
    return crop, tuple(state)


def pixels_of(crop, width, height):
    """Left, bottom, right, top in pixels from the lower left corner, where Blender counts from."""
    left, top, right, bottom = crop
    return (max(0, round(left * width)), max(0, round((1 - bottom) * height)),
            min(width, round(right * width)), min(height, round((1 - top) * height)))


def render(scene, samples, box, width, height):
    """Denoised rows of the box."""
    x0, y0, x1, y1 = box
    scene.cycles.samples = samples
    settings = scene.render
    settings.use_border = settings.use_crop_to_border = True
    settings.border_min_x, settings.border_max_x = (x0 + .5) / width, min(1, (x1 + .5) / width)
    settings.border_min_y, settings.border_max_y = (y0 + .5) / height, min(1, (y1 + .5) / height)
    with tempfile.TemporaryDirectory() as folder:
        passes = render_passes(scene, folder)
        return denoise(passes, x1 - x0, y1 - y0, folder).reshape(y1 - y0, x1 - x0, 3)


def feathered(box, width, height):
    """Weights of the crop: soft at its edges, but not where it ends at the edge of the picture."""
    x0, y0, x1, y1 = box
    x, y = np.arange(x0, x1), np.arange(y0, y1)

    def ramp(k, low, high, size):
        rise = np.ones(len(k)) if low == 0 else np.clip((k - low + .5) / FEATHER, 0, 1)
        return rise * (np.ones(len(k)) if high == size else np.clip((high - k - .5) / FEATHER, 0, 1))

    return (ramp(y, y0, y1, height)[:, None] * ramp(x, x0, x1, width)[None, :])[..., None]


def main():
    job = read_job()
    scene, pose = set_up(job)
    width, height, frames, folder = job['width'], job['height'], job['frames'], job['folder']
    scene.cycles.use_animated_seed = False
    scene.render.use_persistent_data = True
    scene.render.use_motion_blur = bool(job['shutter'])
    scene.render.motion_blur_shutter = job['shutter'] or .5
    moving = moving_objects(pose, frames)

    plate_file = os.path.join(folder, 'plate.npy')
    if not os.path.exists(plate_file):
        pose_with_neighbours(pose, 0, frames, moving)
        started = time.time()
        np.save(plate_file, render(scene, job['plate'], (0, 0, width, height), width, height))
        print(f'plate {time.time() - started:.1f} s', flush=True)
    plate = np.load(plate_file)

    done = {}
    for frame in job.get('only') or range(frames):
        path = os.path.join(folder, f'frame-{frame:03d}.png')
        crop, state = pose_with_neighbours(pose, frame, frames, moving)
        if os.path.exists(path):
            done[state] = path
            continue
        started = time.time()
        part = os.path.join(folder, f'part-{os.getpid()}.png')
        if state in done:
            shutil.copy(done[state], part)
        else:
            picture = plate.copy()
            box = pixels_of(job['crop'] if crop is None else crop, width, height) if crop != () else None
            if box and box[2] - box[0] > 1 and box[3] - box[1] > 1:
                weight = feathered(box, width, height)
                within = picture[box[1]:box[3], box[0]:box[2]]
                within[:] = within * (1 - weight) + render(scene, job['samples'], box, width, height) * weight
            save_png(scene, picture.reshape(-1, 3), width, height, part, dither=0)
        os.replace(part, path)
        done[state] = path
        print(f'frame {frame} {time.time() - started:.1f} s', flush=True)


run(main)
