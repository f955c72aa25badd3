import type { StoredFile, StoredPicture } from '#content/declare/files.ts';

/** A file that has arrived, in memory. */
export interface RawFile {
  name: string;
  bytes: Buffer;
}

/** A file that has arrived, where it lies in storage. */
export interface RawFileInStorage {
  name: string;
  originalKey: string;
  /** Octets. */
  bytes: number;
  /** As the bytes tell. */
  type: string;
}

/** The parts of a file that the site shows and knows. */
export interface MadeFile {
  stored: StoredFile | StoredPicture;
  preview?: StoredPicture;
  likeness?: bigint | undefined;
  /** `YYYY-MM-DD`. */
  takenOn?: string | undefined;
}
