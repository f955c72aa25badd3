import { LogInLinks } from '#ui/log-in-links.tsx';
import { useTranslation } from '#ui/translation.tsx';

interface LogInFirstProps {
  why: string;
  /** Where the log-in leads to, without a language. */
  next: string;
}

/** Shown by the style sheet to those who are not logged in. */
export function LogInFirst({ why, next }: LogInFirstProps) {
  const { t } = useTranslation();
  return (
    <div className="when-logged-out">
      <p>{why}</p>
      <p className="without-scripts">{t('booth.needsScripts')}</p>
      <div className="with-scripts">
        <LogInLinks next={next} />
      </div>
    </div>
  );
}
