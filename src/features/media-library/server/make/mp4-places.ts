import { buffer } from 'node:stream/consumers';
import { FileRefused } from '#content/files/file-refused.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Blank } from './without-places.ts';

/** Boxes that hold what a camera wrote beside picture and sound, its place among it. */
const TOLD = new Set(['udta', 'meta', 'uuid']);
/** Boxes whose own boxes are looked into. */
const OPENED = new Set(['moov', 'trak']);
const MAX_BOXES = 10_000;
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
const HEADER = 8;
const LONG_HEADER = 16;

/**
 * The ranges of an MP4 that become empty boxes: a box named `free` is skipped by every player, and
 * nothing after it moves. Throws `FileRefused` where the boxes make no sense.
 */
export async function blankedPlaces(
  storage: Storage,
  { originalKey, bytes }: { originalKey: string; bytes: number },
): Promise<Blank[]> {
  const read = async (start: number, length: number) => {
    const end = Math.min(bytes, start + length) - 1;
    return buffer(storage.stream(originalKey, { start, end }));
  };
  const blanks: Blank[] = [];
  let boxes = 0;
  for (let at = 0; at + HEADER <= bytes;) {
    if ((boxes += 1) > MAX_BOXES) throw damaged();
    const box = boxIn(await read(at, LONG_HEADER), 0, bytes - at);
    if (box.name === 'moov') {
      if (box.size > MAX_INDEX_BYTES) throw damaged();
      blanks.push(...toldIn(await read(at, box.size), box.header, at));
    } else if (TOLD.has(box.name)) blanks.push(...blanksOf(at, box));
    at += box.size;
  }
  return blanks.toSorted((one, two) => one.start - two.start);
}

interface Box {
  name: string;
  header: number;
  size: number;
}

function boxIn(bytes: Buffer, at: number, rest: number): Box {
  const short = bytes.readUInt32BE(at);
  const name = bytes.toString('latin1', at + 4, at + HEADER);
  const isLong = short === 1 && bytes.length >= at + LONG_HEADER;
  const header = isLong ? LONG_HEADER : HEADER;
  const long = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : short;
  const size = long === 0 ? rest : long;
  if (size < header || size > rest) throw damaged();
  return { name, header, size };
}

/** The ranges to blank inside a box that is in memory; `from` is where the box lies in the file. */
function toldIn(bytes: Buffer, begin: number, from: number): Blank[] {
  const blanks: Blank[] = [];
  for (let at = begin; at + HEADER <= bytes.length;) {
    const box = boxIn(bytes, at, bytes.length - at);
    if (TOLD.has(box.name)) blanks.push(...blanksOf(from + at, box));
    else if (OPENED.has(box.name))
      blanks.push(...toldIn(bytes.subarray(at, at + box.size), box.header, from + at));
    at += box.size;
  }
  return blanks;
}

/** Its name and what it holds; the size that stands before and between them stays. */
const blanksOf = (at: number, { header, size }: Box): Blank[] => [
  { start: at + 4, end: at + HEADER, name: 'free' },
  { start: at + header, end: at + size, name: '' },
];

const damaged = () => new FileRefused('is damaged and cannot be played');
