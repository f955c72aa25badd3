import type { Translate } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';

export const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** What is wrong with the field `email`. */
export const checkEmail =
  (t: Translate) =>
  ({ email = '' }: Record<string, string>): FieldErrors => {
    if (!email) return { email: t('join.emailRequired') };
    return looksLikeEmail(email) ? {} : { email: t('register.emailWrong') };
  };
