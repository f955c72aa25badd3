import { privateHeaders } from '#ui/page/private-headers.ts';
import { useTranslation } from '#ui/translation.tsx';
import { leaveNewsletter } from '../contract.ts';
import { answerLink, LinkPage } from './link-page.tsx';

export const headers = privateHeaders;
export const action = answerLink(leaveNewsletter);

export default function UnsubscribePage() {
  const { t } = useTranslation();
  return (
    <LinkPage
      call="leaveNewsletter"
      title={t('letter.leaveTitle')}
      text={t('letter.leaveText')}
      button={t('letter.leave')}
      done={t('letter.left')}
    />
  );
}
