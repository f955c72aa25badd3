import { Readable } from 'node:stream';
import type { Storage } from '#gateways/storage/port.ts';
import type { ExportedFile } from './exported-file.ts';

interface StreamedEntry {
  name: string;
  read(): Readable;
}

/** Hands an exported campaign on to an archive, each file opened when those before it have been read. */
export async function* entriesOf(
  files: AsyncIterable<ExportedFile>,
  storage: Pick<Storage, 'stream'>,
): AsyncGenerator<StreamedEntry> {
  for await (const { path, content } of files)
    yield {
      name: path,
      read: () =>
        'text' in content
          ? Readable.from([Buffer.from(content.text)])
          : storage.stream(content.key),
    };
}
