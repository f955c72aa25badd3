import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#contract/problems.ts';
import { AHEAD } from '#lib/lifetime.ts';
import type { FaultLog } from '../caller.ts';
import { buckets } from './buckets.ts';
import type { Bucket, BucketName } from './buckets.ts';

export interface Limits {
  /** Consumes one point of a key's bucket; throws `tooMany`, or `busy` if it cannot be counted. */
  consume(bucket: BucketName, key: string): Promise<void>;
  /** The points that a key may still consume in its current window. */
  left(bucket: BucketName, key: string): Promise<number>;
  /** Forgets what a key has consumed. */
  forget(bucket: BucketName, key: string): Promise<void>;
}

export interface CountedLimits extends Limits {
  /** The points that a key has consumed of a bucket in its current window. */
  consumed(bucket: BucketName, key: string): Promise<number>;
}

export interface LimitsOptions {
  /** The counters are in its table `rate_limits`. */
  pool: Pick<Pool, 'query'>;
  /** Multiplies every bucket's points. */
  scale: number;
  log: FaultLog;
}

const TABLE = 'rate_limits';
const RETRY_WHEN_UNCOUNTED_SECONDS = 5;

/** The buckets of the table, counted in the database for all processes together. */
export function createLimits({ pool, scale, log }: LimitsOptions): CountedLimits {
  const entries = Object.entries(buckets).map(([name, bucket], index) => {
    const options = { pool, scale, name, sweeps: index === 0 };
    return [name, createLimiter(bucket, options)] as const;
  });
  const limiters = new Map<string, RateLimiterPostgres>(entries);
  const consumed: CountedLimits['consumed'] = async (name, key) => {
    const counted = await limiters.get(name)?.get(digest(key));
    return counted?.consumedPoints ?? 0;
  };
  const consumeOnce = async (name: BucketName, key: string) => {
    const limiter = limiters.get(name);
    try {
      await limiter?.consume(digest(key));
    } catch (reason) {
      if (!endsTooLate(reason, name)) throw reason;
      await pool.query(DELETE_AHEAD, [`${name}:${digest(key)}`, Date.now() + longestOf(name)]);
      limiter?.deleteInMemoryBlockedAll();
      await limiter?.consume(digest(key));
    }
  };
  return {
    consumed,
    left: async (name, key) =>
      Math.max(0, pointsOf(buckets[name], scale) - (await consumed(name, key))),
    forget: async (name, key) => void (await limiters.get(name)?.delete(digest(key))),
    async consume(name, key) {
      try {
        await consumeOnce(name, key);
      } catch (reason) {
        refuse(reason, name, log);
      }
    },
  };
}

/**
 * Deletes a window that ends too late; of many tries at once only the first finds it, so they share
 * the new one.
 */
const DELETE_AHEAD = `DELETE FROM ${TABLE} WHERE key = $1 AND expire > $2`;

const longestOf = (name: BucketName) => buckets[name].seconds * 1000 * (1 + AHEAD);

/** Whether the window of a rate ends later than one that begins now: the clock was set back since. */
const endsTooLate = (reason: unknown, name: BucketName) =>
  reason instanceof RateLimiterRes &&
  reason.msBeforeNext > longestOf(name) &&
  !buckets[name].isFixed;

const pointsOf = (bucket: Bucket, scale: number) =>
  bucket.isFixed ? bucket.points : Math.max(1, Math.round(bucket.points * scale));

interface LimiterOptions {
  pool: LimitsOptions['pool'];
  scale: number;
  name: string;
  /** Whether it clears the table, which all share, of windows that are over. */
  sweeps: boolean;
}

function createLimiter(bucket: Bucket, { pool, scale, name, sweeps }: LimiterOptions) {
  const points = pointsOf(bucket, scale);
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: sweeps,
    keyPrefix: name,
    points,
    duration: bucket.seconds,
    // An empty bucket is remembered here, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: points,
  });
}

/** Addresses and mailboxes are personal, so the counters hold only their digests. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}

function refuse(reason: unknown, name: BucketName, log: FaultLog): void {
  if (reason instanceof RateLimiterRes) {
    throw new Problem('tooMany', {
      retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
    });
  }
  log.error({ err: reason, bucket: name }, 'A try could not be counted');
  if (buckets[name].whenUncounted === 'refuse') {
    throw new Problem('busy', { retryAfter: RETRY_WHEN_UNCOUNTED_SECONDS });
  }
}
