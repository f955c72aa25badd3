import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { leaveForGoogle } from './google.ts';
import type { Google } from './google.ts';
import { rememberHomeAsReturnPath } from './return-path.ts';

/** The other ways to log in, under the first question. */
export function OtherWays({ google }: { google: Google | null }) {
  const { t } = useTranslation();
  const { publicUrl } = useRootData();
  const to = useLocalPath();
  const leave = (event: FormEvent, where: Google) => {
    event.preventDefault();
    rememberHomeAsReturnPath(to('/'));
    leaveForGoogle(where, publicUrl);
  };
  return (
    <>
      {google && (
        <div className="step-google">
          <p className="step-or">
            <span>{t('signIn.or')}</span>
          </p>
          {/* A form, because those wait for React. */}
          <form action={to('/login')} data-enhanced onSubmit={(event) => leave(event, google)}>
            <Button kind="line" wide>
              <Icon name="google" /> {t('signIn.google')}
            </Button>
          </form>
        </div>
      )}
      <p className="step-links">
        <Link href={to('/login?with=password')}>{t('signIn.usePassword')}</Link>
        <Link href={to('/register')}>{t('frame.register')}</Link>
      </p>
    </>
  );
}
