import { useState } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Result } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { JoinForm } from './join-form.tsx';

interface JoinPanelProps {
  /** The address of the form without scripts. */
  action: string;
  prefix: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** The form on a page of its own; after a submission the thank-you stands above the empty form. */
export function JoinPanel({ action, prefix, children }: JoinPanelProps) {
  const { typed, problems, failure, message } = usePostedForm();
  const [page, setPage] = useState('');
  return (
    <>
      {page && <Thanks key={page} page={page} />}
      <FormFailure failure={failure} message={message} />
      <JoinForm action={action} prefix={prefix} typed={typed} problems={problems} onSent={setPage}>
        {children}
      </JoinForm>
    </>
  );
}

function Thanks({ page }: { page: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <Result title={t('joining.sent')} className="join-thanks">
      <ButtonLink small href={to(page)}>
        {t('joining.seeStatus')}
      </ButtonLink>
    </Result>
  );
}
