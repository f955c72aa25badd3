import { useEffect, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import { WishCard } from './wish-card.tsx';

/** The card beside its form. */
export function WishForm() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { typed, problems, failure, message } = usePostedForm();
  const { errors, busy, handlers } = useSubmission({
    check: (now) => (now['user_name'] ? {} : { user_name: t('wish.nameRequired') }),
    send: make,
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onSuccess: ({ data }) => location.assign(data.url),
  });
  const [written, follow] = useWritten(typed, handlers.ref);
  return (
    <div className="wish-make">
      <WishCard {...written} />
      <div className="fields">
        <FormFailure failure={failure} message={message} />
        <form
          className="fields"
          action={to('/wish')}
          method="post"
          data-enhanced
          noValidate
          {...handlers}
        >
          <TextField
            name="user_name"
            label={t('home.nameOnCard')}
            defaultValue={typed['user_name']}
            maxLength={60}
            problem={errors['user_name']}
            onInput={follow}
          />
          <TextAreaField
            name="message"
            label={t('wish.message')}
            optional={t('join.optional')}
            hint={t('wish.messageHint')}
            defaultValue={typed['message']}
            maxLength={200}
            rows={3}
            problem={errors['message']}
            onInput={follow}
          />
          <Honeypot />
          <Button wide busy={busy}>
            {t(busy ? 'wish.making' : 'wish.make')}
          </Button>
        </form>
      </div>
    </div>
  );
}

/** The name and the message as they are typed; somebody may have typed before this script came. */
function useWritten(given: Record<string, string>, form: RefObject<HTMLFormElement | null>) {
  const [written, setWritten] = useState(() => cardOf(given));
  useEffect(() => {
    if (form.current) setWritten(readCard(form.current));
  }, [form]);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (currentTarget.form) setWritten(readCard(currentTarget.form));
  };
  return [written, follow] as const;
}

const readCard = (form: HTMLFormElement) => cardOf(Object.fromEntries(new FormData(form)));

const cardOf = ({ user_name: name, message }: Record<string, unknown>) => ({
  name: String(name ?? ''),
  message: String(message ?? ''),
});

/** The contract is loaded with the first card, because it includes the validation library. */
const fetchContract = () => import('../contract.ts');

async function make(typed: Record<string, string>) {
  const { createWish } = await fetchContract();
  return call(createWish, { form: typed });
}
