import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsFolder } from './model-files.ts';

/** A file with which a phone finds a face by itself. */
export interface PhoneFile {
  name: 'script' | 'binary' | 'detector' | 'gate' | 'embedder';
  /** Its name in the folder; it changes with the bytes. */
  file: string;
  bytes: number;
  /** Bytes on their way, in brotli. */
  sent: number;
}

const folderIn = (models: string) => join(models, 'phone');

/** The files that set-up made for phones; none before it has. */
export async function readPhoneFiles(models: string = modelsFolder): Promise<PhoneFile[]> {
  const list = await readFile(join(folderIn(models), 'files.json'), 'utf8').catch(() => '[]');
  return JSON.parse(list) as PhoneFile[];
}

/** The path and sizes of a file of that list; its brotli lies beside it. */
export async function findPhoneFile(name: string, models: string = modelsFolder) {
  const found = (await readPhoneFiles(models)).find(({ file }) => file === name);
  return (
    found && { path: join(folderIn(models), found.file), bytes: found.bytes, sent: found.sent }
  );
}
