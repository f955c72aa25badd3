import { ButtonLink } from '#ui/button.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';

interface LogInFirstProps {
  why: string;
  /** Where the log-in leads to, without a language. */
  next: string;
}

/** Shown by the style sheet to those who are not logged in. */
export function LogInFirst({ why, next }: LogInFirstProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const query = `?next=${encodeURIComponent(to(next))}`;
  return (
    <div className="when-logged-out">
      <p>{why}</p>
      <p className="without-scripts">{t('booth.needsScripts')}</p>
      <p className="row with-scripts">
        <ButtonLink href={to('/login') + query}>{t('frame.logIn')}</ButtonLink>
        <ButtonLink kind="line" href={to('/register') + query}>
          {t('frame.register')}
        </ButtonLink>
      </p>
    </div>
  );
}
