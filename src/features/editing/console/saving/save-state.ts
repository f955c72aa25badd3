import type { PartConflict, EditedPart } from './edited-part.ts';

/** The save state of the words that were typed last; times are milliseconds since 1970. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'on-device'; at: number }
  | { kind: 'saving'; at: number }
  | { kind: 'saved'; at: number }
  | { kind: 'offline'; since: number; changes: number }
  | { kind: 'conflict'; conflicts: readonly PartConflict[] }
  | { kind: 'refused'; message: string }
  | { kind: 'expired' };

/** The state once the server has answered: one that waits for somebody goes before one that is saved. */
export function restState(parts: readonly EditedPart[], at: number): SaveState {
  const conflicts = parts.flatMap(({ conflict }) => conflict ?? []);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  const message = parts.find(({ refusal }) => refusal !== undefined)?.refusal;
  return message === undefined ? { kind: 'saved', at } : { kind: 'refused', message };
}
