import { useTranslation } from '#ui/translation.tsx';
import { leaveNewsletter } from '../contract.ts';
import { answerLink, LinkPage } from './link-page.tsx';

export const action = answerLink(leaveNewsletter);

export default function LeavePage() {
  const { t } = useTranslation();
  return (
    <LinkPage
      title={t('letter.leaveTitle')}
      text={t('letter.leaveText')}
      button={t('letter.leave')}
      done={t('letter.left')}
    />
  );
}
