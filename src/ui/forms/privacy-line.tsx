import { ServerOnly } from '../page/server-only.tsx';
import { useLocalPath } from '../page/shell.ts';
import { useTranslation } from '../translation.tsx';

interface PrivacyLineProps {
  /** The form's purpose in asking. */
  of: 'letter' | 'newsletter';
}

/** What is done with what a form asks for, and where to read the rest. */
export function PrivacyLine({ of }: PrivacyLineProps) {
  return <ServerOnly>{import.meta.env.SSR && <Line of={of} />}</ServerOnly>;
}

function Line({ of }: PrivacyLineProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <p className="privacy-line">
      {t(`joining.${of}Privacy`)} <a href={to('/privacy')}>{t('frame.privacy')}</a>
    </p>
  );
}
