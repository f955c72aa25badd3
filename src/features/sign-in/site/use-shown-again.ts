import { useActionData } from 'react-router';
import { usePostedForm } from '#ui/forms/posted-form.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { hasStepped } from './use-steps.ts';

/**
 * The first question as it comes once more where the browser posted it, because the scripts were lost on the way:
 * what was typed, and that it did not go through.
 */
export function useShownAgain() {
  const { t } = useTranslation();
  const { typed } = usePostedForm();
  const isPosted = useActionData() !== undefined && !hasStepped();
  return isPosted ? { given: typed, failure: t('problem.offlineTitle') } : {};
}
