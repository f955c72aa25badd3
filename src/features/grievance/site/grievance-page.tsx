import { useEffect, useState } from 'react';
import { readToken } from '#client/token.ts';
import type { User } from '#contract/user.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Result } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { GrievanceForm } from './grievance-form.tsx';
import type { Filed } from './grievance-form.tsx';
import './grievance.css';

interface GrievancePageProps {
  /** Undefined for a logged-out visitor. */
  findOwner: () => Promise<User | undefined>;
}

/** The page for complaints and data requests; a logged-in visitor need not give a name. */
export function GrievancePage({ findOwner }: GrievancePageProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { typed, problems, failure, message } = usePostedForm();
  const [filed, setFiled] = useState<Filed>();
  const known = useKnown(findOwner);
  return (
    <>
      <PageMeta title={t('frame.grievances')} description={t('grievance.intro')} />
      <PageHeader title={t('frame.grievances')} intro={t('grievance.intro')} />
      <div className="container section grievance">
        {filed ? (
          <FiledNotice filed={filed} />
        ) : (
          <>
            <FormFailure failure={failure} message={message} />
            <GrievanceForm
              action={to('/grievance')}
              typed={{ ...known, ...typed }}
              problems={problems}
              onFiled={setFiled}
            />
          </>
        )}
      </div>
    </>
  );
}

/** The known fields of a logged-in visitor; empty where the account cannot be loaded. */
function useKnown(findOwner: GrievancePageProps['findOwner']): Record<string, string> {
  const [known, setKnown] = useState({});
  useEffect(() => {
    if (!readToken()) return;
    findOwner().then(
      (user) => user && setKnown({ name: user.name, email: user.email ?? '' }),
      () => undefined,
    );
  }, [findOwner]);
  return known;
}

function FiledNotice({ filed: { number, path } }: { filed: Filed }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <Result title={t('grievance.sentTitle', { number })}>
      <p>{t('grievance.sentText')}</p>
      <ButtonLink href={to(path)}>{t('grievance.openPage')}</ButtonLink>
    </Result>
  );
}
