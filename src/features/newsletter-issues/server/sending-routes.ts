import { backWhereItWas } from '#broadcasts/rows.ts';
import type { HandlerInput } from '#contract/endpoint.ts';
import { publishChange } from '#db/cache-tags.ts';
import { firstMoment } from '#features/election-clock/contract/first-moment.ts';
import { bind } from '#http/bind.ts';
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
import { newsletterBroadcasts, wishOf } from './issues.ts';
import type { Issue } from './issues.ts';
import { readPace } from './pace.ts';

/** The calls that bring an issue from a draft to its readers. */
export const sendingRoutes = (services: IssueDependencies) => [
  bind(saveNewsletterIssue, newsletterBroadcasts.saving(contentOf)),
  bind(submitNewsletterIssue, newsletterBroadcasts.submit),
  bind(decideNewsletterIssue, newsletterBroadcasts.decide),
  bind(deleteNewsletterIssue, newsletterBroadcasts.discard),
  sendingOf(services),
  steering(services),
];

type Written = HandlerInput<typeof saveNewsletterIssue>['body'];

function contentOf({ texts, blocks, segment }: Written): Partial<Issue> {
  const said = Object.entries(texts).filter(([, words]) => words?.subject || words?.preheader);
  return {
    texts: Object.fromEntries(said),
    blocks,
    segment: { ...segment, constituency: segment.constituency || null },
  };
}

const sendingOf = ({ db, enqueue, whenMayGoOut }: IssueDependencies) =>
  bind(
    sendNewsletterIssue,
    newsletterBroadcasts.sending(enqueue, async ({ at }) => {
      const { quiet } = await readPace(db);
      return (_, issue) => firstMoment(whenMayGoOut, { ...wishOf(issue), at }, quiet);
    }),
  );

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
      const found = await newsletterBroadcasts.lock(tx, id, step.from);
      await newsletterBroadcasts.change(
        tx,
        id,
        'to' in step ? { state: step.to, reason: null } : backWhereItWas(found),
      );
      if (to === 'cancel') await publishChange(tx, [ARCHIVE_TAG]);
      await enqueue(newsletterBroadcasts.job, {}, tx);
    });
    return { message: step.message };
  });
