import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import type { Listener } from './listener.ts';

/** The things that a reply was made from: it can be cached until one of them changes. */
export interface Reads {
  /** Names of what was read: a collection's, `settings`. */
  tags: Set<string>;
  /** From when on the same reads would give something else without any change. */
  expiresAt?: Date;
}

/** Told of a change: the tags it touched, or `everything` when messages may have been missed. */
export type ChangeListener = (changed: readonly string[] | 'everything') => void;

const CHANNEL = 'changes';

const tracking = new AsyncLocalStorage<Reads>();

/** Says that the reply under way is made from this; call it before reading. */
export function tagRead(tag: string): void {
  tracking.getStore()?.tags.add(tag);
}

/** Says that the reply under way holds only until this moment, as a list of coming events does. */
export function limitLifetime(moment: Date): void {
  const reads = tracking.getStore();
  if (reads && (!reads.expiresAt || moment < reads.expiresAt)) reads.expiresAt = moment;
}

/** Runs the work and tells what it read, whatever it awaited on the way. */
export async function trackReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result } & Reads> {
  const reads: Reads = { tags: new Set() };
  const result = await tracking.run(reads, work);
  addToOuter(reads);
  return { result, ...reads };
}

/** Adds the reads of inner work to those of the work around it. */
function addToOuter({ tags, expiresAt }: Reads): void {
  tags.forEach(tagRead);
  if (expiresAt) limitLifetime(expiresAt);
}

/** Tells every process, once the caller's transaction commits, what it changed. */
export async function publishChange(
  tx: Pick<Executor, 'execute'>,
  tags: Iterable<string>,
): Promise<void> {
  const changed = sql.param([...new Set(tags)]);
  await tx.execute(sql`select pg_notify(${CHANNEL}, tag) from unnest(${changed}::text[]) as tag`);
}

/** Listens for every process's changes; resolves with a function that ends it. */
export function onChange(
  listen: Listener['listen'],
  listener: ChangeListener,
): Promise<() => void> {
  return listen(CHANNEL, {
    onMessage: (tag) => listener([tag]),
    onGap: () => listener('everything'),
  });
}
