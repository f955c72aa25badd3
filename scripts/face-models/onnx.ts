import { field } from './protobuf.ts';

/** The numbers of the fields of ONNX that are written here. */
export const model = { graph: 7 } as const;
export const graph = { node: 1, input: 11, output: 12 } as const;
export const node = { input: 1, output: 2 } as const;

const FLOAT = 1;
const INTS = 7;
const INT = 2;

/** A dimension: a number, or the name of one that the caller chooses. */
type Dimension = number | string;

/** An input or output of a graph, made of 32-bit floating point numbers. */
export function floats(name: string, shape: readonly Dimension[]): Buffer {
  const dimensions = shape.map((each) => field(1, [field(typeof each === 'number' ? 1 : 2, each)]));
  const type = [field(1, FLOAT), field(2, dimensions)];
  return Buffer.concat([field(1, name), field(2, [field(1, type)])]);
}

/** Weights. */
export function tensor(name: string, shape: readonly number[], values: Float32Array): Buffer {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const dimensions = shape.map((each) => field(1, each));
  return Buffer.concat([...dimensions, field(2, FLOAT), field(8, name), field(9, raw)]);
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
