import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import type { User } from '#contract/user.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { changeProfile } from './edit-profile.ts';
import { useAction } from './use-action.ts';

interface PhotoEditorProps {
  user: User;
  onChange: (user: User) => void;
}

/** The photo, or the first letter of the name on a dado square; a new one is looked at first. */
export function PhotoEditor({ user, onChange }: PhotoEditorProps) {
  const { t } = useTranslation();
  const { busy, run, say } = useAction();
  const [chosen, setChosen] = useState<File>();
  const preview = useAddressOf(chosen);
  const photo = preview ?? user.profilePhoto;
  const send = (fields: Record<string, string | Blob>) =>
    run(
      () => changeProfile(fields),
      (answer) => {
        setChosen(undefined);
        onChange(answer.user);
        say(t('profile.saved'));
      },
    );
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setChosen(currentTarget.files?.[0]);
    currentTarget.value = '';
  };
  return (
    <section className="profile-part profile-top" aria-label={t('profile.photo')}>
      <PhotoOrLetter photo={photo} name={user.name} />
      <div className="profile-photo-tools">
        <p className="type-meta">{t('profile.photoWhat')}</p>
        {chosen ? (
          <p className="row">
            <Button small busy={busy} onClick={() => void send({ profilePhoto: chosen })}>
              {t('profile.keepPhoto')}
            </Button>
            <Button small kind="line" type="button" onClick={() => setChosen(undefined)}>
              {t('profile.cancel')}
            </Button>
          </p>
        ) : (
          <p className="row">
            <label className="button button-line button-small profile-choose">
              {t(user.profilePhoto ? 'profile.changePhoto' : 'profile.choosePhoto')}
              <input type="file" accept="image/*" className="visually-hidden" onChange={choose} />
            </label>
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

function PhotoOrLetter({ photo, name }: { photo: string | null; name: string }) {
  const { t } = useTranslation();
  if (photo) return <img className="profile-picture" src={photo} alt={t('profile.photo')} />;
  return (
    <span className="profile-picture profile-letter" aria-hidden="true">
      {[...name][0]}
    </span>
  );
}

/** An address in this browser for a file that was chosen. */
function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
