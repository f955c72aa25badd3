import { Problem } from '#contract/problems.ts';
import type { SwitchName } from '#contract/switches.ts';
import type { BoundCall } from '#http/bind.ts';

/** Tells whether the campaign has switched a part of the site off. */
export type IsOff = (name: SwitchName) => boolean;

/** Calls that begin something; those that end it, as leaving the newsletter, work on. */
const callsOf = new Map<string, SwitchName>([
  ['joinCampaign', 'join'],
  ['subscribeToNewsletter', 'newsletter'],
  ['createWish', 'wish'],
  ['findUserImages', 'photo-booth'],
  ['findQuizQuestions', 'quiz'],
  ['createQuizAnswers', 'quiz'],
  ['findPushKey', 'push'],
  ['subscribeToPush', 'push'],
  ['sendPushNotice', 'push'],
]);

/** A call that answers 404 while its part of the site is switched off. */
export function switchable(call: BoundCall, isOff: IsOff): BoundCall {
  const name = callsOf.get(call.endpoint.name);
  if (!name) return call;
  return {
    ...call,
    async run(input, caller) {
      if (isOff(name))
        throw new Problem('notFound', { message: 'This is switched off at present.' });
      return call.run(input, caller);
    },
  };
}
