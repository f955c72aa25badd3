import type { User } from '#contract/user.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { changeProfile } from './edit-profile.ts';
import type { Reauthenticate } from './use-reauthentication.tsx';

interface WaitingEmailProps {
  email: string;
  /** Whether there is an address that stays when the new one is given up. */
  hasOld: boolean;
  onChange: (user: User) => void;
  prove: Reauthenticate;
}

/** A new address whose link was not opened yet: what to do, once more, or not at all. */
export function WaitingEmail({ email, hasOld, onChange, prove }: WaitingEmailProps) {
  const { t } = useTranslation();
  const { busy, run, say } = useAction();
  const change = (fields: Record<string, string>, said: string) =>
    run(
      () => changeProfile(fields),
      ({ user }) => {
        onChange(user);
        say(said);
      },
    );
  const sendAgain = async () => {
    if (await prove()) await change({ email }, t('profile.linkSent', { email }));
  };
  return (
    <dd className="profile-waiting">
      <p>{t('profile.linkSent', { email })}</p>
      <p className="row">
        <Button small kind="line" type="button" busy={busy} onClick={() => void sendAgain()}>
          {busy ? t('signIn.working') : t('profile.sendAgain')}
        </Button>
        <Button
          small
          kind="line"
          type="button"
          disabled={busy}
          onClick={() => void change({ cancelEmail: 'true' }, t('profile.emailStays'))}
        >
          {t(hasOld ? 'profile.dropNewEmail' : 'profile.cancel')}
        </Button>
      </p>
    </dd>
  );
}
