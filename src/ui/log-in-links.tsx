import { ButtonLink } from './button.tsx';
import { useLocalPath } from './page/root-data.ts';
import { useTranslation } from './translation.tsx';

/**
 * Links to the log-in and to registering, both of which lead back to a page; `next` is without a
 * language.
 */
export function LogInLinks({ next }: { next: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const query = `?next=${encodeURIComponent(to(next))}`;
  return (
    <p className="row">
      <ButtonLink href={to('/login') + query}>{t('frame.logIn')}</ButtonLink>
      <ButtonLink kind="line" href={to('/register') + query}>
        {t('frame.register')}
      </ButtonLink>
    </p>
  );
}
