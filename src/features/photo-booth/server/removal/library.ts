import type { StoredPicture } from '#content/declare/files.ts';
import type { Crop } from '#contract/framing.ts';
import type { Executor } from '#db/database.ts';

/** A picture of the library that was cut from another. */
export interface CroppedPicture {
  /** As it came. */
  whole: string;
  /** The part of it. */
  cut: string;
  crop: Crop;
}

/** Needed of the media library. */
export interface Library {
  /** Has files show another picture, which differs only in what is hidden. */
  showInPlace(tx: Executor, keys: readonly string[], shown: StoredPicture): Promise<void>;
  /** The files that were cut, where either picture is one of these. */
  findCuts(tx: Executor, keys: readonly string[]): Promise<CroppedPicture[]>;
}
