import { sql } from 'drizzle-orm';
import { backWhereItWas } from '#broadcasts/rows.ts';
import type { HandlerInput } from '#contract/endpoint.ts';
import { Problem } from '#contract/problems.ts';
import { topicNames } from '#contract/topics.ts';
import type { Topic } from '#contract/topics.ts';
import type { Database } from '#db/database.ts';
import { firstMoment } from '#features/election-clock/contract/first-moment.ts';
import { requireMayGoOut } from '#features/election-clock/contract/require-may-go-out.ts';
import { DeliveryError } from '#gateways/delivery-error.ts';
import { bind } from '#http/bind.ts';
import { parseQuietHours, writeQuietHours } from '#lib/quiet-hours.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import {
  decidePushNotice,
  deletePushNotice,
  findDiscardedPushNotice,
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
import { pushBroadcasts, requireWhole, wishOf } from './notices.ts';
import type { Notice } from './notices.ts';
import { readQuietHours, setQuietHours } from './quiet-hours.ts';
import { requirePoint } from './subscribe.ts';

/** The calls of the agents who write and send push messages. */
export const deskRoutes = (services: PushDependencies) => [
  listing(services),
  ...writing(),
  ...sendingOf(services),
  testing(services),

  bind(findDiscardedPushNotice, async ({ query: { id } }) => ({
    data: await pushBroadcasts.readDiscarded(services.db, id),
  })),

  bind(setPushQuietHours, async ({ body: { quiet }, act }) => {
    await act((tx) => setQuietHours(tx, parseQuietHours(quiet)));
    return { message: 'Saved.' };
  }),
];

const listing = ({ db, offeredLanguages }: PushDependencies) =>
  bind(listPushNotices, async ({ caller, language }) => {
    const rows = await pushBroadcasts.readNewest(db);
    const approvalOf = await pushBroadcasts.readApprovals(db, rows, { caller, language });
    const quiet = await readQuietHours(db);
    return {
      data: await Promise.all(
        rows.map(async (row) => ({
          ...row,
          ...approvalOf(row),
          // Nothing else is ever written there.
          topic: row.topic as Topic,
          sendAt: row.sendAt?.toISOString() ?? null,
          finishedAt: row.finishedAt?.toISOString() ?? null,
          figures: await pushBroadcasts.figuresOf(db, row),
        })),
      ),
      ...(await countBrowsers(db)),
      fourEyes: await pushBroadcasts.needsApproval(db, callingAgent(caller).id),
      quiet: writeQuietHours(quiet),
      languages: [...offeredLanguages()],
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
  bind(savePushNotice, pushBroadcasts.saving(contentOf)),
  bind(submitPushNotice, pushBroadcasts.submit),
  bind(decidePushNotice, pushBroadcasts.decide),
  bind(deletePushNotice, pushBroadcasts.discard),
];

type Written = HandlerInput<typeof savePushNotice>['body'];

function contentOf({ texts, topic, path, certificate }: Written): Partial<Notice> {
  const said = Object.entries(texts).filter(([, words]) => words?.title || words?.text);
  return { texts: Object.fromEntries(said), topic, path, certificate };
}

const sendingOf = ({ db, enqueue, whenMayGoOut, requireCertificate }: PushDependencies) => [
  bind(
    sendPushNotice,
    pushBroadcasts.sending(enqueue, async ({ id, at, isForNow }) => {
      const wish = wishOf(id);
      if (isForNow) await requireMayGoOut(whenMayGoOut, wish);
      const sendAt = await firstMoment(whenMayGoOut, { ...wish, at }, await readQuietHours(db));
      return async (tx, { certificate }) => {
        if (certificate !== null)
          await requireCertificate(tx, certificate, { at: sendAt, param: 'certificate' });
        return sendAt;
      };
    }),
  ),

  bind(stopPushNotice, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const found = await pushBroadcasts.lock(tx, id, ['planned', 'sending']);
      const isOnItsWay = found.state === 'sending';
      await pushBroadcasts.change(
        tx,
        id,
        isOnItsWay ? { state: 'stopped' } : backWhereItWas(found),
      );
      await enqueue(pushBroadcasts.job, {}, tx);
    });
    return { message: 'It is stopped.' };
  }),
];

const testing = ({ push, pushIcon }: PushDependencies) =>
  bind(testPushNotice, async ({ body: { id, token, language }, act }) => {
    requirePoint(token);
    const icon = await pushIcon();
    const notice = await act(async (tx) => {
      const found = await pushBroadcasts.lock(tx, id);
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
