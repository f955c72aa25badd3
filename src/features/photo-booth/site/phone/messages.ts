import type { Box } from '#face-search/engine/boxes.ts';
import type { JudgedSelfie } from '#face-search/engine/judge-selfie.ts';
import type { Picture } from '#face-search/engine/picture.ts';
import type { BoothStatus } from '../fetch-contract.ts';

/** The files that a phone loads. */
export type PhoneParts = NonNullable<BoothStatus['phone']>;

/** Why a phone cannot look at a selfie by itself. */
export type Trouble = 'unsupported' | 'offline' | 'memory' | 'broken';

/** A request to the worker: `open` before all else. */
export type WorkerRequest =
  | { kind: 'open'; files: PhoneParts['files'] }
  | { kind: 'judge'; picture: Picture }
  | { kind: 'locate'; picture: Picture };

export interface Outputs {
  open: undefined;
  judge: JudgedSelfie;
  /** Boxes of faces, in pixels. */
  locate: Box[];
}

/** Answers of the worker to a request; `loaded` comes often, in bytes, before the answer to `open`. */
export type WorkerReply =
  | { id: number; loaded: number }
  | { id: number; output: Outputs[keyof Outputs] }
  | { id: number; trouble: Trouble };
