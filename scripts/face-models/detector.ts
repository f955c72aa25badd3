import { floats, graph, model, node, octets, operation, tensor, tensorFields } from './onnx.ts';
import { field, fieldsOf, textsOf } from './protobuf.ts';
import type { Field } from './protobuf.ts';

/** The offsets of all boxes from their anchors, as the graph calls them. */
const OFFSETS = '462';
const SCORES = 'scores';
/** The first convolution and its weights: 16 windows of 3 colours, 3 rows and 3 columns. */
const FIRST = { output: '491', weights: '492', bias: '493' };
const WINDOW = { count: 16, colours: 3, rows: 3, columns: 3 };
/** The first set of operations that has `DequantizeLinear`; none of the others changed with it. */
const OPSET = 10;
/** The detector was trained on (octet - 127) / 128. */
const ZERO = 127;
const SCALE = 1 / 128;

/**
 * The detector as it comes turns offsets into boxes by anchors of one size of picture, which are baked in, and
 * wants red, green and blue each by itself, around 0. Without the first it takes any size in multiples of 64
 * pixels, and gives `scores` and the offsets as `462`. In place of the second it takes `input`, the octets of
 * a picture as a decoder leaves them: rows of red, green and blue in turn, which is one colour three times
 * as wide. Sorting them by colour outside takes as long as decoding the picture.
 */
export function detectorOfAnySize(bytes: Buffer): Buffer {
  return Buffer.concat(
    fieldsOf(bytes).map(({ number, value, raw }) => {
      if (number === model.opset) return field(model.opset, [field(1, ''), field(2, OPSET)]);
      return number === model.graph && Buffer.isBuffer(value)
        ? field(model.graph, openGraph(fieldsOf(value)))
        : raw;
    }),
  );
}

function openGraph(fields: readonly Field[]): Buffer[] {
  const needed = nodesFor([SCORES, OFFSETS], fields);
  const isKept = (each: Field) => {
    if (each.number === graph.input || each.number === graph.output) return false;
    if (each.number === graph.node) return needed.has(each) && !isFirst(each);
    return each.number !== graph.initializer || nameOf(each) !== FIRST.weights;
  };
  return [
    ...onOctets(fields),
    ...fields.filter(isKept).map(({ raw }) => raw),
    field(graph.input, octets('input', [1, 1, 'height', 'octets in a row'])),
    field(graph.output, floats(SCORES, [1, 'boxes', 2])),
    field(graph.output, floats(OFFSETS, [1, 'boxes', 4])),
  ];
}

/** The first convolution on rows of colours in turn: its windows and its steps are three times as wide. */
function onOctets(fields: readonly Field[]): Buffer[] {
  const { count, colours, rows, columns } = WINDOW;
  const sides = {
    kernel_shape: [rows, colours * columns],
    strides: [2, 2 * colours],
    pads: [1, colours, 1, colours],
  };
  const centred = operation('DequantizeLinear', ['input', 'scale', 'zero'], 'centred');
  const first = operation('Conv', ['centred', FIRST.weights, FIRST.bias], FIRST.output, sides);
  const weights = coloursInTurn(weightsOf(FIRST.weights, fields));
  return [
    field(graph.node, centred),
    field(graph.node, first),
    field(graph.initializer, tensor('scale', [], Float32Array.of(SCALE))),
    field(graph.initializer, tensor('zero', [], Uint8Array.of(ZERO))),
    field(graph.initializer, tensor(FIRST.weights, [count, 1, rows, colours * columns], weights)),
  ];
}

function coloursInTurn(weights: Float32Array): Float32Array {
  const { colours, rows, columns } = WINDOW;
  return weights.map((_, index) => {
    const colour = index % colours;
    const column = Math.floor(index / colours) % columns;
    const row = Math.floor(index / (colours * columns)) % rows;
    const window = Math.floor(index / (colours * columns * rows));
    return weights[((window * colours + colour) * rows + row) * columns + column] ?? 0;
  });
}

function weightsOf(name: string, fields: readonly Field[]): Float32Array {
  const found = fields.find((each) => each.number === graph.initializer && nameOf(each) === name);
  const raw = contentOf(found).find(({ number }) => number === tensorFields.raw)?.value;
  if (!Buffer.isBuffer(raw)) throw new Error(`The detector has no weights ${name}`);
  return new Float32Array(Uint8Array.from(raw).buffer);
}

const contentOf = (each?: Field) => (Buffer.isBuffer(each?.value) ? fieldsOf(each.value) : []);

const nameOf = (each: Field) =>
  Buffer.isBuffer(each.value) ? textsOf(each.value, tensorFields.name)[0] : undefined;

const isFirst = ({ value }: Field) =>
  Buffer.isBuffer(value) && textsOf(value, node.output).includes(FIRST.output);

/** The operations that some outputs are made by; a graph lists them in their order. */
function nodesFor(outputs: readonly string[], fields: readonly Field[]): ReadonlySet<Field> {
  const wanted = new Set(outputs);
  const needed = new Set<Field>();
  for (const each of fields.filter(({ number }) => number === graph.node).toReversed()) {
    if (!Buffer.isBuffer(each.value)) continue;
    if (!textsOf(each.value, node.output).some((name) => wanted.has(name))) continue;
    needed.add(each);
    textsOf(each.value, node.input).forEach((name) => wanted.add(name));
  }
  return needed;
}
