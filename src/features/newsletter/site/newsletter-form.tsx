import { useState } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import { call } from '#client/call.ts';
import { useSubmission } from '#ui/use-submission.ts';
import { PrivacyLine } from '#ui/forms/privacy-line.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

interface NewsletterFormProps {
  /** The address of the form without scripts. */
  action: string;
  typed?: Record<string, string>;
  problems?: FieldErrors;
  id?: string;
}

// spec: frame:newsletter
/** One field and one button; without scripts the browser submits them to the newsletter page. */
export function NewsletterForm({
  action,
  typed = {},
  problems,
  id = 'newsletter-email',
}: NewsletterFormProps) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState('');
  const { errors, busy, handlers } = useSubmission({
    check: (now): FieldErrors => (now['email'] ? {} : { email: t('join.emailRequired') }),
    send: subscribe,
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    onSuccess: (_, sent) => setSentTo(sent['email'] ?? ''),
  });
  return (
    <form
      className="letter-form"
      action={action}
      method="post"
      data-enhanced
      {...handlers}
      noValidate
    >
      <TextField
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        label={t('newsletter.emailAddress')}
        defaultValue={typed['email']}
        problem={errors['email']}
      />
      <Button kind="spark" busy={busy}>
        {busy ? t('join.sending') : t('newsletter.subscribe')}
      </Button>
      {sentTo && <p className="letter-waits">{t('newsletter.waits', { email: sentTo })}</p>}
      <PrivacyLine of="newsletter" />
    </form>
  );
}

const fetchContract = () => import('../contract.ts');

async function subscribe(typed: Record<string, string>) {
  const { subscribeToNewsletter } = await fetchContract();
  return call(subscribeToNewsletter, { body: { email: typed['email'] ?? '' } });
}
