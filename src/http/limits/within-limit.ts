import { isTooMany } from '#contract/problems.ts';
import type { Caller } from '../caller.ts';
import type { BucketName } from './buckets.ts';

/** Takes one try out of a bucket, as `consume` does; false where it is empty and the caller need not know. */
export async function isWithinLimit(
  caller: Pick<Caller, 'consume'>,
  bucket: BucketName,
  key: string,
): Promise<boolean> {
  try {
    await caller.consume(bucket, key);
    return true;
  } catch (reason) {
    if (isTooMany(reason)) return false;
    throw reason;
  }
}
