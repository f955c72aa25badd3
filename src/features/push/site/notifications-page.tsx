import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { PushSettings } from './push-settings.tsx';

/** Push messages without an account: anybody can choose, and stop them. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('push.title')} description={t('push.intro')} hidden />
      <PageHeader title={t('push.title')} intro={t('push.intro')} />
      <div className="container section">
        <PushSettings />
      </div>
    </>
  );
}
