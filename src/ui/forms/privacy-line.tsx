import { useLocalPath } from '../page/root-data.ts';
import { ServerOnly } from '../page/server-only.tsx';
import { useTranslation } from '../translation.tsx';

interface PrivacyLineProps {
  /** The form's purpose. */
  of: 'letter' | 'newsletter';
}

/** Tells what happens with the data of a form, and links to the privacy policy. */
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
