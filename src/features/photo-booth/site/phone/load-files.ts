import type { PhoneParts } from './messages.ts';
import { PhoneTrouble } from './trouble.ts';

type File = PhoneParts['files'][number];

const CACHE = 'booth-engine';

/**
 * Loads files, and keeps each as soon as it is whole: after an interruption, and the next time, the
 * rest is loaded. `tell` hears the bytes so far.
 */
export async function loadFiles(
  files: readonly File[],
  tell: (loaded: number) => void,
): Promise<ArrayBuffer[]> {
  const cache = await openCache();
  await cache?.keys().then((kept) => forgetOthers(cache, kept, files));
  let before = 0;
  const loaded: ArrayBuffer[] = [];
  for (const file of files) {
    const started = before;
    loaded.push(await loadFile(file, cache, (bytes) => tell(started + bytes)));
    before += file.bytes;
  }
  return loaded;
}

/** Undefined where the browser keeps nothing, as in some private windows. */
async function openCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;
}

/** Deletes files of another version from the cache. */
async function forgetOthers(cache: Cache, kept: readonly Request[], files: readonly File[]) {
  const wanted = new Set(files.map(({ url }) => url));
  for (const request of kept)
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

async function loadFile(
  { url, bytes }: File,
  cache: Cache | undefined,
  tell: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const kept = await cache?.match(url);
  const response = kept ?? (await fetch(url));
  if (!response.ok || !response.body) throw new PhoneTrouble('broken');
  const whole = await read(response.body, bytes, tell);
  if (!kept) {
    const copy = new Response(whole.slice());
    // Without room it is loaded again the next time.
    await cache?.put(url, copy).catch(() => undefined);
  }
  return whole.buffer;
}

/** Throws where there is more or less than was announced. */
async function read(
  stream: ReadableStream<Uint8Array>,
  bytes: number,
  tell: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  const reader = stream.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes) throw new PhoneTrouble('broken');
    whole.set(value, at);
    at += value.length;
    tell(at);
  }
  if (at !== bytes) throw new PhoneTrouble('broken');
  return whole;
}

/** Whether all files are on this device already. */
export async function areKept(files: readonly File[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const found = await Promise.all(files.map(({ url }) => cache.match(url)));
  return found.every(Boolean);
}
