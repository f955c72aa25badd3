import { privateHeaders } from '#ui/page/private-headers.ts';
import { useTranslation } from '#ui/translation.tsx';
import { confirmNewsletter } from '../contract.ts';
import { answerLink, LinkPage } from './link-page.tsx';

export const headers = privateHeaders;
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
