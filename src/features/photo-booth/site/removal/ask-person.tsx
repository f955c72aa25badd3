import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import type { PostedForm } from '#ui/forms/post-form.ts';
import { FormFailure } from '#ui/forms/posted-form.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { Place } from './face-pointer.tsx';
import { fetchRemovalContract, postRemoval } from './send-removal.ts';

interface AskPersonProps {
  photoId: string;
  place: Place | undefined;
  /** The form that the server shows again, where no script sent it. */
  posted: PostedForm;
  onSent: (message: string) => void;
}

/** The form for those who show no selfie: whoever looks finds them by the ring, or by their words. */
export function AskPerson({ photoId, place, posted, onSent }: AskPersonProps) {
  const { t } = useTranslation();
  const { typed, problems, failure, message } = posted;
  const { errors, busy, handlers } = useSubmission({
    check: ({ reason = '' }): Record<string, string> =>
      place || reason ? {} : { reason: t('removal.whereRequired') },
    send: (now) => postRemoval({ ...now, photo: photoId, ...place }),
    prepare: fetchRemovalContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onSuccess: (answer) => onSent(answer.message ?? ''),
  });
  return (
    <section className="removal-way">
      <h2>{t('removal.byPerson')}</h2>
      <p>{t('removal.byPersonText')}</p>
      <FormFailure failure={failure} message={message} />
      <form className="fields" method="post" data-enhanced noValidate {...handlers}>
        <input type="hidden" name="photo" value={photoId} />
        <TextAreaField
          name="reason"
          label={t('removal.where')}
          hint={t('removal.whereHint')}
          defaultValue={typed['reason']}
          maxLength={1000}
          rows={2}
          problem={errors['reason']}
        />
        <TextField
          name="name"
          label={t('removal.name')}
          optional={t('join.optional')}
          defaultValue={typed['name']}
          maxLength={120}
          autoComplete="name"
          problem={errors['name']}
        />
        <TextField
          name="email"
          type="email"
          label={t('removal.email')}
          optional={t('join.optional')}
          hint={t('removal.emailHint')}
          defaultValue={typed['email']}
          maxLength={254}
          autoComplete="email"
          problem={errors['email']}
        />
        <Honeypot />
        <Button kind="line" busy={busy}>
          {t('removal.ask')}
        </Button>
      </form>
    </section>
  );
}
