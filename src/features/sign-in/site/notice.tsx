import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';

/** Links to the privacy policy and to the grievance contact. */
export function Notice() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <p className="step-notice">
      {t('register.noticeMore')} <a href={to('/privacy')}>{t('frame.privacy')}</a>
      {' · '}
      <a href={to('/grievance')}>{t('frame.grievances')}</a>
    </p>
  );
}
