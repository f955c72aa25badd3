import { eq } from 'drizzle-orm';
import { beingWritten } from '#contract/broadcasts.ts';
import { Problem } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { newsletterIssues } from '#db/schema/newsletter-issues.ts';
import { firstMoment } from '#features/election-clock/contract/first-moment.ts';
import { bind } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import { needsSecondPair } from '#people/realms/second-pair.ts';
import {
  decideNewsletterIssue,
  deleteNewsletterIssue,
  saveNewsletterIssue,
  sendNewsletterIssue,
  steerNewsletterIssue,
  submitNewsletterIssue,
} from '../contract.ts';
import { ARCHIVE_TAG } from './begin-due.ts';
import type { IssueDependencies } from './dependencies.ts';
import {
  backWhereItWas,
  change,
  lockIssue,
  lockSeen,
  requireWhole,
  save,
  wishOf,
} from './issues.ts';
import type { Issue } from './issues.ts';
import { readPace } from './pace.ts';
import { reviewedNewsletter } from './reviewed-newsletter.ts';
import { sendIssuesJob } from './send-job.ts';

const NOT_APPROVED =
  'Here a second person approves what goes out. Send it to review, and have somebody else approve it.';
const OWN_WORDS = 'You wrote some of this, so somebody else has to approve it.';

/** Whether somebody else has to approve what an agent sends. */
export const needsApproval = (db: Executor, agentId: string) =>
  needsSecondPair(db, reviewedNewsletter, agentId, [reviewedNewsletter]);

/** The calls that bring an issue from a draft to its readers. */
export const sendingRoutes = (services: IssueDependencies) => [
  ...writing(),
  deciding(),
  sending(services),
  steering(services),
];

const writing = () => [
  bind(saveNewsletterIssue, async ({ body, caller, act, addTargets }) => {
    const { id, revision } = await act(async (tx) => {
      const saved = await save(tx, body, callingAgent(caller).id);
      addTargets(saved.id);
      return saved;
    });
    return { message: 'Saved.', data: { id, revision } };
  }),

  bind(submitNewsletterIssue, async ({ body, act }) => {
    await act(async (tx) => {
      const found = await lockSeen(tx, body, ['draft']);
      requireWhole(found);
      await change(tx, found.id, { state: 'waiting', reason: null });
    });
    return { message: 'It waits for approval.' };
  }),

  bind(deleteNewsletterIssue, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      await lockIssue(tx, id, beingWritten);
      await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
    });
    return { message: 'Thrown away.' };
  }),
];

const deciding = () =>
  bind(decideNewsletterIssue, async ({ body: { approve, reason, ...seen }, caller, act }) => {
    const agentId = callingAgent(caller).id;
    await act(async (tx) => {
      const { id, authors } = await lockSeen(tx, seen, ['waiting']);
      if (approve && authors.includes(agentId))
        throw new Problem('forbidden', { message: OWN_WORDS });
      const decided: Partial<Issue> = approve
        ? { state: 'approved', approvedBy: agentId, reason: null }
        : { state: 'draft', reason: reason ?? null };
      await change(tx, id, decided);
    });
    return { message: approve ? 'Approved.' : 'Returned.' };
  });

const sending = ({ db, enqueue, whenMayGoOut }: IssueDependencies) =>
  bind(sendNewsletterIssue, async ({ body: { at, ...seen }, caller, act }) => {
    const sentBy = callingAgent(caller).id;
    const { quiet } = await readPace(db);
    const now = new Date();
    const wished = at ? new Date(Math.max(now.getTime(), Date.parse(at))) : now;
    const sendAt = await act(async (tx) => {
      const found = await lockSeen(tx, seen);
      requireWhole(found);
      if (found.state !== 'approved' && (await needsApproval(tx, sentBy)))
        throw new Problem('forbidden', { message: NOT_APPROVED });
      const free = await firstMoment(whenMayGoOut, { ...wishOf(found), at: wished }, quiet);
      await change(tx, found.id, { state: 'planned', sendAt: free, sentBy, reason: null });
      if (free <= now) await enqueue(sendIssuesJob, {}, tx);
      return free;
    });
    const message = sendAt <= now ? 'It is on its way.' : 'It is planned.';
    return { message, data: { sendAt: sendAt.toISOString() } };
  });

const steps = {
  recall: { from: ['planned'], message: 'It is stopped.' },
  pause: { from: ['sending'], to: 'paused', message: 'It is paused.' },
  resume: { from: ['paused'], to: 'sending', message: 'It is on its way.' },
  cancel: { from: ['sending', 'paused'], to: 'cancelled', message: 'It is stopped.' },
} as const;

const steering = ({ enqueue }: IssueDependencies) =>
  bind(steerNewsletterIssue, async ({ body: { id, to }, act }) => {
    const step = steps[to];
    await act(async (tx) => {
      const found = await lockIssue(tx, id, step.from);
      await change(tx, id, 'to' in step ? { state: step.to } : backWhereItWas(found));
      if (to === 'cancel') await publishChange(tx, [ARCHIVE_TAG]);
      await enqueue(sendIssuesJob, {}, tx);
    });
    return { message: step.message };
  });
