import { call } from '#client/call.ts';
import { failureMessage } from '#ui/forms/failure-message.ts';
import type { useTranslation } from '#ui/translation.tsx';

type Translate = ReturnType<typeof useTranslation>['t'];

/** The contract is loaded with the first wish, because it includes the validation library. */
export const fetchRemovalContract = () => import('../../contract/removal.ts');

export interface RemovalWish {
  photo: string;
  x?: number;
  y?: number;
  image?: Blob;
  consent?: 'true';
}

export async function postRemoval(wish: RemovalWish & Record<string, unknown>) {
  const { askRemoval } = await fetchRemovalContract();
  return call(askRemoval, { body: wish });
}

/** Sends a wish; what is wrong with it comes back as a sentence, with the field where one is at fault. */
export async function sendRemoval(wish: RemovalWish, t: Translate) {
  try {
    const answer = await postRemoval({ ...wish });
    if (answer.success) return { message: answer.message ?? '' };
    const [first] = answer.errors ?? [];
    return { message: '', problem: first?.msg ?? answer.message, param: first?.param };
  } catch (error) {
    return { message: '', problem: failureMessage(error, t, 'profile.noAnswer') };
  }
}
