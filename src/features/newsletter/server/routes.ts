import { topicNames } from '#contract/topics.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { allowMail, allowReadersNotice, unlessLimited } from '#people/message-limits.ts';
import { requireSession } from '#people/require-session.ts';
import {
  changeNewsletterPreferences,
  confirmNewsletter,
  leaveNewsletter,
  openOwnPreferences,
  readNewsletterConfirmation,
  readNewsletterPreferences,
  subscribeToNewsletter,
} from '../contract.ts';
import { confirm, isConfirmed } from './confirm.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { changePreferences, ownPreferences, readPreferences } from './preferences.ts';
import { subscribe, tellReader } from './subscribe.ts';
import { unsubscribeByLink } from './unsubscribe.ts';

export const newsletterRoutes = (services: NewsletterDependencies) => [
  bind(subscribeToNewsletter, async ({ body: { email, ...wanted }, language, caller }) => {
    const to = await unlessLimited(allowMail(caller, email, 'newsletter'));
    const wishes = { language, topics: topicNames, ...wanted };
    const isReader = await transaction(services.db, (tx) =>
      subscribe(tx, { email, to, language, wishes }, services),
    );
    const reader = isReader && to && (await unlessLimited(allowReadersNotice(caller, to)));
    if (reader) await tellReader(services, reader, language);
    return { message: 'Thank you. Open the link in the mail that we sent you.' };
  }),
  bind(confirmNewsletter, async ({ body, language }) => {
    await transaction(services.db, (tx) => confirm(tx, services, body.receipt, language));
    return { message: 'Thank you. The newsletter will come to you.' };
  }),
  bind(readNewsletterConfirmation, async ({ query }) => ({
    data: { isConfirmed: await isConfirmed(services.db, query.receipt) },
  })),
  bind(leaveNewsletter, async ({ body, language }) => {
    await transaction(services.db, (tx) => unsubscribeByLink(tx, services, body.receipt, language));
    return { message: 'You get no more newsletters.' };
  }),
  bind(readNewsletterPreferences, async ({ query }) => ({
    data: (await readPreferences(services.db, query.receipt)) ?? null,
  })),
  bind(openOwnPreferences, async ({ caller, language }) => ({
    data: await ownPreferences(services.db, requireSession(caller).ownerId, language),
  })),
  bind(changeNewsletterPreferences, async ({ body: { receipt, ...wanted } }) => {
    await transaction(services.db, (tx) => changePreferences(tx, receipt, wanted));
    return { message: 'Your wishes are saved.' };
  }),
];
