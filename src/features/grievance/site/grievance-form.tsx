import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { FieldErrors } from '#ui/use-submission.ts';

/** The identity of a filed request. */
export interface Filed {
  number: string;
  path: string;
}

interface GrievanceFormProps {
  /** The address of the form without scripts. */
  action: string;
  typed: Record<string, string>;
  problems: FieldErrors;
  onFiled: (filed: Filed) => void;
}

const subjects = ['access', 'correction', 'erasure', 'consent', 'other'] as const;

export function GrievanceForm({ action, typed, problems, onFiled }: GrievanceFormProps) {
  const { t } = useTranslation();
  const required = {
    name: t('join.nameRequired'),
    email: t('join.emailRequired'),
    subject: t('grievance.subjectRequired'),
    message: t('join.messageRequired'),
  };
  const { errors, busy, handlers } = useSubmission({
    check: (now) => Object.fromEntries(Object.entries(required).filter(([name]) => !now[name])),
    send: file,
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onSuccess: ({ data }) => onFiled(data),
  });
  const field = (name: string) => ({ name, defaultValue: typed[name], problem: errors[name] });
  return (
    <form className="fields" action={action} method="post" data-enhanced noValidate {...handlers}>
      <TextField {...field('name')} label={t('join.name')} autoComplete="name" />
      <TextField {...field('email')} label={t('join.email')} type="email" autoComplete="email" />
      <SelectField {...field('subject')} label={t('grievance.subject')}>
        <option value="">{t('grievance.choose')}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`grievance.${subject}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('message')} label={t('join.message')} rows={6} />
      <Honeypot />
      <Button wide busy={busy}>
        {busy ? t('join.sending') : t('grievance.send')}
      </Button>
    </form>
  );
}

/** The contract is loaded with the first request, because it includes the validation library. */
const fetchContract = () => import('../contract.ts');

async function file(typed: Record<string, string>) {
  const { fileGrievance } = await fetchContract();
  return call(fileGrievance, { form: typed });
}
