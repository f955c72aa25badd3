import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import type { Download } from '#contract/download.ts';

/** A file on its way into an archive. */
export interface ZipEntry {
  /** In any script; `/` makes folders. */
  name: string;
  /** Octets; the length of the archive is told from them. */
  bytes: number;
  changedAt: Date;
  /** Opens the file; called when those before it have been read. */
  read(): Readable;
}

/** An archive of files that are found one after the other, so that its length is not known before. */
export function zipAsFound(
  name: string,
  entries: AsyncIterable<Pick<ZipEntry, 'name' | 'read'>>,
): Download {
  let reading: Readable | undefined;
  const files = async function* () {
    for await (const entry of entries) {
      reading = entry.read();
      yield { name: entry.name, input: reading };
    }
  };
  const content = Readable.fromWeb(makeZip(files()) as ReadableStream);
  content.once('close', () => reading?.destroy());
  return { name, content };
}

/** An archive of files that are packed as they are, because pictures and films are packed already. */
export function zipOf(name: string, entries: readonly ZipEntry[]): Download {
  const described = entries.map((entry) => ({
    name: entry.name,
    size: entry.bytes,
    lastModified: entry.changedAt,
  }));
  let reading: Readable | undefined;
  const files = async function* () {
    for (const entry of entries) {
      reading = entry.read();
      yield { name: entry.name, lastModified: entry.changedAt, input: reading };
    }
  };
  const content = Readable.fromWeb(makeZip(files()) as ReadableStream);
  // The archive ends when its receiver leaves, but leaves the file open that it was reading.
  content.once('close', () => reading?.destroy());
  return { name, bytes: Number(predictLength(described)), content };
}
