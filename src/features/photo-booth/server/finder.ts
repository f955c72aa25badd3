import type { Face } from '#face-search/engine/find-faces.ts';
import type { SelfieFault } from '#face-search/engine/judge-selfie.ts';
import type { FoundPhoto } from '#face-search/find-person.ts';
import type { Thresholds } from '#face-search/matching.ts';

export type SelfieVerdict = { vector: Float32Array } | { fault: SelfieFault | 'unreadable' };

/** Looks at selfies and searches the index, in a process of its own. */
export interface FaceFinder {
  /** Whether the models are there. */
  isSetUp(): boolean;
  /** Throws the problem `busy` when too many wait. */
  judge(selfie: Uint8Array): Promise<SelfieVerdict>;
  /** The faces of a photo. Throws the problem `busy` likewise. */
  look(photo: Uint8Array): Promise<Face[]>;
  search(search: BoothSearch): Promise<FoundPhoto[]>;
  stop(): void;
}

export interface BoothSearch {
  probe: Float32Array;
  /** The slug of an album. */
  album: string | undefined;
  thresholds: Thresholds;
}
