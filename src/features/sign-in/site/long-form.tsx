import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormFailure } from '#ui/forms/returned.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';
import { AboutFields } from './about-step.tsx';
import { ConsentFields } from './consents-step.tsx';
import { NewPasswordFields } from './new-password-step.tsx';
import { Notice } from './notice.tsx';
import type { Posted } from './post-steps.ts';
import { StepHead } from './step-form.tsx';

/** The whole registration after the number was proven, or by e-mail, for browsers without scripts. */
export function LongForm({ posted }: { posted: Posted }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { typed = {}, problems = {}, failure, message } = posted;
  const verification = posted.verification ?? typed['verification'];
  return (
    <div className="step">
      <StepHead title={t('register.title')} />
      <form className="fields step-form" action={to('/register')} method="post">
        <FormFailure failure={failure} message={message ?? problems['verification']} />
        <input type="hidden" name="step" value="register" />
        {verification ? (
          <Proven
            verification={verification}
            number={typed['phoneNumber'] ?? typed['mobile_number']}
          />
        ) : (
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t('join.email')}
            defaultValue={typed['email']}
            problem={problems['email']}
          />
        )}
        <TextField
          name="name"
          autoComplete="name"
          label={t('join.name')}
          defaultValue={typed['name']}
          problem={problems['name']}
        />
        <NewPasswordFields name="password" errors={problems} />
        <AboutFields given={typed} errors={problems} />
        <TextField
          name="parentContact"
          label={t('register.parentContact')}
          optional={t('register.onlyUnder18')}
          hint={t('register.parentHint')}
          defaultValue={typed['parentContact']}
          problem={problems['parentContact']}
        />
        <ConsentFields errors={problems} byEmail={!verification} />
        <Button wide>{t('register.finish')}</Button>
      </form>
      <Notice />
    </div>
  );
}

function Proven({ verification, number }: { verification: string; number: string | undefined }) {
  return (
    <>
      <input type="hidden" name="verification" value={verification} />
      <input type="hidden" name="phoneNumber" value={number} />
    </>
  );
}
