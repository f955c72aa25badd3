import type { ReactNode } from 'react';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { PrivacyLine } from '#ui/forms/privacy-line.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { FieldErrors } from '#ui/use-submission.ts';

interface JoinFormProps {
  /** Further fields. */
  children?: ReactNode;
  /** The address of the form without scripts. */
  action: string;
  /** Keeps ids unique when a page has the form twice. */
  prefix: string;
  /** The typed values, when the server shows the form again with errors. */
  typed?: Record<string, string>;
  problems?: FieldErrors;
  /** Given the path of the page of the letter. */
  onSent?: (path: string) => void;
}

// spec: validation:join-email-input
/** The join form; without scripts the browser submits it to the join page. */
export function JoinForm({
  action,
  prefix,
  typed = {},
  problems,
  onSent,
  children,
}: JoinFormProps) {
  const { t } = useTranslation();
  const required = {
    name: t('join.nameRequired'),
    email: t('join.emailRequired'),
    message: t('join.messageRequired'),
  };
  const { errors, busy, handlers } = useSubmission({
    check: (now) => Object.fromEntries(Object.entries(required).filter(([name]) => !now[name])),
    send: sendLetter,
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    onSuccess: ({ data }) => onSent?.(data.path),
  });
  const field = (name: string) => ({
    name,
    id: `${prefix}-${name}`,
    defaultValue: typed[name],
    problem: errors[name],
  });
  return (
    <form className="fields" action={action} method="post" data-enhanced {...handlers} noValidate>
      <TextField {...field('name')} label={t('join.name')} autoComplete="name" data-begins />
      <TextField {...field('email')} label={t('join.email')} type="email" autoComplete="email" />
      <TextField
        {...field('phoneNumber')}
        label={t('join.phoneNumber')}
        optional={t('join.optional')}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...field('constituency')}
        label={t('join.constituency')}
        optional={t('join.optional')}
      />
      <TextAreaField {...field('message')} label={t('join.message')} rows={4} />
      <Honeypot />
      {children}
      <Button wide busy={busy}>
        {busy ? t('join.sending') : t('join.send')}
      </Button>
      <PrivacyLine of="letter" />
    </form>
  );
}

/** The contract is loaded with the first submission, because it includes the validation library. */
const fetchContract = () => import('../contract.ts');

async function sendLetter(typed: Record<string, string>) {
  const { joinCampaign } = await fetchContract();
  return call(joinCampaign, { form: typed });
}
