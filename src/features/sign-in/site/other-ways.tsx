import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import { leaveForGoogle } from './google.ts';
import type { Google } from './google.ts';
import { rememberHome } from './where-to.ts';

/** What stands under the first question of the login. */
export function OtherWays({ google }: { google: Google | null }) {
  const { t } = useTranslation();
  const { publicUrl } = useShell();
  const to = useLocalPath();
  const leave = (where: Google) => {
    rememberHome(to('/'));
    leaveForGoogle(where, publicUrl);
  };
  return (
    <>
      {google && (
        <div className="step-google">
          <p className="step-or">
            <span>{t('signIn.or')}</span>
          </p>
          <Button kind="line" wide type="button" onClick={() => leave(google)}>
            <Icon name="google" /> {t('signIn.google')}
          </Button>
        </div>
      )}
      <p className="step-links">
        <Link href={to('/login?with=email')}>{t('signIn.useEmail')}</Link>
        <Link href={to('/register')}>{t('frame.register')}</Link>
      </p>
    </>
  );
}
