import { FileRefused } from '#content/files/file-refused.ts';

/** Beginnings of tags that a browser takes for a page, in small letters. */
const TAGS = ['<script', '<html', '<!doctype', '<svg', '<iframe', '<?php'];
const LONGEST_TAG = Math.max(...TAGS.map((tag) => tag.length));
const LESS_THAN = 0x3c;

/** A ZIP is read from its end: 22 bytes, and a comment of at most 65,535. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const LONGEST_ZIP_END = ZIP_END_BYTES + 0xffff;
const PDF = Buffer.from('%PDF-', 'latin1');

/** Throws `FileRefused` for a picture that some program would read as a page, an archive or a PDF as well. */
export function refusePolyglot(bytes: Buffer): void {
  if (holdsTag(bytes)) throw new FileRefused('is a picture and a web page at once');
  if (endsAsZip(bytes)) throw new FileRefused('is a picture and an archive at once');
  if (bytes.subarray(0, 1024).includes(PDF))
    throw new FileRefused('is a picture and a PDF at once');
}

function holdsTag(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(LESS_THAN); at >= 0; at = bytes.indexOf(LESS_THAN, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    // Most of these bytes are pixels, and are told by the one after it.
    if (next !== 0x21 && next !== 0x3f && !isLetter(next)) continue;
    const begin = bytes.toString('latin1', at, at + LONGEST_TAG).toLowerCase();
    if (TAGS.some((tag) => begin.startsWith(tag))) return true;
  }
  return false;
}

const isLetter = (byte: number) => /[hisHIS]/.test(String.fromCharCode(byte));

/** Pixels may hold the same four bytes by chance, but not the length of the comment after them. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - LONGEST_ZIP_END));
  const at = tail.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > tail.length) return false;
  return at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) <= tail.length;
}
