"""Entry for Blender: blender -b --python shoot.py -- <job.json>; renders one picture to a PNG.
job: scene, params, camera, width, height, samples, exposure, seed, out, threads"""
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from lib.base import MEDIA, empty_scene  # noqa: E402
from lib.studio import camera  # noqa: E402


def render_passes(scene, folder):
    """Colour, albedo and normal as float RGB arrays (in background mode only the compositor can write them)."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    passes = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    for slot, output in passes.items():
        files.file_slots.new(slot + '_')
        links.new(layers.outputs[output], files.inputs[-1])
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render(write_still=False)
    return {slot: read_exr(os.path.join(folder, f'{slot}_{scene.frame_current:04d}.exr')) for slot in passes}


def read_exr(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(-1, 4)[:, :3])


def denoise(passes, width, height, folder):
    files = {}
    for name, pixels in passes.items():
        files[name] = os.path.join(folder, name + '.f32')
        pixels.tofile(files[name])
    out = os.path.join(folder, 'out.f32')
    node = os.environ.get('MEDIA_NODE', 'node')
    subprocess.check_call([node, os.path.join(MEDIA, 'denoise.ts'), str(width), str(height),
                           files['color'], files['albedo'], files['normal'], out])
    return np.fromfile(out, np.float32).reshape(-1, 3)


def save_png(scene, rgb, width, height, path, dither=1.0):
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    pixels = np.ones((width * height, 4), np.float32)
    pixels[:, :3] = rgb
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    settings.color_depth = '8'
    scene.render.dither_intensity = dither
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def read_job():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
        return json.load(file)


def set_up(job):
    """The scene as the job wants it, and what its `build` returned."""
    scene = empty_scene()
    built = importlib.import_module(job['scene'].replace('/', '.')).build(**job.get('params', {}))
    if job.get('camera'):
        camera(**job['camera'])
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.cycles.samples = job['samples']
    scene.cycles.seed = job.get('seed', 0)
    scene.view_settings.exposure = job.get('exposure', 0)
    if job.get('threads'):
        scene.render.threads_mode = 'FIXED'
        scene.render.threads = job['threads']
    return scene, built


def main():
    job = read_job()
    scene, _ = set_up(job)
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        passes = render_passes(scene, folder)
        rendered = time.time()
        picture = denoise(passes, job['width'], job['height'], folder)
    save_png(scene, picture, job['width'], job['height'], job['out'])
    print(f'shot in {rendered - started:.0f} s, developed in {time.time() - rendered:.0f} s', flush=True)


def run(work):
    """Blender itself would end with 0 after an exception."""
    try:
        work()
    except Exception:
        import traceback
        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)


if __name__ == '__main__':
    run(main)
