import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
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
  const [name, setName] = useTypedName(typed['user_name'] ?? '', handlers.ref);
  return (
    <div className="wish-make">
      <WishCard name={name} />
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
            autoComplete="off"
            problem={errors['user_name']}
            onInput={(event) => setName(event.currentTarget.value)}
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

/** The name on the card; somebody may have typed it before this script came. */
function useTypedName(given: string, form: RefObject<HTMLFormElement | null>) {
  const [name, setName] = useState(given);
  useEffect(() => {
    const early = form.current && new FormData(form.current).get('user_name');
    if (early) setName(String(early));
  }, [form]);
  return [name, setName] as const;
}

/** The contract is loaded with the first card, because it includes the validation library. */
const fetchContract = () => import('../contract.ts');

async function make(typed: Record<string, string>) {
  const { createWish } = await fetchContract();
  return call(createWish, { body: typed as { user_name: string } });
}
