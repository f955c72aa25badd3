import { bind } from '#http/bind.ts';
import { findUserBy } from '#people/find-user.ts';
import { requireSession } from '#people/require-session.ts';
import { joinCampaign } from '../contract.ts';
import { findJoinLetter, listOwnLetters } from '../contract/own-letters.ts';
import type { JoinDependencies } from './dependencies.ts';
import { keepLetter } from './keep-letter.ts';
import { findByReceipt, presented } from './own-letters.ts';

export const joinRoutes = (services: JoinDependencies) => [
  bind(joinCampaign, async ({ body, language, caller }) => {
    const path = await keepLetter(services, { body, language, caller });
    return { message: 'Thank you. We have your message.', data: { path } };
  }),

  bind(findJoinLetter, async ({ query: { receipt } }) => ({
    data: presented(await findByReceipt(services, receipt)),
  })),

  bind(listOwnLetters, async ({ caller }) => {
    const { db, findOwnLetters } = services;
    const userId = requireSession(caller).ownerId;
    const user = await findUserBy(db, { id: userId });
    const { email = null, phoneNumber = null } = user ?? {};
    const found = await findOwnLetters(db, { userId, email, phoneNumber });
    return { data: found.map(presented) };
  }),
];
