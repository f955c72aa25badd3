import type { AuditRow } from '#audit/entry-hash.ts';
import type { Executor } from '#db/database.ts';
import { toIso } from '#lib/clock.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import type { RecordEntry } from '../contract.ts';
import { deeds, pair } from './deeds.ts';
import type { TargetNames } from './name-targets.ts';

const SEAL = 8;

/** Entries as people read them: who, the deed, on what by its name. */
export async function presentEntries(
  db: Executor,
  rows: readonly AuditRow[],
  targetNames: TargetNames,
): Promise<RecordEntry[]> {
  const people = await readAgentNames(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  const named = await nameAll(db, rows, targetNames);
  return rows.map((row) => {
    const { position, at, actorId, call, target, targetIds, outcome, network } = row;
    const { did = [call, call] as const, looks } = deeds[call] ?? {};
    const [first] = targetIds;
    return {
      position,
      call,
      target,
      outcome,
      network,
      at: toIso(at),
      by: actorId === null ? '' : (people.get(actorId) ?? ''),
      did: pair(did),
      about: targetIds.map((id) => ({ id, name: named.get(keyOf(target, id))?.name ?? null })),
      isLook: looks ?? false,
      why: (first && named.get(keyOf(target, first))?.why) || null,
      seal: row.hash.toString('hex').slice(0, SEAL),
      sealBefore: row.previous.toString('hex').slice(0, SEAL),
    };
  });
}

const keyOf = (target: string, id: string) => `${target} ${id}`;

async function nameAll(db: Executor, rows: readonly AuditRow[], targetNames: TargetNames) {
  const names = new Map<string, { name: string; why?: string }>();
  for (const [target, some] of Map.groupBy(rows, (row) => row.target)) {
    const ids = new Set(some.flatMap(({ targetIds }) => targetIds));
    const found = await targetNames[target]?.(db, [...ids]);
    for (const [id, named] of found ?? []) names.set(keyOf(target, id), named);
  }
  return names;
}
