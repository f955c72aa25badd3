import { asc } from 'drizzle-orm';
import { invalid, Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { polls } from '#db/schema/election-clock.ts';
import { bind } from '#http/bind.ts';
import type { HandlerContext } from '#http/bind.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import * as calls from '../contract.ts';
import { constituencyKey } from '../contract/when-may-go-out.ts';
import { clockTag } from './clock.ts';
import type { ElectionClockDependencies } from './dependencies.ts';
import { readClockWith } from './read-clock.ts';
import {
  endOverride,
  isSilent,
  letOut,
  removePoll,
  requireSeen,
  savePolls,
} from './write-polls.ts';

export const electionClockRoutes = (services: ElectionClockDependencies) => {
  const { clock, requireProof } = services;
  // Other processes hear it from the database; whoever pressed the button goes on at once.
  const forget = () => clock.drop([clockTag]);
  return [
    bind(calls.readElectionClock, readClockWith(services)),

    bind(calls.savePolls, async ({ body, caller, act, addTargets }) => {
      const constituencies = distinct(body.constituencies);
      const closesAt = new Date(body.closesAt);
      if (closesAt <= new Date())
        throw invalid({ param: 'closesAt', msg: 'Choose a moment to come' });
      await act(async (tx) => {
        const entered = { constituencies, closesAt, enteredBy: agentOf(caller) };
        const { ids, endsSilence } = await savePolls(tx, entered);
        if (endsSilence) await requireProof(tx, caller);
        addTargets(...ids);
      });
      forget();
      return { message: 'Saved.' };
    }),

    bind(calls.removePoll, async ({ body, caller, act }) => {
      await act(async (tx) => {
        if (await removePoll(tx, body)) await requireProof(tx, caller);
      });
      forget();
      return { message: 'Removed.' };
    }),

    bind(calls.overrideSilence, async (context) => {
      await context.act((tx) => override(tx, services, context));
      forget();
      return { message: 'It may go out now. This stands in the record.' };
    }),

    bind(calls.endOverride, async ({ body: { id }, act }) => {
      await act((tx) => endOverride(tx, id));
      forget();
      return { message: 'The silence holds again.' };
    }),
  ];
};

/** One item passes every silence that is on; without an item all of one silence is lifted. */
async function override(
  tx: Transaction,
  { requireProof, titleOf }: ElectionClockDependencies,
  { body: { reason, what }, caller, addTargets }: HandlerContext<typeof calls.overrideSilence>,
): Promise<void> {
  await requireProof(tx, caller);
  const now = new Date();
  const entered = await tx.select().from(polls).orderBy(asc(polls.id)).for('share');
  const given = { reason, agentId: agentOf(caller) };
  if ('poll' in what) {
    const poll = entered.find(({ id }) => id === what.poll);
    if (!poll) throw new Problem('notFound');
    requireSeen(poll, what.closesAt);
    if (poll.closesAt <= now)
      throw new Problem('doneAlready', { message: 'This poll has closed.' });
    await letOut(tx, { ...given, pollIds: [poll.id], kind: null, item: null });
    addTargets(poll.id);
    return;
  }
  const { kind, item } = what;
  if ((await titleOf(kind, item)) === undefined) throw new Problem('notFound');
  const pollIds = entered.filter(({ closesAt }) => isSilent(closesAt, now)).map(({ id }) => id);
  if (pollIds.length === 0)
    throw new Problem('doneAlready', { message: 'No silence is on now, so nothing is held.' });
  await letOut(tx, { ...given, pollIds, kind, item });
  addTargets(item);
}

/** The names as they were written first, each once. */
function distinct(names: readonly string[]): string[] {
  const written = names.toReversed().map((name) => [constituencyKey(name), name] as const);
  return [...new Map(written).values()].toReversed();
}
