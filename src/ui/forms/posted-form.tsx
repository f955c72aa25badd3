import { useTranslation } from '#ui/translation.tsx';
import { useActionData } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import type { Failure, PostedForm } from './post-form.ts';

/** The form that the server shows again with its problems; empty before anything was posted. */
export function usePostedForm(): PostedForm {
  const { typed = {}, problems = {}, ...rest } = useActionData<Partial<PostedForm>>() ?? {};
  return { typed, problems, failure: rest.failure, message: rest.message };
}

/** Says above a form that it could not be taken, through no fault of what was typed. */
export function FormFailure({ failure, message }: { failure?: Failure; message?: string }) {
  const { t } = useTranslation();
  const sentence =
    failure === 503 ? t('problem.busy') : (message ?? (failure && t('problem.tooMany')));
  if (!sentence) return null;
  return (
    <p className="field-problem" role="alert">
      <Icon name="warning" />
      {sentence}
    </p>
  );
}
