import { field } from './protobuf.ts';

/** The numbers of the fields of ONNX that are read or written here. */
export const model = { graph: 7, opset: 8 } as const;
export const graph = { node: 1, initializer: 5, input: 11, output: 12 } as const;
export const node = { input: 1, output: 2 } as const;
export const tensorFields = { name: 8, raw: 9 } as const;

const FLOAT = 1;
const UINT8 = 2;
const INTS = 7;
const INT = 2;

/** A dimension: a number, or the name of one that the caller chooses. */
type Dimension = number | string;

/** An input or output of a graph, made of 32-bit floating point numbers. */
export const floats = (name: string, shape: readonly Dimension[]) => valueOf(FLOAT, name, shape);

/** An input of a graph, made of octets. */
export const octets = (name: string, shape: readonly Dimension[]) => valueOf(UINT8, name, shape);

function valueOf(kind: number, name: string, shape: readonly Dimension[]): Buffer {
  const dimensions = shape.map((each) => field(1, [field(typeof each === 'number' ? 1 : 2, each)]));
  const type = [field(1, kind), field(2, dimensions)];
  return Buffer.concat([field(1, name), field(2, [field(1, type)])]);
}

/** Weights, or another constant; one number has an empty shape. */
export function tensor(
  name: string,
  shape: readonly number[],
  values: Float32Array | Uint8Array,
): Buffer {
  const { name: ofName, raw: ofRaw } = tensorFields;
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const dimensions = shape.map((each) => field(1, each));
  const kind = values instanceof Float32Array ? FLOAT : UINT8;
  return Buffer.concat([...dimensions, field(2, kind), field(ofName, name), field(ofRaw, raw)]);
}

/** An operation of a graph. */
export function operation(
  type: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, number | readonly number[]>> = {},
): Buffer {
  const named = Object.entries(attributes).map(([name, value]) =>
    field(5, typeof value === 'number' ? wholeNumber(name, value) : wholeNumbers(name, value)),
  );
  return Buffer.concat([
    ...inputs.map((name) => field(1, name)),
    field(2, output),
    field(4, type),
    ...named,
  ]);
}

const wholeNumber = (name: string, value: number) => [
  field(1, name),
  field(3, value),
  field(20, INT),
];

const wholeNumbers = (name: string, values: readonly number[]) => [
  field(1, name),
  ...values.map((value) => field(8, value)),
  field(20, INTS),
];
