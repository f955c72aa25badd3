import { userOf } from '#contract/user.ts';
import { bind } from '#http/bind.ts';
import { requireSession } from '#people/require-session.ts';
import { downloadAccount, editProfile, eraseAccount, findProfile } from '../contract.ts';
import { consentCalls } from './consents.ts';
import type { AccountDependencies } from './dependencies.ts';
import { editWith } from './edit-profile.ts';
import { eraseWith } from './erase-account.ts';
import { everythingAbout } from './everything-about.ts';
import { findUser } from './find-user.ts';
import { sessionCalls } from './sessions.ts';

export const accountRoutes = (services: AccountDependencies) => [
  bind(findProfile, async ({ caller }) => ({
    user: userOf(await findUser(services.db, requireSession(caller))),
  })),
  bind(editProfile, editWith(services)),
  ...sessionCalls(services.db),
  ...consentCalls(services),
  bind(downloadAccount, async ({ caller }) => {
    const { id: userId, ...reached } = await findUser(services.db, requireSession(caller));
    return {
      data: await everythingAbout(services.db, { userId, ...reached }, services.personalData),
    };
  }),
  bind(eraseAccount, eraseWith(services)),
];
