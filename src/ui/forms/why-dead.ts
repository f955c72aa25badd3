import type { Answer } from '../use-submission.ts';
import type { PostedForm } from './post-form.ts';

type Refused = Answer & { status?: number };

/** Why a link from a mail can’t be used any more; nothing where it still can. */
export function whyDead(answer: Refused): string | undefined {
  const { success, status, message, errors = [] } = answer;
  if (success) return undefined;
  const ofLink = errors.find(({ param }) => param === 'receipt');
  if (ofLink) return ofLink.msg;
  return status === 400 && errors.length === 0 ? message : undefined;
}

/**
 * The reason why a link can’t be used any more, for a form that the browser posted without scripts.
 */
export const whyDeadWhenPosted = ({ failure, message, problems }: PostedForm) =>
  failure ? undefined : (message ?? problems['receipt']);
