import { userOf } from '#contract/user.ts';
import { bind } from '#http/bind.ts';
import { requireSession } from '#people/require-session.ts';
import { downloadAccount, editProfile, eraseAccount, findProfile } from '../contract.ts';
import { consentCalls } from './consents.ts';
import type { AccountDependencies } from './dependencies.ts';
import { everythingAbout } from './download.ts';
import { editWith } from './edit-profile.ts';
import { eraseWith } from './erase-account.ts';
import { findUser } from './find-user.ts';
import { sessionCalls } from './sessions.ts';

export const accountRoutes = (parts: AccountDependencies) => [
  bind(findProfile, async ({ caller }) => ({
    user: userOf(await findUser(parts.db, requireSession(caller))),
  })),
  bind(editProfile, editWith(parts)),
  ...sessionCalls(parts.db),
  ...consentCalls(parts),
  bind(downloadAccount, async ({ caller }) => {
    const { id: userId, ...reached } = await findUser(parts.db, requireSession(caller));
    return { data: await everythingAbout(parts.db, { userId, ...reached }, parts.personalData) };
  }),
  bind(eraseAccount, eraseWith(parts)),
];
