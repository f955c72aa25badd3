import type { ComponentProps } from 'react';
import { indianDay } from '#lib/clock.ts';
import { indianMobile } from '#lib/phone.ts';
import { CheckField } from '#ui/check-field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { PlainTextKey, Translate } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';

type Typed = Partial<Record<string, string>>;
type Check = (value: string, typed: Typed) => PlainTextKey | undefined;

interface Field {
  /** The name in the call, where it is not the key of the table. */
  name?: string;
  /** A line of text unless told. */
  kind?: 'phone' | 'secret' | 'check' | 'gender';
  label: PlainTextKey;
  hint?: PlainTextKey;
  optional?: true;
  /** Stands between this field and the one above. */
  divider?: PlainTextKey;
  input?: ComponentProps<'input'>;
  /** Other names under which the call may find this field wrong. */
  aliases?: string[];
  check?: Check;
}

const FIRST_DAY = '1900-01-01';
const SHORTEST_PASSWORD = 8;

const required =
  (problem: PlainTextKey): Check =>
  (value) =>
    value ? undefined : problem;

const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);
const isContact = (text: string) => indianMobile(text) !== undefined || looksLikeEmail(text);

const checkPassword: Check = (value) => {
  if (!value) return 'signIn.passwordRequired';
  return [...value].length < SHORTEST_PASSWORD ? 'register.passwordShort' : undefined;
};

const newPassword = {
  kind: 'secret',
  label: 'register.newPassword',
  hint: 'register.passwordHint',
  input: { autoComplete: 'new-password' },
  check: checkPassword,
} satisfies Field;

/** The fields that the steps are made of. */
const fields = {
  mobile_number: {
    kind: 'phone',
    label: 'signIn.mobileNumber',
    hint: 'signIn.numberHint',
    check: (value) => {
      if (!value) return 'signIn.numberRequired';
      return indianMobile(value) ? undefined : 'signIn.numberWrong';
    },
  },
  email: {
    label: 'join.email',
    input: { type: 'email', autoComplete: 'email' },
    check: (value) => {
      if (!value) return 'join.emailRequired';
      return looksLikeEmail(value) ? undefined : 'register.emailWrong';
    },
  },
  emailOfAccount: {
    name: 'email',
    label: 'join.email',
    input: { type: 'email', autoComplete: 'username' },
    check: required('join.emailRequired'),
  },
  account: {
    label: 'signIn.account',
    // The keys of addresses, which have the digits too; `email` would refuse a number.
    input: {
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      autoComplete: 'username',
    },
    aliases: ['email', 'phoneNumber'],
    check: (value) => {
      if (!value) return 'signIn.accountRequired';
      return isContact(value) ? undefined : 'signIn.accountWrong';
    },
  },
  password: {
    kind: 'secret',
    label: 'signIn.password',
    input: { autoComplete: 'current-password' },
    check: required('signIn.passwordRequired'),
  },
  currentPassword: {
    kind: 'secret',
    label: 'password.current',
    input: { autoComplete: 'current-password' },
    check: required('signIn.passwordRequired'),
  },
  passwordOfAccount: {
    name: 'currentPassword',
    kind: 'secret',
    label: 'signIn.password',
    input: { autoComplete: 'current-password' },
  },
  newPassword,
  firstPassword: { ...newPassword, name: 'password' },
  confirmPassword: {
    kind: 'secret',
    label: 'register.confirmPassword',
    input: { autoComplete: 'new-password' },
    check: (value, typed) => {
      const chosen = typed['newPassword'] ?? typed['password'] ?? '';
      const differs = value !== chosen && !checkPassword(chosen, typed);
      return differs ? 'register.passwordsDiffer' : undefined;
    },
  },
  name: {
    label: 'join.name',
    input: { autoComplete: 'name', maxLength: 120 },
    check: required('join.nameRequired'),
  },
  dateOfBirth: {
    label: 'register.dateOfBirth',
    input: { type: 'date', autoComplete: 'bday', min: FIRST_DAY },
    check: (value) => {
      if (!value) return 'register.birthRequired';
      const isPast = value >= FIRST_DAY && value <= indianDay(new Date());
      return isPast ? undefined : 'register.birthWrong';
    },
  },
  constituency: { label: 'join.constituency', optional: true, input: { maxLength: 120 } },
  gender: { kind: 'gender', label: 'register.gender', optional: true },
  parentContact: {
    label: 'register.parentContact',
    hint: 'register.parentHint',
    input: { autoComplete: 'off' },
    check: (value) => (isContact(value) ? undefined : 'register.parentWrong'),
  },
  consent: {
    kind: 'check',
    label: 'register.consent',
    hint: 'register.consentWhat',
    check: required('register.consentNeeded'),
  },
  newsletter: {
    kind: 'check',
    label: 'consents.newsletter',
    hint: 'consents.newsletterWhat',
    divider: 'register.ifYouLike',
  },
  sms: {
    kind: 'check',
    label: 'consents.sms',
    hint: 'consents.smsWhat',
    divider: 'register.ifYouLike',
  },
  publicName: { kind: 'check', label: 'consents.publicName', hint: 'consents.publicNameWhat' },
  parentName: {
    name: 'name',
    label: 'register.parentName',
    input: { autoComplete: 'name' },
    check: required('join.nameRequired'),
  },
  parentConsent: {
    name: 'consent',
    kind: 'check',
    label: 'register.parentConsent',
    hint: 'register.parentConsentWhat',
    check: required('register.consentNeeded'),
  },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** The problems of what was typed into some fields. */
export function checkFields(names: FieldName[], typed: Typed, t: Translate): FieldErrors {
  const found = names.map((key) => {
    const { name = key, check }: Field = fields[key];
    const problem = check?.(typed[name] ?? '', typed);
    return [name, problem && t(problem)] as const;
  });
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

interface StepFieldsProps {
  names: FieldName[];
  /** Earlier answers, by name. */
  given?: Partial<Record<string, string | number>> | undefined;
  errors: FieldErrors;
}

export const StepFields = ({ names, given = {}, errors }: StepFieldsProps) =>
  names.map((key) => {
    const field: Field = fields[key];
    const { name = key, aliases = [] } = field;
    const problem = [name, ...aliases].map((each) => errors[each]).find(Boolean);
    return <StepField key={key} field={field} name={name} value={given[name]} problem={problem} />;
  });

interface StepFieldProps {
  field: Field;
  name: string;
  value: string | number | undefined;
  problem: string | undefined;
}

function StepField({ field, name, value, problem }: StepFieldProps) {
  const { kind, label, hint, optional, divider, input } = field;
  const { t } = useTranslation();
  const props = { ...input, name, problem, label: t(label), hint: hint && t(hint) };
  if (kind === 'secret')
    return <SecretField {...props} show={t('signIn.show')} hide={t('signIn.hide')} />;
  if (kind === 'phone')
    return <PhoneField {...props} defaultValue={String(value ?? '').replace(/^\+91/, '')} />;
  if (kind === 'check')
    return (
      <>
        {divider && (
          <p className="step-or">
            <span>{t(divider)}</span>
          </p>
        )}
        <CheckField {...props} value="true" />
      </>
    );
  const box = { label: props.label, name, problem, optional: optional && t('join.optional') };
  if (kind === 'gender')
    return (
      <SelectField {...box} autoComplete="sex" defaultValue={value}>
        <option value="">{t('register.notSaid')}</option>
        <option value="female">{t('register.female')}</option>
        <option value="male">{t('register.male')}</option>
        <option value="other">{t('register.other')}</option>
      </SelectField>
    );
  return <TextField {...props} {...box} defaultValue={value} />;
}
