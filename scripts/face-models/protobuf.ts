/** One field of a protobuf message: its number, and a whole number or the bytes of anything else. */
export interface Field {
  number: number;
  value: bigint | Buffer;
  /** The field as it was written. */
  raw: Buffer;
}

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** Reads the fields of a message in their order. */
export function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const [tag, afterTag] = varintAt(message, at);
    const [value, end] = valueAt(message, afterTag, Number(tag & 7n));
    fields.push({ number: Number(tag >> 3n), value, raw: message.subarray(at, end) });
    at = end;
  }
  return fields;
}

/** The text fields of a message that have this number. */
export function textsOf(message: Buffer, number: number): string[] {
  return fieldsOf(message).flatMap((each) =>
    each.number === number && typeof each.value !== 'bigint' ? each.value.toString() : [],
  );
}

/** Writes a field: a whole number, a text, or a message made of fields. */
export function field(number: number, value: number | string | Buffer | readonly Buffer[]): Buffer {
  if (typeof value === 'number')
    return Buffer.concat([varint((number << 3) | VARINT), varint(value)]);
  const bytes = bytesOf(value);
  return Buffer.concat([varint((number << 3) | BYTES), varint(bytes.length), bytes]);
}

function bytesOf(value: string | Buffer | readonly Buffer[]): Buffer {
  if (typeof value === 'string') return Buffer.from(value);
  return Buffer.isBuffer(value) ? value : Buffer.concat(value);
}

function valueAt(message: Buffer, at: number, wire: number): [bigint | Buffer, number] {
  if (wire === VARINT) return varintAt(message, at);
  const [length, begin] = lengthAt(message, at, wire);
  return [message.subarray(begin, begin + length), begin + length];
}

function lengthAt(message: Buffer, at: number, wire: number): [number, number] {
  if (wire === FIXED_64) return [8, at];
  if (wire === FIXED_32) return [4, at];
  if (wire !== BYTES) throw new Error(`A field is written in a way that is not known (${wire})`);
  const [length, begin] = varintAt(message, at);
  return [Number(length), begin];
}

function varintAt(message: Buffer, at: number): [bigint, number] {
  let value = 0n;
  for (let shift = 0n, place = at; ; shift += 7n, place += 1) {
    const byte = message.readUInt8(place);
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return [value, place + 1];
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Buffer.from([...bytes, rest]);
}
