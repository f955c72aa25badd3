import type { ReactNode } from 'react';
import type { PostedForm } from '#ui/forms/post-form.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Answer } from '#ui/use-submission.ts';
import { StepHead } from './step-form.tsx';

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

interface DeadLinkProps {
  /** The sentence of the call. */
  why: string;
  /** The advice after it. */
  text: string;
  /** The links of the advice. */
  children: ReactNode;
}

/** Replaces a form that could not be sent any more. */
export function DeadLink({ why, text, children }: DeadLinkProps) {
  const { t } = useTranslation();
  return (
    <div className="step" role="alert">
      <StepHead title={t('signIn.deadLink')} heading="h2" intro={`${why} ${text}`} />
      <p className="row">{children}</p>
    </div>
  );
}
