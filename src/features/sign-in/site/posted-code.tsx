import { Button } from '#ui/button.tsx';
import { FormFailure } from '#ui/forms/returned.tsx';
import { Link } from '#ui/link.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { StepHead } from './step-form.tsx';
import type { Posted } from './post-steps.ts';

/** The six digits, as a form that the browser posts by itself. */
export function PostedCode({ typed = {}, problems = {}, failure, message, warning }: Posted) {
  const { t } = useTranslation();
  const number = typed['mobile_number'] ?? '';
  return (
    <div className="step">
      <StepHead
        title={t('signIn.enterCode')}
        intro={
          <>
            {warning ?? t('signIn.sentTo', { number })}{' '}
            <Link href="">{t('signIn.changeNumber')}</Link>
          </>
        }
      />
      <form className="fields step-form code-field" method="post">
        <FormFailure failure={failure} message={message} />
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="mobile_number" value={number} />
        <OtpField
          name="otp"
          label={t('signIn.enterCode')}
          defaultValue={typed['otp']}
          problem={problems['otp']}
        />
        <Button wide>{t('signIn.goOn')}</Button>
      </form>
      <form method="post" className="step-foot">
        <input type="hidden" name="step" value="number" />
        <input type="hidden" name="mobile_number" value={number} />
        <button className="link step-link">{t('signIn.sendNewCode')}</button>
      </form>
    </div>
  );
}
