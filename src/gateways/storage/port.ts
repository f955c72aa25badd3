import type { Readable } from 'node:stream';

/** The first and the last octet of a part, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files by key. A key is 4 to 128 of `a-z 0-9 . -`, beginning with a letter or number, and perhaps
 * `private/` before it for what only the site itself reads; any other throws `StorageKeyError`.
 * A store that cannot be asked throws `StorageUnavailable`. Whoever puts a file chooses a key that stands for its content, so that
 * a file never changes and may be kept for ever by those who read it.
 */
export interface Storage {
  /**
   * Stores a file from bytes or a stream. Once this resolves, the file survives a power cut; until then
   * no part of it can be read. A stream that fails leaves nothing.
   */
  put(key: string, content: Content, type: string): Promise<void>;
  /** The whole file in memory; for files that are known to be small. */
  get(key: string): Promise<Buffer | undefined>;
  /** The file, or a part of it, as it is read; the stream fails when there is none. */
  stream(key: string, range?: ByteRange): Readable;
  /** Its size in octets. */
  size(key: string): Promise<number | undefined>;
  has(key: string): Promise<boolean>;
  /** Deletes the file, if it exists. */
  remove(key: string): Promise<void>;
}

/** Bytes, or a stream of bytes whose length nobody needs to know. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** The store does not answer, or answers wrongly; a retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** The key could not have come from this site. */
export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError';

  constructor() {
    super('This is not a key of stored files');
  }
}

const KEY = /^(?:private\/)?[a-z0-9][a-z0-9.-]{3,127}$/;

/** Returns the key, if it is a valid one. */
export function storageKey(key: string): string {
  if (!KEY.test(key)) throw new StorageKeyError();
  return key;
}
