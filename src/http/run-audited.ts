import type { AuditTarget, Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problems.ts';
import { realmOf } from '#contract/realms.ts';
import type { Transaction } from '#db/database.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import type { Caller } from './caller.ts';

/**
 * Makes the change of a call in one transaction with its entry in the audit log. `by` names the actor
 * where nobody is logged in yet. The work may run again, and other entries wait for its transaction, so
 * slow work belongs before it.
 */
export type Act = <Result>(
  work: (tx: Transaction) => Promise<Result>,
  by?: { actorId: string },
) => Promise<Result>;

/** Adds ids of things that the call is about, beside those in its input. */
export type AddTargets = (...ids: readonly (string | number)[]) => void;

interface AuditedRun<Reply> {
  endpoint: Endpoint;
  input: { query: unknown; body: unknown };
  caller: Caller;
  handle(tools: { act: Act; addTargets: AddTargets }): Promise<Reply>;
}

const LONGEST_ID = 100;

/** The part of an endpoint that decides access and recording. */
export type Declared = Pick<Endpoint, 'name' | 'path' | 'access' | 'audit'>;

/** Runs a handler and ensures that the entry which its call declares is in the audit log. */
export async function runAudited<Reply>({ endpoint, input, caller, handle }: AuditedRun<Reply>) {
  const { audit } = endpoint;
  if (audit === undefined || typeof audit === 'string')
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
    // The entry is written before the reply leaves, so that nobody reads without a record.
    await log.write(entryOf('done'));
    return reply;
  } catch (reason) {
    if (!isRecorded) await recordFailure(log, entryOf, reason, caller);
    throw reason;
  }
}

/** Records a refusal, and throws it. */
export async function refuseAudited(
  endpoint: Declared,
  caller: Caller,
  message?: string,
): Promise<never> {
  await caller.consume('agentRefused', caller.session?.ownerId);
  const entry = { ...aboutCall(endpoint, caller), targetIds: [], outcome: 'refused' } as const;
  await requireLog(endpoint, caller.audit).write(entry);
  throw new Problem('forbidden', { message });
}

/** Records faults of ours and refusals. A caller's mistake is not recorded, because nothing was done. */
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

/** Throws where there is no audit log: a recorded call never runs without one. */
export function requireLog({ name }: { name: string }, audit: AuditLog | undefined): AuditLog {
  if (audit) return audit;
  throw new Error(`${name} is recorded, and there is no audit log`);
}

const neverDeclared =
  ({ name }: Endpoint): Act =>
  () =>
    Promise.reject(new Error(`${name} declares nothing for the audit log`));

function idsIn({ id }: AuditTarget, { query, body }: AuditedRun<unknown>['input']): string[] {
  if (id === undefined) return [];
  const given: unknown = Object(body)[id] ?? Object(query)[id];
  return [given].flat().filter(isId).map(short);
}

const isId = (given: unknown): given is string | number =>
  typeof given === 'string' || typeof given === 'number';

/**
 * Shortens a text that was sent in place of an id. Half a surrogate pair would be stored as another
 * character than its hash was made of.
 */
const short = (id: string | number) => String(id).slice(0, LONGEST_ID).toWellFormed();
