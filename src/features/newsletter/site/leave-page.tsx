import { ofOneReader } from '#ui/page/of-one-reader.ts';
import { useTranslation } from '#ui/translation.tsx';
import { leaveNewsletter } from '../contract.ts';
import { answerLink, LinkPage } from './link-page.tsx';

export const headers = ofOneReader;
export const action = answerLink(leaveNewsletter);

export default function LeavePage() {
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
