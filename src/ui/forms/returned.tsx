import { useTranslation } from '#ui/translation.tsx';
import { useActionData } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import type { Failure, Returned } from './post-form.ts';

/** The form that the server shows again with its problems; empty before anything was posted. */
export function useReturned(): Returned {
  const { typed = {}, problems = {}, failure } = useActionData<Partial<Returned>>() ?? {};
  return { typed, problems, failure };
}

const sentences = { 429: 'problem.tooMany', 503: 'problem.busy' } as const;

/** Says above a form that it could not be taken, through no fault of what was typed. */
export function FormFailure({ failure }: { failure?: Failure }) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <p className="field-problem" role="alert">
      <Icon name="warning" />
      {t(sentences[failure])}
    </p>
  );
}
