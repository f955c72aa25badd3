import { bind } from '#http/bind.ts';
import { findUserBy } from '#people/find-user.ts';
import { requireSession } from '#people/require-session.ts';
import { joinCampaign } from '../contract.ts';
import { findJoinLetter, listOwnLetters } from '../contract/own-letters.ts';
import type { JoinParts } from './dependencies.ts';
import { keepLetter } from './keep-letter.ts';
import { findByReceipt, presented } from './own-letters.ts';

export const joinRoutes = (parts: JoinParts) => [
  bind(joinCampaign, async ({ body, language, caller }) => {
    const path = await keepLetter(parts, { body, language, caller });
    return { message: 'Thank you. We have your message.', data: { path } };
  }),

  bind(findJoinLetter, async ({ query: { receipt } }) => ({
    data: presented(await findByReceipt(parts, receipt)),
  })),

  bind(listOwnLetters, async ({ caller }) => {
    const { db, findOwnLetters } = parts;
    const userId = requireSession(caller).ownerId;
    const user = await findUserBy(db, { id: userId });
    const { email = null, phoneNumber = null } = user ?? {};
    const found = await findOwnLetters(db, { userId, email, phoneNumber });
    return { data: found.map(presented) };
  }),
];
