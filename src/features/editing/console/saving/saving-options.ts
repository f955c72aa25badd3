import type { PartContent } from '#content/declare/part-fields.ts';
import type { Part } from '#content/declare/parts.ts';
import type { DeviceStore, KeptPart } from './device-store.ts';
import type { Theirs } from './edited-part.ts';

export interface SaveRequest {
  part: Part;
  content: PartContent;
  base: number | null;
  stillRight?: string[];
  /** Keeps the revision before this one, of whomever it is. */
  isNewSitting?: boolean;
}

export type SaveAnswer =
  | { kind: 'saved'; revision: number; at: string; merged: PartContent | null }
  | { kind: 'conflict'; theirs: Theirs }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'expired' };

export interface SavingOptions {
  /** The newest revision of each part that somebody has written. */
  parts: readonly { part: Part; revision: number; content: PartContent }[];
  kept: readonly KeptPart[];
  store: DeviceStore;
  /** Whether a part may be written in; words for another one come from no hand, and are not taken. */
  mayWrite?: (part: Part) => boolean;
  send: (request: SaveRequest) => Promise<SaveAnswer>;
  /** Called after the server has stored a part. */
  onSaved?: (part: Part, revision: number) => void;
  now?: () => number;
}
