import { closeSync, ftruncateSync, mkdirSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFile } from './file-lock.ts';

/** Another process works in the data folder; the message names it in one line. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy';
}

/** The data folder cannot be made, written or locked; the message says why in one line. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process, and makes it when it is missing. Only the end of this
 * process or `release` gives it back; the pid in the file is there for people to read.
 * Throws `DataFolderBusy` at once when another process has it.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  const descriptor = openAndLock(folder, path);
  if (descriptor === null) throw busy(folder, path);
  return { release: () => closeSync(descriptor) };
}

function openAndLock(folder: string, path: string): number | null {
  try {
    // Others may pass through, for the database may have a user of its own, but not look around.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const descriptor = lockFile(path);
    if (descriptor !== null) writeHolder(descriptor);
    return descriptor;
  } catch (error) {
    throw unusable(folder, error instanceof Error ? error.message : String(error));
  }
}

function writeHolder(descriptor: number): void {
  ftruncateSync(descriptor);
  writeSync(descriptor, `process ${process.pid} on ${hostname()}\n`);
}

function busy(folder: string, path: string): DataFolderBusy {
  const holder = readFileSync(path, 'utf8').trim() || 'another process';
  return new DataFolderBusy(
    `The data folder ${folder} is in use by ${holder}: stop that one, or set DATA_DIR to another folder`,
  );
}

function unusable(folder: string, reason: string): DataFolderUnusable {
  return new DataFolderUnusable(
    `The data folder ${folder} cannot be used (${reason}): set DATA_DIR to a folder that this user may write`,
  );
}
