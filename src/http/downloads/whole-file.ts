import type { Download } from '#contract/download.ts';

/** A file that was made in memory, as the reply of a call. */
export function wholeFile(name: string, bytes: Uint8Array): Download {
  return { name, bytes: bytes.length, content: once(bytes) };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
