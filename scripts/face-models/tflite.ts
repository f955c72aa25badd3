/** Weights of a TensorFlow Lite model by their names. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** The places of fields in the tables of the format. */
const MODEL = { subgraphs: 2, buffers: 4 } as const;
const SUBGRAPH = { tensors: 0 } as const;
const TENSOR = { buffer: 2, name: 3 } as const;
const BUFFER = { data: 0 } as const;

/** Reads every constant of a model whose numbers are 32-bit floating point. */
export function weightsOf(bytes: Buffer): Weights {
  const file = flatbuffer(bytes);
  const root = file.follow(0);
  const [subgraph = 0] = file.tables(root, MODEL.subgraphs);
  const buffers = file.tables(root, MODEL.buffers);
  return new Map(
    file.tables(subgraph, SUBGRAPH.tensors).flatMap((tensor) => {
      const buffer = buffers[file.number(tensor, TENSOR.buffer)] ?? 0;
      const data = file.octets(buffer, BUFFER.data);
      const name = file.octets(tensor, TENSOR.name)?.toString();
      return data && name ? [[name, floatsOf(data)] as const] : [];
    }),
  );
}

function floatsOf(data: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(data).buffer, 0, Math.floor(data.length / 4));
}

/** Reads tables of the format FlatBuffers: positions in, positions and values out. */
function flatbuffer(bytes: Buffer) {
  const follow = (at: number) => at + bytes.readUInt32LE(at);

  /** Where a field of a table lies; 0 for one that was left out. */
  const place = (table: number, index: number): number => {
    const shape = table - bytes.readInt32LE(table);
    const entry = 4 + 2 * index;
    if (entry >= bytes.readUInt16LE(shape)) return 0;
    const offset = bytes.readUInt16LE(shape + entry);
    return offset && table + offset;
  };

  return {
    follow,
    number: (table: number, index: number) => {
      const at = place(table, index);
      return at && bytes.readUInt32LE(at);
    },
    octets: (table: number, index: number): Buffer | undefined => {
      const at = place(table, index);
      if (!at) return undefined;
      const begin = follow(at);
      return bytes.subarray(begin + 4, begin + 4 + bytes.readUInt32LE(begin));
    },
    tables: (table: number, index: number): number[] => {
      const at = place(table, index);
      if (!at) return [];
      const begin = follow(at);
      const length = bytes.readUInt32LE(begin);
      return Array.from({ length }, (_, nth) => follow(begin + 4 + 4 * nth));
    },
  };
}
