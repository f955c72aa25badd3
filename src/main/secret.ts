import { createECDH, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PushKeys } from '#gateways/push/web-push.ts';

/**
 * Reads the key that signs codes and challenges: 256 random bits in a file of the data folder that only
 * its owner may read, made at the first start. Two processes that start together share one key.
 */
export async function readSecret(folder: string): Promise<string> {
  return readKept(folder, 'secret', () => randomBytes(32).toString('hex'));
}

/**
 * Reads the keys by which push services know this site, made at the first start as well. With new ones, no
 * browser that was registered before could be reached.
 */
export async function readPushKeys(folder: string): Promise<PushKeys> {
  const privateKey = await readKept(folder, 'push-key', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return pair.getPrivateKey('hex').padStart(64, '0');
  });
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
  };
}

async function readKept(folder: string, name: string, make: () => string): Promise<string> {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  await makeOnce(path, make());
  return (await readFile(path, 'utf8')).trim();
}

/** Written aside and then linked, so that nobody reads half of it. */
async function makeOnce(path: string, secret: string): Promise<void> {
  const aside = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, `${secret}\n`, { mode: 0o600 });
  try {
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside);
  }
}
