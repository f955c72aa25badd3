import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { allowMail, unlessLimited } from '#people/message-limits.ts';
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '../contract.ts';
import { confirm } from './confirm.ts';
import { unsubscribeByLink } from './unsubscribe.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { subscribe } from './subscribe.ts';

export const newsletterRoutes = (parts: NewsletterDependencies) => [
  bind(subscribeToNewsletter, async ({ body: { email }, language, caller }) => {
    const to = await unlessLimited(allowMail(caller, email, 'newsletter'));
    await transaction(parts.db, (tx) => subscribe(tx, { email, to, language }, parts));
    return { message: 'Thank you. Open the link in the mail that we sent you.' };
  }),
  bind(confirmNewsletter, async ({ body, language }) => {
    await transaction(parts.db, (tx) => confirm(tx, body.receipt, language));
    return { message: 'Thank you. The newsletter will come to you.' };
  }),
  bind(leaveNewsletter, async ({ body, language }) => {
    await transaction(parts.db, (tx) => unsubscribeByLink(tx, body.receipt, language));
    return { message: 'You get no more newsletters.' };
  }),
];
