import type { ReactNode } from 'react';
import type { User } from '#contract/user.ts';
import { longDate } from '#lib/dates.ts';
import { spacedMobile } from '#lib/phone.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import type { FieldErrors } from '#ui/use-submission.ts';
import { changeProfile } from './edit-profile.ts';
import { EditableRow } from './editable-row.tsx';
import { EmailRow } from './email-row.tsx';
import type { Reauthenticate } from './use-reauthentication.tsx';
import type { VerifyPhoneType } from './verify-phone-type.ts';

interface DetailsProps {
  user: User;
  onChange: (user: User) => void;
  prove: Reauthenticate;
  VerifyPhone: VerifyPhoneType;
}

/** The details of an account, each changed where it stands. */
export function Details({ user, onChange, prove, VerifyPhone }: DetailsProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { language } = useRootData();
  const row = { onChange, user };
  const line =
    (name: keyof User, label: string, more: object = {}) =>
    (errors: FieldErrors) => (
      <TextField
        name={name}
        label={label}
        defaultValue={String(user[name] ?? '')}
        problem={errors[name]}
        {...more}
      />
    );
  return (
    <section className="profile-part">
      <h2>{t('profile.details')}</h2>
      <dl className="profile-rows">
        <EditableRow {...row} label={t('join.name')} value={user.name}>
          {line('name', t('join.name'), { autoComplete: 'name' })}
        </EditableRow>
        <EmailRow {...row} prove={prove} />
        <EditableRow
          {...row}
          label={t('signIn.mobileNumber')}
          value={user.phoneNumber && spacedMobile(user.phoneNumber)}
          prove={prove}
          renderEditor={(close) => (
            <NewPhone VerifyPhone={VerifyPhone} onChange={onChange} onClose={close} />
          )}
        />
        <EditableRow
          {...row}
          label={t('register.dateOfBirth')}
          value={user.dateOfBirth && longDate(user.dateOfBirth, language)}
        >
          {/* It is said once. */}
          {user.dateOfBirth === null &&
            line('dateOfBirth', t('register.dateOfBirth'), { type: 'date', min: '1900-01-01' })}
        </EditableRow>
        <EditableRow {...row} label={t('join.constituency')} value={user.constituency}>
          {line('constituency', t('join.constituency'))}
        </EditableRow>
        <EditableRow {...row} label={t('register.gender')} value={useGender(user)}>
          {(errors) => <GenderField user={user} problem={errors['gender']} />}
        </EditableRow>
      </dl>
      <p>
        <a href={to('/changepassword')}>{t('password.title')}</a>
      </p>
    </section>
  );
}

function useGender({ gender }: User): string | null {
  const { t } = useTranslation();
  if (gender === 'female' || gender === 'male' || gender === 'other')
    return t(`register.${gender}`);
  return null;
}

function GenderField({ user, problem }: { user: User; problem: string | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectField
      name="gender"
      label={t('register.gender')}
      defaultValue={user.gender ?? ''}
      problem={problem}
    >
      <option value="">{t('register.notSaid')}</option>
      <option value="female">{t('register.female')}</option>
      <option value="male">{t('register.male')}</option>
      <option value="other">{t('register.other')}</option>
    </SelectField>
  );
}

interface NewPhoneProps {
  VerifyPhone: VerifyPhoneType;
  onChange: (user: User) => void;
  onClose: () => void;
}

function NewPhone({ VerifyPhone, onChange, onClose }: NewPhoneProps) {
  const { t } = useTranslation();
  const { run, say } = useAction();
  const save = (phoneNumber: string, verification: string | undefined) =>
    run(
      async () => {
        if (verification) return changeProfile({ phoneNumber, verification });
        return { success: false as const, message: t('profile.numberTaken') };
      },
      (answer) => {
        onChange(answer.user);
        say(t('profile.saved'));
        onClose();
      },
    );
  return <VerifyPhone onProven={(number, verification) => void save(number, verification)} />;
}
