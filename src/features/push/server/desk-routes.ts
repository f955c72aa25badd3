import { sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { topicNames } from '#contract/topics.ts';
import type { Topic } from '#contract/topics.ts';
import type { Database, Executor } from '#db/database.ts';
import { firstMoment } from '#features/election-clock/contract/first-moment.ts';
import { requireMayGoOut } from '#features/election-clock/contract/require-may-go-out.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import { bind } from '#http/bind.ts';
import { parseQuietHours, writeQuietHours } from '#lib/quiet-hours.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import { needsSecondPair } from '#people/realms/second-pair.ts';
import {
  decidePushNotice,
  deletePushNotice,
  listPushNotices,
  savePushNotice,
  sendPushNotice,
  setPushQuietHours,
  stopPushNotice,
  submitPushNotice,
  testPushNotice,
} from '../contract.ts';
import { compose } from './compose.ts';
import type { PushDependencies } from './dependencies.ts';
import {
  discard,
  isOpen,
  lockAsSeen,
  lockNotice,
  present,
  readNotices,
  requireWhole,
  save,
  setState,
  stop,
  wishOf,
} from './notices.ts';
import { readQuietHours, setQuietHours } from './quiet-hours.ts';
import { reviewedPush } from './reviewed-push.ts';
import { sendPushJob } from './send-job.ts';
import { requirePoint } from './subscribe.ts';

const NOT_APPROVED =
  'Here a second person approves what goes out. Send it to review, and have somebody else approve it.';

const needsApproval = (db: Executor, agentId: string) =>
  needsSecondPair(db, reviewedPush, agentId, [reviewedPush]);

/** The calls of the agents who write and send push messages. */
export const deskRoutes = (services: PushDependencies) => [
  listing(services),
  ...writing(),
  ...sending(services),
  testing(services),

  bind(setPushQuietHours, async ({ body: { quiet }, act }) => {
    await act((tx) => setQuietHours(tx, parseQuietHours(quiet)));
    return { message: 'Saved.' };
  }),
];

const listing = ({ db, offeredLanguages }: PushDependencies) =>
  bind(listPushNotices, async ({ caller }) => {
    const agent = callingAgent(caller);
    const notices = await readNotices(db);
    const people = notices.flatMap(({ authors, approvedBy, sentBy }) => [
      ...authors,
      approvedBy,
      sentBy,
    ]);
    const name = await namePeople(db, people);
    const mayReview = agent.may('push:review');
    const told = { db, name, mayReview, agentId: agent.id };
    const quiet = await readQuietHours(db);
    return {
      data: await Promise.all(notices.map((notice) => present(notice, told))),
      ...(await countBrowsers(db)),
      fourEyes: await needsApproval(db, agent.id),
      quiet: writeQuietHours(quiet),
      languages: [
        primaryLanguage,
        ...offeredLanguages().filter((code) => code !== primaryLanguage),
      ],
    };
  });

/** How many browsers each topic reaches, and how many there are. */
async function countBrowsers(db: Database) {
  type Row = { topic: Topic | null; count: number };
  const { rows } = await db.execute<Row>(sql`
    select t as topic, count(*)::int as count
    from push_subscriptions s, unnest(s.topics) t group by t
    union all select null, count(*)::int from push_subscriptions`);
  const counts = new Map(rows.map(({ topic, count }) => [topic, count]));
  const reach = topicNames.map((topic) => [topic, counts.get(topic) ?? 0] as const);
  return {
    reach: Object.fromEntries(reach) as Record<Topic, number>,
    browsers: counts.get(null) ?? 0,
  };
}

const writing = () => [
  bind(savePushNotice, async ({ body, caller, act, addTargets }) => {
    const { id, revision } = await act(async (tx) => {
      const saved = await save(tx, body, callingAgent(caller).id);
      addTargets(saved.id);
      return saved;
    });
    return { message: 'Saved.', data: { id, revision } };
  }),

  bind(submitPushNotice, async ({ body, act }) => {
    await act(async (tx) => {
      const found = await lockAsSeen(tx, body);
      if (found.state !== 'draft') throw new Problem('doneAlready');
      requireWhole(found);
      await setState(tx, found.id, { state: 'waiting', reason: null });
    });
    return { message: 'It waits for approval.' };
  }),

  bind(decidePushNotice, async ({ body: { approve, reason, ...seen }, caller, act }) => {
    await act(async (tx) => {
      const { id, state, authors } = await lockAsSeen(tx, seen);
      if (state !== 'waiting') throw new Problem('doneAlready');
      const agentId = callingAgent(caller).id;
      if (approve && authors.includes(agentId)) throw new Problem('forbidden', ownWords);
      await setState(
        tx,
        id,
        approve
          ? { state: 'approved', approvedBy: agentId, reason: null }
          : { state: 'draft', reason: reason ?? null },
      );
    });
    return { message: approve ? 'Approved.' : 'Returned.' };
  }),

  bind(deletePushNotice, async ({ body: { id }, act }) => {
    await act((tx) => discard(tx, id));
    return { message: 'Thrown away.' };
  }),
];

const ownWords = { message: 'You wrote some of this, so somebody else has to approve it.' };

const sending = ({ db, enqueue, whenMayGoOut, requireCertificate }: PushDependencies) => [
  bind(sendPushNotice, async ({ body: { at, ...seen }, caller, act }) => {
    const sentBy = callingAgent(caller).id;
    const now = new Date();
    const wished = at ? new Date(Math.max(now.getTime(), Date.parse(at))) : now;
    const wish = wishOf(seen.id);
    if (wished <= now) await requireMayGoOut(whenMayGoOut, wish);
    const quiet = await readQuietHours(db);
    const sendAt = await firstMoment(whenMayGoOut, { ...wish, at: wished }, quiet);
    await act(async (tx) => {
      const found = await lockAsSeen(tx, seen);
      if (!isOpen(found)) throw new Problem('doneAlready');
      requireWhole(found);
      if (found.certificate !== null)
        await requireCertificate(tx, found.certificate, { at: sendAt, param: 'certificate' });
      if (found.state !== 'approved' && (await needsApproval(tx, sentBy)))
        throw new Problem('forbidden', { message: NOT_APPROVED });
      await setState(tx, found.id, { state: 'planned', sendAt, sentBy, reason: null });
      if (sendAt <= now) await enqueue(sendPushJob, {}, tx);
    });
    const message = sendAt <= now ? 'It is on its way.' : 'It is planned.';
    return { message, data: { sendAt: sendAt.toISOString() } };
  }),

  bind(stopPushNotice, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      await stop(tx, id);
      await enqueue(sendPushJob, {}, tx);
    });
    return { message: 'It is stopped.' };
  }),
];

const testing = ({ push, pushIcon }: PushDependencies) =>
  bind(testPushNotice, async ({ body: { id, token, language }, act }) => {
    requirePoint(token);
    const icon = await pushIcon();
    const notice = await act(async (tx) => {
      const found = await lockNotice(tx, id);
      requireWhole(found);
      return found;
    });
    const words = compose(notice, language, icon);
    const createdAt = new Date();
    const one = { id: `${id}-${createdAt.getTime()}`, createdAt, to: token, ...words };
    const outcome = await push.send(one).catch((error: unknown) => {
      if (error instanceof DeliveryError) throw new Problem('busy', { message: UNREACHED });
      throw error;
    });
    if (outcome === 'gone') throw new Problem('busy', { message: UNREACHED });
    return { message: 'It is on its way to this device.' };
  });

const UNREACHED = 'The push service of this browser did not take it. Try again in a moment.';
