import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PrivacyLine } from '#ui/forms/privacy-line.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { FieldErrors } from '#ui/use-submission.ts';
import type { Wishes } from './wishes.ts';

interface NewsletterFormProps {
  /** The address of the form without scripts. */
  action: string;
  typed?: Record<string, string>;
  problems?: FieldErrors;
  id?: string;
  /** Further fields, and what they say. */
  children?: ReactNode;
  wishesIn?: (typed: Record<string, string>) => Wishes;
}

// spec: frame:newsletter
/** One field and one button; without scripts the browser submits them to the newsletter page. */
export function NewsletterForm({
  action,
  typed = {},
  problems,
  id = 'newsletter-email',
  children,
  wishesIn,
}: NewsletterFormProps) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState('');
  const { errors, busy, handlers } = useSubmission({
    check: (now): FieldErrors => (now['email'] ? {} : { email: t('join.emailRequired') }),
    send: (now) => subscribe(now, wishesIn),
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
      {children}
      <Button kind="spark" busy={busy}>
        {busy ? t('join.sending') : t('newsletter.subscribe')}
      </Button>
      {sentTo && <p className="letter-waits">{t('newsletter.waits', { email: sentTo })}</p>}
      <PrivacyLine of="newsletter" />
    </form>
  );
}

const fetchContract = () => import('../contract.ts');

async function subscribe(typed: Record<string, string>, wishesIn: NewsletterFormProps['wishesIn']) {
  const { subscribeToNewsletter } = await fetchContract();
  return call(subscribeToNewsletter, {
    body: { email: typed['email'] ?? '', ...wishesIn?.(typed) },
  });
}
