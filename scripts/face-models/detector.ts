import { floats, graph, model, node } from './onnx.ts';
import { field, fieldsOf, textsOf } from './protobuf.ts';
import type { Field } from './protobuf.ts';

/** The offsets of all boxes from their anchors, as the graph calls them. */
const OFFSETS = '462';
const SCORES = 'scores';

/**
 * The detector as it comes turns offsets into boxes by anchors of one size of picture, which are baked in.
 * Without that part it takes any size in multiples of 64 pixels, and gives `scores` and the
 * offsets as `462`.
 */
export function detectorOfAnySize(bytes: Buffer): Buffer {
  return Buffer.concat(
    fieldsOf(bytes).map(({ number, value, raw }) =>
      number === model.graph && Buffer.isBuffer(value)
        ? field(model.graph, openGraph(fieldsOf(value)))
        : raw,
    ),
  );
}

function openGraph(fields: readonly Field[]): Buffer[] {
  const needed = nodesFor([SCORES, OFFSETS], fields);
  const replaced: number[] = [graph.input, graph.output];
  const kept = fields.filter(
    (each) => !replaced.includes(each.number) && (each.number !== graph.node || needed.has(each)),
  );
  return [
    ...kept.map(({ raw }) => raw),
    field(graph.input, floats('input', [1, 3, 'height', 'width'])),
    field(graph.output, floats(SCORES, [1, 'boxes', 2])),
    field(graph.output, floats(OFFSETS, [1, 'boxes', 4])),
  ];
}

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
