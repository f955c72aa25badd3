import { useTranslation } from '#ui/translation.tsx';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '#ui/page/page-head.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { JoinLetter } from './join-letter.tsx';
import { JoinWords } from './join-words.tsx';
import { isSent, takeLetterAt } from './take-letter.ts';
import './join-page.css';

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: isSent(request) };
}

export const action = takeLetterAt('/join?sent=1');

export default function JoinPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { sent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('join.title')} description={t('joining.intro')} hidden={sent} />
      <div className="join-wall">
        <TitleWall title={t('join.title')} />
        <Scene name="walkers" className="join-walkers" eager />
      </div>
      <div className="container join-page">
        <JoinWords />
        <JoinLetter action={to('/join')} prefix="join-page" sent={sent} />
      </div>
    </>
  );
}
