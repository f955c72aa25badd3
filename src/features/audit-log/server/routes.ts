import { checkChain, keepCheck, lastCheck } from '#audit/checks.ts';
import { countLog, logEnd, readLog } from '#audit/read-log.ts';
import type { LogFilter } from '#audit/read-log.ts';
import type { Database } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { dayRange, indianDay, toIso } from '#lib/clock.ts';
import { readAllAgents, agentsWith } from '#people/realms/agent-directory.ts';
import { describeRecord, exportRecord, findChain, listRecord, verifyRecord } from '../contract.ts';
import type { RecordEntry, RecordFilter } from '../contract.ts';
import { deeds, looks, pair, targetLabels } from './deeds.ts';
import type { TargetNames } from './name-targets.ts';
import { presentEntries } from './present-entries.ts';

interface RecordDependencies {
  db: Database;
  targetNames: TargetNames;
}

const PAGE = 50;
const ROWS_AT_ONCE = 500;

export const recordRoutes = ({ db, targetNames }: RecordDependencies) => [
  bind(listRecord, async ({ query: { before, ...asked } }) => {
    const filter = filterOf(asked);
    const from = before === undefined ? undefined : Number(before);
    const rows = await readLog(db, { ...filter, before: from }, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: await presentEntries(db, shown, targetNames),
      next: last ? String(last.position) : null,
      total: await countLog(db, filter),
    };
  }),

  bind(describeRecord, async () => ({
    data: {
      people: await readAllAgents(db),
      calls: Object.entries(deeds).map(([call, { did }]) => ({ call, did: pair(did) })),
      targets: Object.entries(targetLabels).map(([target, label]) => ({
        target,
        label: pair(label),
      })),
    },
  })),

  bind(findChain, async () => ({ data: await chainOf(db) })),

  bind(verifyRecord, async ({ act, caller }) => {
    const verdict = await checkChain(db);
    await act((tx) => keepCheck(tx, verdict));
    if (!verdict.isWhole)
      caller.log.error({ position: verdict.position }, 'The audit log was tampered with');
    return { data: await chainOf(db) };
  }),

  bind(exportRecord, async ({ body: { filter }, act }) => {
    await act(async () => undefined);
    const name = `record-${indianDay(new Date())}.csv`;
    return { name, content: csvOf(columns, rowsOf(db, filterOf(filter), targetNames)) };
  }),
];

const columns = {
  position: 'No.',
  at: 'At',
  by: 'Who',
  did: 'Did',
  call: 'Call',
  outcome: 'Outcome',
  target: 'On',
  about: 'Which',
  why: 'Why',
  network: 'From',
  seal: 'Seal',
};

async function* rowsOf(db: Database, filter: LogFilter, targetNames: TargetNames) {
  for (let before: number | undefined; ;) {
    const rows = await readLog(db, { ...filter, before }, ROWS_AT_ONCE);
    for (const entry of await presentEntries(db, rows, targetNames)) yield rowOf(entry);
    before = rows.at(-1)?.position;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function rowOf({ isLook: _, sealBefore: __, did, about, ...entry }: RecordEntry) {
  return { ...entry, did: did[0], about: about.map(nameOf).join('; ') };
}

const nameOf = ({ id, name }: { id: string; name: string | null }) =>
  name === null ? id : `${name} (${id})`;

async function chainOf(db: Database) {
  const end = await logEnd(db);
  const check = await lastCheck(db);
  return {
    entries: end?.position ?? 0,
    keepers: (await agentsWith(db, 'agents:admin')).length,
    checked: check
      ? {
          at: toIso(check.at),
          isWhole: check.isWhole,
          entries: check.position,
          head: check.hash.toString('hex'),
        }
      : null,
  };
}

function filterOf({ actor, call, target, id, outcome, from, to, people }: RecordFilter): LogFilter {
  return {
    actorId: actor === 'nobody' ? null : actor,
    calls: call === undefined ? (people ? looks : undefined) : [call],
    target,
    outcome,
    targetId: id,
    from: from === undefined ? undefined : dayRange(from).from,
    to: to === undefined ? undefined : dayRange(to).to,
  };
}
