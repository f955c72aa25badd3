import { ofOneReader } from '#ui/page/of-one-reader.ts';
import { useTranslation } from '#ui/translation.tsx';
import { confirmNewsletter } from '../contract.ts';
import { answerLink, LinkPage } from './link-page.tsx';

export const headers = ofOneReader;
export const action = answerLink(confirmNewsletter);

export default function ConfirmPage() {
  const { t } = useTranslation();
  return (
    <LinkPage
      call="confirmNewsletter"
      title={t('letter.confirmTitle')}
      text={t('letter.confirmText')}
      button={t('letter.confirm')}
      done={t('letter.confirmed')}
    />
  );
}
