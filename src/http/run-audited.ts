import type { Audited, Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problems.ts';
import { realmOf } from '#contract/realms.ts';
import type { Transaction } from '#db/database.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import type { Caller } from './caller.ts';

/**
 * Does what a call changes, in one transaction with its record. Where nobody is logged in yet, `by`
 * tells whose act it is. The work may run again, and holds up other records while it waits for
 * nothing: what is slow comes before it.
 */
export type Act = <Result>(
  work: (tx: Transaction) => Promise<Result>,
  by?: { actorId: string },
) => Promise<Result>;

/** Names things that a call is about, by their ids, beside those that its input names. */
export type AddTargets = (...ids: readonly (string | number)[]) => void;

interface AuditedRun<Reply> {
  endpoint: Endpoint;
  input: { query: unknown; body: unknown };
  caller: Caller;
  handle(tools: { act: Act; addTargets: AddTargets }): Promise<Reply>;
}

const LONGEST_ID = 100;

/** As much of a call, or of an upload endpoint, as decides who may come and what is recorded. */
export type Declared = Pick<Endpoint, 'name' | 'path' | 'access' | 'audit'>;

/** Runs a handler so that nothing which its call declares for the audit log stays out of it. */
export async function runAudited<Reply>({ endpoint, input, caller, handle }: AuditedRun<Reply>) {
  const { audit } = endpoint;
  if (audit === undefined || audit === 'nothing personal')
    return handle({ act: neverDeclared(endpoint), addTargets: () => undefined });
  const log = requireLog(endpoint, caller.audit);
  const ids = new Set(idsIn(audit, input));
  let isRecorded = false;
  const entryOf = (outcome: AuditEntry['outcome'], actorId?: string): AuditEntry => ({
    ...aboutCall(endpoint, caller),
    ...(actorId !== undefined && { actorId }),
    targetIds: [...ids],
    outcome,
  });
  const addTargets: AddTargets = (...more) => more.forEach((id) => ids.add(short(id)));
  const act: Act = async (work, by) => {
    const named = [...ids];
    const afresh: typeof work = (tx) => {
      ids.clear();
      addTargets(...named);
      return work(tx);
    };
    const result = await log.act(afresh, () => entryOf('done', by?.actorId));
    isRecorded = true;
    return result;
  };
  try {
    const reply = await handle({ act, addTargets });
    if (isRecorded) return reply;
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.name} changed nothing by act()`);
    // Before anything is shown: what cannot be recorded is not read either.
    await log.write(entryOf('done'));
    return reply;
  } catch (reason) {
    if (!isRecorded) await recordFailure(log, entryOf, reason, caller);
    throw reason;
  }
}

/** Records that somebody was turned away, and turns them away. */
export async function refuseAudited(endpoint: Declared, caller: Caller): Promise<never> {
  await caller.consume('agentRefused', caller.session?.ownerId);
  const entry = { ...aboutCall(endpoint, caller), targetIds: [], outcome: 'refused' } as const;
  await requireLog(endpoint, caller.audit).write(entry);
  throw new Problem('forbidden');
}

/** Of what a caller did wrong nothing is recorded, because nothing was done. */
async function recordFailure(
  log: AuditLog,
  entryOf: (outcome: AuditEntry['outcome']) => AuditEntry,
  reason: unknown,
  caller: Caller,
): Promise<void> {
  const isOurs = !(reason instanceof Problem);
  if (!isOurs && reason.code !== 'forbidden') return;
  await log.write(entryOf(isOurs ? 'failed' : 'refused')).catch((err: unknown) => {
    caller.log.error({ err }, 'A call that failed could not be recorded');
  });
}

function aboutCall(endpoint: Declared, { session, address }: Caller) {
  const { name, audit } = endpoint;
  return {
    realm: realmOf(endpoint),
    actorId: session?.ownerId ?? null,
    call: name,
    target: typeof audit === 'object' ? audit.target : '',
    address,
  };
}

/** Throws where there is none: what is to be recorded is not done without. */
export function requireLog({ name }: { name: string }, audit: AuditLog | undefined): AuditLog {
  if (audit) return audit;
  throw new Error(`${name} is recorded, and there is no audit log`);
}

const neverDeclared =
  ({ name }: Endpoint): Act =>
  () =>
    Promise.reject(new Error(`${name} declares nothing for the audit log`));

function idsIn({ id }: Audited, { query, body }: AuditedRun<unknown>['input']): string[] {
  if (id === undefined) return [];
  const given: unknown = Object(body)[id] ?? Object(query)[id];
  return [given].flat().filter(isId).map(short);
}

const isId = (given: unknown): given is string | number =>
  typeof given === 'string' || typeof given === 'number';

/**
 * No text that somebody sent in place of an id is kept whole. Half a letter would be stored as another
 * one than its hash was made of.
 */
const short = (id: string | number) => String(id).slice(0, LONGEST_ID).toWellFormed();
