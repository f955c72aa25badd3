import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { JoinBody } from './join-body.tsx';

export { joinAction as action } from './join-action.ts';

export default function JoinPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <>
      <PageMeta title={t('join.title')} description={t('joining.intro')} />
      <JoinBody action={to('/join')} />
    </>
  );
}
