import type { FoundPhoto } from './fetch-contract.ts';
import type { Phone } from './phone/use-phone.ts';
import { sendSelfie } from './send-selfie.ts';

/** The step that is under way; `waiting` for the network. */
export type Stage = 'looking' | 'searching' | 'waiting';

export type SearchAnswer = { photos: readonly FoundPhoto[] } | { problem: string };

interface Search {
  selfie: Blob;
  /** The slug of the only album to search; empty for all. */
  album: string;
  /** Given where the selfie stays on the phone. */
  phone: Phone | undefined;
}

/** Searches by a selfie, or by what the phone makes of it. Throws `PhoneTrouble`, or where no answer comes. */
export async function searchWith(
  { selfie, album, phone }: Search,
  tell: (stage: Stage) => void,
): Promise<SearchAnswer> {
  const tellWaiting = (isWaiting: boolean) => tell(isWaiting ? 'waiting' : 'searching');
  if (!phone) return answerOf(sendSelfie({ image: selfie, album }, tellWaiting));
  tell('looking');
  const judged = await (await phone.engine()).judge(selfie);
  if ('fault' in judged) return { problem: phone.parts.faults[judged.fault] };
  tell('searching');
  return answerOf(sendSelfie({ template: judged.template, album }, tellWaiting));
}

async function answerOf(sending: ReturnType<typeof sendSelfie>): Promise<SearchAnswer> {
  const answer = await sending;
  if (answer.success) return { photos: answer.data };
  return { problem: answer.errors?.[0]?.msg ?? answer.message };
}
