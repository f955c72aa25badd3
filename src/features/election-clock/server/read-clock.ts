import { asc } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { polls, silenceOverrides } from '#db/schema/election-clock.ts';
import type { Handler } from '#http/bind.ts';
import { namePeople } from '#people/realms/calling-agent.ts';
import type { HeldItem, Poll, readElectionClock } from '../contract.ts';
import { heldKinds, silenceBefore } from '../contract/when-may-go-out.ts';
import type { HeldKind, WhenMayGoOut } from '../contract/when-may-go-out.ts';
import type { ElectionClockDependencies, PlannedItem } from './dependencies.ts';

const MAX_SHOWN = 200;

/** The poll dates, and what the silences hold. */
export function readClockWith(
  services: ElectionClockDependencies,
): Handler<typeof readElectionClock> {
  const { clock, listPlanned } = services;
  return async () => {
    const now = new Date();
    const shown = await readPolls(services, now);
    const last = shown.reduce((latest, { until }) => (until > latest ? until : latest), '');
    const planned = last === '' ? [] : await listPlanned(new Date(last));
    const silentUntil = await clock.whenMayGoOut({ kind: 'banner', at: now });
    const held = await heldAmong(planned, clock.whenMayGoOut, now);
    return {
      data: {
        polls: shown,
        held: held.slice(0, MAX_SHOWN),
        silentUntil: silentUntil > now ? silentUntil.toISOString() : null,
      },
    };
  };
}

async function heldAmong(
  planned: readonly PlannedItem[],
  when: WhenMayGoOut,
  now: Date,
): Promise<HeldItem[]> {
  const held: HeldItem[] = [];
  for (const { at: wished, ...each } of planned) {
    const at = wished < now ? now : wished;
    const until = await when({ kind: each.kind, item: each.item, at });
    if (until > at) held.push({ ...each, at: wished.toISOString(), until: until.toISOString() });
  }
  return held;
}

async function readPolls({ db, titleOf }: ElectionClockDependencies, now: Date): Promise<Poll[]> {
  const entered = await db.select().from(polls).orderBy(asc(polls.closesAt), asc(polls.key));
  const overrides = await readOverrides(db, titleOf);
  return entered.map(({ id, constituency, closesAt }) => {
    const { from, until } = silenceBefore(closesAt);
    const given = overrides.get(id) ?? [];
    const isLifted = given.some(({ kind }) => kind === null);
    const state = until <= now ? 'over' : isLifted ? 'lifted' : from <= now ? 'silent' : 'to-come';
    return {
      id,
      constituency,
      state,
      from: from.toISOString(),
      until: until.toISOString(),
      overrides: given,
    };
  });
}

async function readOverrides(db: Executor, titleOf: ElectionClockDependencies['titleOf']) {
  const rows = await db.select().from(silenceOverrides).orderBy(asc(silenceOverrides.at));
  const name = await namePeople(
    db,
    rows.map(({ agentId }) => agentId),
  );
  const titles = new Map<string, string | null>();
  for (const { kind, item } of rows)
    if (item !== null && isHeldKind(kind)) titles.set(item, (await titleOf(kind, item)) ?? null);
  const shown = rows.map(({ pollId, id, kind, item, reason, agentId, at }) => ({
    pollId,
    shown: {
      id,
      reason,
      kind: isHeldKind(kind) ? kind : null,
      title: item && (titles.get(item) ?? null),
      by: name(agentId),
      at: at.toISOString(),
    },
  }));
  const byPoll = Map.groupBy(shown, ({ pollId }) => pollId);
  return new Map([...byPoll].map(([id, some]) => [id, some.map((each) => each.shown)]));
}

const isHeldKind = (kind: string | null): kind is HeldKind =>
  heldKinds.some((each) => each === kind);
