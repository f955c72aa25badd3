import { userOf } from '#contract/user.ts';
import { bind } from '#http/bind.ts';
import { downloadAccount, editProfile, eraseAccount, findProfile } from '../contract.ts';
import { consentCalls } from './consents.ts';
import { everythingAbout } from './download.ts';
import { editWith } from './edit-profile.ts';
import { eraseWith } from './erase-account.ts';
import { sessionOf } from './owner.ts';
import type { AccountParts } from './parts.ts';
import { personOf } from './person.ts';
import { sessionCalls } from './sessions.ts';

export const accountRoutes = (parts: AccountParts) => [
  bind(findProfile, async ({ caller }) => ({
    user: userOf(await personOf(parts.db, sessionOf(caller))),
  })),
  bind(editProfile, editWith(parts)),
  ...sessionCalls(parts.db),
  ...consentCalls(parts.db),
  bind(downloadAccount, async ({ caller }) => {
    const { id: userId, ...reached } = await personOf(parts.db, sessionOf(caller));
    return { data: await everythingAbout(parts.db, { userId, ...reached }, parts.personalData) };
  }),
  bind(eraseAccount, eraseWith(parts)),
];
