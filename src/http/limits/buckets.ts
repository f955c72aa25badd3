export interface Bucket {
  /** Tries in one window, before `LIMITS_SCALE`. */
  points: number;
  /** The length of the window. */
  seconds: number;
  /** Whether the caller's address is counted, or a key that the call gives. */
  by: 'address' | 'key';
  /** What happens to a try that cannot be counted. */
  whenUncounted: 'refuse' | 'allow';
}

const MINUTE = 60;
const HOUR = 3600;

/** Every rate limit of the site. */
export const buckets = {
  join: { points: 5, seconds: HOUR, by: 'address', whenUncounted: 'refuse' },
  newsletter: { points: 10, seconds: HOUR, by: 'address', whenUncounted: 'refuse' },
  newsletterAddress: { points: 3, seconds: HOUR, by: 'key', whenUncounted: 'refuse' },
  engage: { points: 30, seconds: MINUTE, by: 'address', whenUncounted: 'allow' },
  search: { points: 60, seconds: MINUTE, by: 'address', whenUncounted: 'allow' },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;

export function isBucket(name: string): name is BucketName {
  return Object.hasOwn(buckets, name);
}
