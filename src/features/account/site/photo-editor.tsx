import { useState } from 'react';
import { shrinkPhoto } from '#client/shrink-photo.ts';
import type { User } from '#contract/user.ts';
import { Button } from '#ui/button.tsx';
import { ChooseFile } from '#ui/choose-file.tsx';
import { FormFailure } from '#ui/forms/posted-form.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { useAddressOf } from '#ui/use-address-of.ts';
import { changeProfile } from './edit-profile.ts';

interface PhotoEditorProps {
  user: User;
  onChange: (user: User) => void;
}

/** The square that is kept of a photo needs no more, on any screen. */
const KEPT = { longest: 1600, quality: 0.86 };

const CHOOSE = 'button button-line button-small profile-choose';

type Choice = Blob | 'unreadable' | 'working' | undefined;

/** The photo, or the first letter of the name on a dado square; a new one is looked at first. */
export function PhotoEditor({ user, onChange }: PhotoEditorProps) {
  const { t } = useTranslation();
  const { busy, run, say } = useAction();
  const [choice, setChoice] = useState<Choice>();
  // The buttons take turns: each that comes takes the focus of the one that went.
  const [isUsed, setUsed] = useState(false);
  const chosen = choice instanceof Blob ? choice : undefined;
  const preview = useAddressOf(chosen);
  const send = (fields: Record<string, string | Blob>) =>
    run(
      () => changeProfile(fields),
      (answer) => {
        setChoice(undefined);
        onChange(answer.user);
        say(t('profile.saved'));
      },
    );
  const choose = async (file: Blob) => {
    setUsed(true);
    setChoice('working');
    setChoice((await shrinkPhoto(file, KEPT)) ?? 'unreadable');
  };
  return (
    <section className="profile-part profile-top" aria-label={t('profile.photo')}>
      <PhotoOrLetter photo={preview ?? user.profilePhoto} name={user.name} />
      <div className="profile-photo-tools">
        <p className="type-meta">
          {t('profile.photoWhat')} {t('profile.photoKinds')}
        </p>
        <ChoiceNote choice={choice} />
        {chosen ? (
          <Keep
            busy={busy}
            onKeep={() => void send({ profilePhoto: chosen })}
            onCancel={() => setChoice(undefined)}
          />
        ) : (
          <p className="row">
            <ChooseFile className={CHOOSE} takesFocus={isUsed} onFile={(file) => void choose(file)}>
              {t(user.profilePhoto ? 'profile.changePhoto' : 'profile.choosePhoto')}
            </ChooseFile>
            {user.profilePhoto && (
              <Button
                small
                kind="line"
                type="button"
                busy={busy}
                onClick={() => void send({ removePhoto: 'true' })}
              >
                {t('profile.removePhoto')}
              </Button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

interface KeepProps {
  busy: boolean;
  onKeep: () => void;
  onCancel: () => void;
}

/** Keeps the photo that is looked at, or not. */
function Keep({ busy, onKeep, onCancel }: KeepProps) {
  const { t } = useTranslation();
  return (
    <p className="row">
      <Button
        small
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It stands in the place of the button that chose.
        autoFocus
        busy={busy}
        onClick={onKeep}
      >
        {busy ? t('signIn.working') : t('profile.keepPhoto')}
      </Button>
      <Button small kind="line" type="button" onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
    </p>
  );
}

/** How it goes with the file: big photos take a moment, and some files are none. */
function ChoiceNote({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  if (choice === 'working') return <p role="status">{t('profile.photoWorking')}</p>;
  if (choice !== 'unreadable') return null;
  return <FormFailure message={t('profile.photoUnreadable')} />;
}

function PhotoOrLetter({ photo, name }: { photo: string | null; name: string }) {
  const { t } = useTranslation();
  if (photo) return <img className="profile-picture" src={photo} alt={t('profile.photo')} />;
  return (
    <span className="profile-picture profile-letter" aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
