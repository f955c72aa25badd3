import { useTranslation } from '#ui/translation.tsx';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { JoinPanel } from './join-panel.tsx';
import { JoinIntro } from './join-intro.tsx';
import { isSent, createJoinAction } from './join-action.ts';
import './join-page.css';

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: isSent(request) };
}

export const action = createJoinAction('/join?sent=1');

export default function JoinPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { sent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('join.title')} description={t('joining.intro')} hidden={sent} />
      <div className="join-wall">
        <PageHeader title={t('join.title')} />
        <Scene name="walkers" className="join-walkers" eager />
      </div>
      <div className="container join-page">
        <JoinIntro />
        <JoinPanel action={to('/join')} prefix="join-page" sent={sent} />
      </div>
    </>
  );
}
