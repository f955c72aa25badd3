import { useState } from 'react';
import { redirect } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, useReturned } from '#ui/forms/returned.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useLocalPath } from '#ui/page/shell.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { fileGrievance } from '../contract.ts';
import { GrievanceForm } from './grievance-form.tsx';
import type { Filed } from './grievance-form.tsx';
import './grievance.css';

export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  return postForm(request, {
    // The fields are checked by the call itself.
    send: (typed) => call(fileGrievance, { body: typed as unknown as FormData }),
    // The page of the request says the rest, and a reload of it posts nothing twice.
    thanks: ({ data }) => redirect(data.path, 303),
  });
}

/** A complaint, or a request about one's own data. */
export default function GrievancePage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { typed, problems, failure, message } = useReturned();
  const [filed, setFiled] = useState<Filed>();
  return (
    <>
      <PageHead title={t('frame.grievances')} description={t('grievance.intro')} />
      <TitleWall title={t('frame.grievances')} intro={t('grievance.intro')} />
      <div className="container section grievance">
        {filed ? (
          <FiledNotice filed={filed} />
        ) : (
          <>
            <FormFailure failure={failure} message={message} />
            <GrievanceForm
              action={to('/grievance')}
              typed={typed}
              problems={problems}
              onFiled={setFiled}
            />
          </>
        )}
      </div>
    </>
  );
}

function FiledNotice({ filed: { number, path } }: { filed: Filed }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <section className="stack" role="status">
      <h2>{t('grievance.sentTitle', { number })}</h2>
      <p>{t('grievance.sentText')}</p>
      <p>
        <ButtonLink href={to(path)}>{t('grievance.openPage')}</ButtonLink>
      </p>
    </section>
  );
}
