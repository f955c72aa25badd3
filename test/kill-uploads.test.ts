import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { folderUntilEnd } from './temporary-folder.ts';

/** `KILLS=20 npx vitest run test/kill-uploads.test.ts` for more of them. */
const KILLS = Number(process.env['KILLS'] ?? 4);
const MEGABYTE = 1024 * 1024;
const BYTES = 16 * MEGABYTE;
const PART_BYTES = MEGABYTE;

const { pool } = await testDatabase();
const folder = folderUntilEnd();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
let site: ChildProcess | undefined;
let origin = '';
afterAll(() => site?.kill('SIGKILL'));

await pool.query('create table films (id uuid primary key, key text, sha256 text)');

/** Starts the site on the same address as before. */
async function startSite(): Promise<void> {
  const { port } = new URL(origin || 'http://127.0.0.1:0');
  const url = String(pool.options.connectionString);
  const file = join(import.meta.dirname, 'upload-site-process.ts');
  site = fork(file, [url, folder, port || '0'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ address }] = await once(site, 'message');
  origin = address;
}

async function kill(): Promise<void> {
  if (!site) return;
  const ended = once(site, 'exit');
  site.kill('SIGKILL');
  await ended;
}

/** A file with the first bytes of a video. */
function film(): Buffer {
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\x02isomiso2', 'latin1');
  return Buffer.concat([head, randomBytes(BYTES - head.length)]);
}

interface Sending {
  bytes: Buffer;
  address: string | null;
  /** The number of bytes that the site has acknowledged. */
  acknowledged: number;
}

/**
 * Uploads until everything has arrived, or until the site is gone; returns true when it has
 * arrived.
 */
async function sendOn(sending: Sending, onPart: () => void): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const upload = new Upload(sending.bytes, {
    endpoint: `${origin}/api/uploads/films`,
    uploadUrl: sending.address,
    chunkSize: PART_BYTES,
    headers: { 'x-access-token': 'token' },
    retryDelays: null,
    onUploadUrlAvailable: () => void (sending.address = upload.url),
    onChunkComplete(_size, accepted) {
      sending.acknowledged = accepted;
      onPart();
    },
    onSuccess: () => resolve(true),
    onError: () => resolve(false),
  });
  upload.start();
  return promise;
}

async function acknowledgedBy({ address }: Sending): Promise<number> {
  const headers = { 'tus-resumable': '1.0.0', 'x-access-token': 'token' };
  const head = await fetch(String(address), { method: 'HEAD', headers });
  return Number(head.headers.get('upload-offset'));
}

test(`files go on where they stopped through ${KILLS} kills, and arrive once and whole`, async () => {
  const hashes: string[] = [];
  await startSite();
  for (let kills = 0; kills < KILLS;) {
    const sending: Sending = { bytes: film(), address: null, acknowledged: 0 };
    hashes.push(sha256(sending.bytes));
    // Every fourth kill comes at the last part, while the file is handed over.
    const atPart = () => (kills % 4 === 3 ? BYTES / PART_BYTES - 1 : randomInt(1, 6));
    let isWhole = false;
    while (!isWhole) {
      let parts = 0;
      const last = atPart();
      let killed: Promise<void> | undefined;
      const onPart = () => {
        parts += 1;
        const isDue =
          kills < KILLS && (parts === last || sending.acknowledged === BYTES - PART_BYTES);
        if (isDue && !killed) killed = pause(randomInt(0, 30)).then(kill);
      };
      isWhole = await sendOn(sending, onPart);
      if (!killed) continue;
      await killed;
      kills += 1;
      await startSite();
      expect(await acknowledgedBy(sending)).toBeGreaterThanOrEqual(sending.acknowledged);
    }
  }

  const { rows } = await pool.query('select key, sha256 from films');
  expect(rows).toHaveLength(hashes.length);
  expect(new Set(rows.map((each) => each.sha256))).toEqual(new Set(hashes));
  const storage = diskStorage(join(folder, 'files'));
  for (const { key, sha256: hash } of rows)
    expect(sha256((await storage.get(key)) ?? Buffer.alloc(0))).toBe(hash);
  console.error(`${KILLS} kills during ${hashes.length} uploads of ${BYTES / MEGABYTE} MB`);
  expect(readdirSync(join(folder, 'parts', 'films'))).toEqual([]);
});
