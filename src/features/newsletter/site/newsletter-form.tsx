import { useTranslation } from '#ui/translation.tsx';
import { call } from '#client/call.ts';
import { useSubmission } from '#ui/use-submission.ts';
import type { FieldErrors } from '#ui/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

interface NewsletterFormProps {
  /** Where the form goes without JavaScript. */
  action: string;
  typed?: Record<string, string>;
  problems?: FieldErrors;
  id?: string;
}

// spec: frame:newsletter
/** One field and one button; without JavaScript the browser posts them to the newsletter page. */
export function NewsletterForm({
  action,
  typed = {},
  problems,
  id = 'newsletter-email',
}: NewsletterFormProps) {
  const { t } = useTranslation();
  const { errors, busy, handlers } = useSubmission({
    check: (now): FieldErrors => (now['email'] ? {} : { email: t('join.emailRequired') }),
    send: subscribe,
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
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
    </form>
  );
}

const fetchContract = () => import('../contract.ts');

async function subscribe(typed: Record<string, string>) {
  const { subscribeToNewsletter } = await fetchContract();
  return call(subscribeToNewsletter, { body: { email: typed['email'] ?? '' } });
}
