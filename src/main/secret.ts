import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the key that signs codes and challenges: 256 random bits in a file of the data folder that only
 * its owner may read, made at the first start. Two processes that start together share one key.
 */
export async function readSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  await makeOnce(path);
  return (await readFile(path, 'utf8')).trim();
}

/** Written aside and then linked, so that nobody reads half of it. */
async function makeOnce(path: string): Promise<void> {
  const aside = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside);
  }
}
