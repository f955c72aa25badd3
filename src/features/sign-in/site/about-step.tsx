import { indianDay } from '#lib/clock.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { StepForm } from './step-form.tsx';
import type { Registration } from './use-registration.ts';

/**
 * The day somebody was born, and what they may leave out. The call does without the day; this page
 * asks for it, because nothing else tells for whom a parent must speak first.
 */
export function AboutStep({ registration }: { registration: Registration }) {
  const { gathered, problems, progress, answer } = registration;
  const { t } = useTranslation();
  const check = ({ dateOfBirth = '' }): FieldErrors => {
    if (!dateOfBirth) return { dateOfBirth: t('register.birthRequired') };
    const isPast = dateOfBirth >= '1900-01-01' && dateOfBirth <= indianDay(new Date());
    return isPast ? {} : { dateOfBirth: t('register.birthWrong') };
  };
  return (
    <StepForm
      title={t('register.aboutTitle')}
      intro={t('register.aboutIntro')}
      progress={progress}
      label={t('signIn.goOn')}
      problems={problems}
      check={check}
      onDone={(_, { dateOfBirth, constituency, gender }) =>
        answer({ dateOfBirth, constituency, gender })
      }
    >
      {(errors) => <AboutFields given={gathered} errors={errors} />}
    </StepForm>
  );
}

type About = Partial<Record<'dateOfBirth' | 'constituency' | 'gender', string>>;

export function AboutFields({ given, errors }: { given: About; errors: FieldErrors }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        label={t('register.dateOfBirth')}
        defaultValue={given.dateOfBirth}
        problem={errors['dateOfBirth']}
      />
      <TextField
        name="constituency"
        label={t('join.constituency')}
        optional={t('join.optional')}
        maxLength={120}
        defaultValue={given.constituency}
        problem={errors['constituency']}
      />
      <SelectField
        name="gender"
        label={t('register.gender')}
        optional={t('join.optional')}
        autoComplete="sex"
        defaultValue={given.gender}
        problem={errors['gender']}
      >
        <option value="">{t('register.notSaid')}</option>
        <option value="female">{t('register.female')}</option>
        <option value="male">{t('register.male')}</option>
        <option value="other">{t('register.other')}</option>
      </SelectField>
    </>
  );
}
