import { isUtf8 } from 'node:buffer';
import { FileRefused } from '#content/files/file-refused.ts';
import { storeFile } from '#content/files/store-file.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { MadeFile, RawFile } from './made-file.ts';

const TIMING =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** Stores captions that every player can read. */
export async function makeCaptions(storage: Storage, { name, bytes }: RawFile): Promise<MadeFile> {
  if (!isUtf8(bytes)) throw new FileRefused('is not written in UTF-8');
  const lines = bytes.toString('utf8').split(/\r\n|\r|\n/);
  const timings = lines.filter((line) => line.includes('-->'));
  if (timings.length === 0) throw new FileRefused('has no captions');
  const wrong = timings.find((line) => !isInOrder(line));
  if (wrong !== undefined)
    throw new FileRefused(`has a wrong time in line ${lines.indexOf(wrong) + 1}`);
  return { stored: await storeFile(storage, { name, bytes, widget: 'captions' }) };
}

function isInOrder(line: string): boolean {
  const [, from, until] = TIMING.exec(line) ?? [];
  return from !== undefined && until !== undefined && secondsOf(from) < secondsOf(until);
}

const secondsOf = (time: string) =>
  time.split(':').reduce((whole, part) => whole * 60 + Number(part), 0);
