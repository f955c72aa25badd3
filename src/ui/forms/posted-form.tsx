import { useActionData } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { Failure, PostedForm } from './post-form.ts';

/** The form that the server shows again with its errors; empty before a submission. */
export function usePostedForm(): PostedForm {
  const { typed = {}, problems = {}, ...rest } = useActionData<Partial<PostedForm>>() ?? {};
  return { typed, problems, failure: rest.failure, message: rest.message };
}

/** Shows above a form that it failed for a reason outside its fields. */
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
