import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder for one test, open to its owner alone and removed after it. */
export function temporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A folder as `temporaryFolder` makes it, for a whole test file; call it at the top. */
export function folderUntilEnd(): string {
  const folder = makeFolder();
  afterAll(() => removeFolder(folder));
  return folder;
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'abhiyan-folder-'));
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
