import { inflateSync } from 'node:zlib';

const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g;
const PACKED = /\/Type\s*\/ObjStm\b[^]*?stream\r?\n([^]*?)endstream/g;
/** No honest table of objects is larger; a packed one that grows beyond is left alone. */
const MOST_UNPACKED_BYTES = 8_000_000;

/** How many pages a PDF has, by its page objects; undefined when none can be read. */
export function countPdfPages(bytes: Buffer): number | undefined {
  const text = bytes.toString('latin1');
  const packed = text.matchAll(PACKED).map(([, stream = '']) => unpack(stream));
  const pages = [text, ...packed].reduce((sum, part) => sum + pageObjects(part), 0);
  return pages || undefined;
}

function pageObjects(text: string): number {
  return text.match(PAGE)?.length ?? 0;
}

function unpack(stream: string): string {
  try {
    const options = { maxOutputLength: MOST_UNPACKED_BYTES };
    return inflateSync(Buffer.from(stream, 'latin1'), options).toString('latin1');
  } catch {
    return '';
  }
}
