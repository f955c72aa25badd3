import { useState } from 'react';
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
  /** Whether the browser has just submitted the form natively. */
  sent: boolean;
}

/** The form on a page of its own; after a submission the thank-you stands above the empty form. */
export function JoinPanel({ action, prefix, sent }: JoinPanelProps) {
  const { typed, problems, failure, message } = usePostedForm();
  const [letters, setLetters] = useState(sent ? 1 : 0);
  return (
    <>
      {letters > 0 && <Thanks key={letters} />}
      <FormFailure failure={failure} message={message} />
      <JoinForm
        action={action}
        prefix={prefix}
        typed={typed}
        problems={problems}
        onSent={() => setLetters((before) => before + 1)}
      />
    </>
  );
}

function Thanks() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <Result title={t('joining.sent')} className="join-thanks">
      <ButtonLink small href={to('/news')}>
        {t('joining.readNews')}
      </ButtonLink>
    </Result>
  );
}
