import { floats, operation, tensor } from './onnx.ts';
import { field } from './protobuf.ts';
import { weightsOf } from './tflite.ts';
import type { Weights } from './tflite.ts';

const IR_VERSION = 6;
const OPSET = 11;

/** Convolutions by name: what goes in and out, the side of the window, and how it is pooled after. */
const CONVOLUTIONS = [
  { name: 'conv1', into: 3, out: 32, side: 3, pool: { side: 3, pads: [0, 0, 1, 1] } },
  { name: 'conv2', into: 32, out: 64, side: 3, pool: { side: 3, pads: [0, 0, 0, 0] } },
  { name: 'conv3', into: 64, out: 64, side: 3, pool: { side: 2, pads: [0, 0, 0, 0] } },
  { name: 'conv4', into: 64, out: 128, side: 2, pool: undefined },
] as const;

/** The last convolution leaves 128 channels of 3 × 3. */
const LAST = { channels: 128, places: 9 } as const;
const WIDTH = 256;

const HEADS = [
  { name: 'conv6-1', output: 'logits', size: 2 },
  { name: 'conv6-2', output: 'shift', size: 4 },
  { name: 'conv6-3', output: 'landmarks', size: 10 },
] as const;

/**
 * O-Net of MTCNN, from TensorFlow Lite to ONNX: `input` (faces, 3, 48, 48) to `score` (faces, 2), `shift`
 * (faces, 4) and `landmarks` (faces, 10). Any number of faces goes in at once.
 */
export function gateFrom(tflite: Buffer): Buffer {
  const weights = weightsOf(tflite);
  const parts = [...convolutions(weights), ...dense(weights), ...HEADS.flatMap(head(weights))];
  const softmax = operation('Softmax', ['logits'], 'score', { axis: 1 });
  const graph = [
    ...parts.flatMap(({ operations }) => operations.map((each) => field(1, each))),
    field(1, softmax),
    field(2, 'gate'),
    ...parts.flatMap(({ tensors }) => tensors.map((each) => field(5, each))),
    field(11, floats('input', ['faces', 3, 48, 48])),
    field(12, floats('score', ['faces', 2])),
    ...HEADS.slice(1).map(({ output, size }) => field(12, floats(output, ['faces', size]))),
  ];
  const opset = [field(1, ''), field(2, OPSET)];
  return Buffer.concat([field(1, IR_VERSION), field(7, graph), field(8, opset)]);
}

interface Part {
  operations: Buffer[];
  tensors: Buffer[];
}

function convolutions(weights: Weights): Part[] {
  let input = 'input';
  return CONVOLUTIONS.map(({ name, into, out, side, pool }, index) => {
    const slope = `onet/prelu${index + 1}/alpha/read`;
    const operations = [
      operation('Conv', [input, `${name}.w`, `${name}.b`], name, { kernel_shape: [side, side] }),
      operation('PRelu', [name, `${name}.s`], `${name}.active`),
    ];
    input = `${name}.active`;
    if (pool) {
      const window = { kernel_shape: [pool.side, pool.side], strides: [2, 2], pads: pool.pads };
      operations.push(operation('MaxPool', [input], `${name}.pooled`, window));
      input = `${name}.pooled`;
    }
    const kernel = channelsFirst(find(weights, `onet/${name}/weights/read`), out, into);
    const tensors = [
      tensor(`${name}.w`, [out, into, side, side], kernel),
      tensor(`${name}.b`, [out], find(weights, `onet/${name}/Conv2D_bias`)),
      tensor(`${name}.s`, [out, 1, 1], find(weights, slope)),
    ];
    return { operations, tensors };
  });
}

function dense(weights: Weights): Part[] {
  const { channels, places } = LAST;
  const matrix = find(weights, 'onet/conv5/weights/read/transpose');
  const operations = [
    operation('Flatten', ['conv4.active'], 'flat', { axis: 1 }),
    operation('Gemm', ['flat', 'conv5.w', 'conv5.b'], 'conv5', { transB: 1 }),
    operation('PRelu', ['conv5', 'conv5.s'], 'conv5.active'),
  ];
  const tensors = [
    tensor('conv5.w', [WIDTH, channels * places], channelsFirst(matrix, WIDTH, channels)),
    tensor('conv5.b', [WIDTH], find(weights, 'onet/conv5/conv5/MatMul_bias')),
    tensor('conv5.s', [WIDTH], find(weights, 'onet/prelu5/alpha/read')),
  ];
  return [{ operations, tensors }];
}

const head =
  (weights: Weights) =>
  ({ name, output, size }: (typeof HEADS)[number]): Part => ({
    operations: [
      operation('Gemm', ['conv5.active', `${name}.w`, `${name}.b`], output, { transB: 1 }),
    ],
    tensors: [
      tensor(`${name}.w`, [size, WIDTH], find(weights, `onet/${name}/weights/read/transpose`)),
      tensor(`${name}.b`, [size], find(weights, `onet/${name}/${name}/MatMul_bias`)),
    ],
  });

/** TensorFlow writes (rows, places, channels), ONNX (rows, channels, places). */
function channelsFirst(values: Float32Array, rows: number, channels: number): Float32Array {
  const places = values.length / rows / channels;
  return values.map((_, index) => {
    const row = Math.floor(index / (channels * places));
    const channel = Math.floor(index / places) % channels;
    return values[(row * places + (index % places)) * channels + channel] ?? 0;
  });
}

function find(weights: Weights, name: string): Float32Array {
  const found = weights.get(name);
  if (!found) throw new Error(`The gate has no ${name}`);
  return found;
}
