import { isDeepStrictEqual } from 'node:util';

/**
 * Whether somebody changed a value since `seen`, other than to the `told` one that is to be set. Either is undefined
 * where a call says nothing of it: then nothing stands against it.
 */
export function isChangedSince(seen: unknown, now: unknown, told: unknown): boolean {
  if (seen === undefined || told === undefined) return false;
  return !isDeepStrictEqual(now, seen) && !isDeepStrictEqual(now, told);
}
