import { useTranslation } from '#ui/translation.tsx';
import { useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, useReturned } from '#ui/forms/returned.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { TitleWall } from '#ui/title-wall.tsx';
import { joinCampaign } from '../contract.ts';
import { JoinForm } from './join-form.tsx';
import './join-page.css';

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.get('sent') === '1' };
}

export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  // The fields are checked by the call itself.
  const send = (typed: Record<string, string>) =>
    call(joinCampaign, { body: typed as { name: string; email: string; message: string } });
  return postForm(request, { send, thanks: '/join?sent=1' });
}

export default function JoinPage() {
  const { t } = useTranslation();
  const { sent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('join.title')} description={t('join.intro')} hidden={sent} />
      <div className="join-wall">
        <TitleWall title={t('join.title')} />
        <Scene name="walkers" className="join-walkers" eager />
      </div>
      <div className="container join-page">{sent ? <Thanks /> : <Letter />}</div>
    </>
  );
}

function Letter() {
  const to = useLocalPath();
  const { typed, problems, failure } = useReturned();
  return (
    <>
      <FormFailure failure={failure} />
      <JoinForm
        action={to('/join')}
        prefix="join-page"
        typed={typed}
        problems={problems}
        onSent={() => location.assign(to('/join?sent=1'))}
      />
    </>
  );
}

function Thanks() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <EmptyState
      title={t('join.sent')}
      action={
        <ButtonLink small href={to('/news')}>
          {t('join.readNews')}
        </ButtonLink>
      }
    />
  );
}
