import { useCallback, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { call } from '#client/call.ts';
import { followSession } from '#client/follow-session.ts';
import { readToken } from '#client/token.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LogInLinks } from '#ui/log-in-links.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { listQuizDraws } from '../contract/draws.ts';
import { listQuizRanking, listQuizRewards } from '../contract/rewards.ts';
import { DrawList } from './draw-list.tsx';
import { fetchRewards, wholeOf } from './fetch-rewards.ts';
import type { LoadedStanding } from './fetch-rewards.ts';
import { OwnStanding } from './own-standing.tsx';
import { Ranking } from './ranking.tsx';
import { RewardList } from './reward-list.tsx';
import './rewards.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call: ask } = context.get(siteContext);
  const [rewards, ranking, draws] = await Promise.all([
    ask(listQuizRewards),
    ask(listQuizRanking, { query: { size: '10' } }),
    ask(listQuizDraws),
  ]);
  return { rewards: rewards.data, ranking: ranking.data, draws: draws.data };
}

// spec: route:/quizrewards
/** Points, days in a row and rewards of the visitor; the catalogue, the ranking and the draws of all. */
export default function QuizRewardsPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { rewards, ranking, draws } = useLoaderData<typeof loader>();
  const { standing, load } = useStanding();
  const [hasPlayedToday, setPlayedToday] = useState(false);
  return (
    <>
      <PageMeta title={t('frame.quizReward')} description={t('quiz.rewardsIntro')} hidden />
      <PageHeader title={t('frame.quizReward')} intro={t('quiz.rewardsIntro')}>
        <ButtonLink kind="spark" href={to('/quiz')}>
          {t(hasPlayedToday ? 'quiz.finish' : 'quiz.play')}
        </ButtonLink>
      </PageHeader>
      <div className="quiz-rewards" data-of-one-person>
        <div className="container when-logged-out quiz-log-in">
          <p>{t('quiz.rewardsLogIn')}</p>
          <p className="without-scripts">{t('quiz.rewardsNeedScripts')}</p>
          <div className="with-scripts">
            <LogInLinks next="/quizrewards" />
          </div>
        </div>
        <OwnStanding standing={standing} onAgain={load} onToday={setPlayedToday} />
        <div className="container quiz-rewards-parts">
          <RewardList rewards={rewards} standing={standing} onClaimed={load} />
          <Ranking rows={ranking} standing={standing} onChanged={load} />
          <DrawList draws={draws} tickets={wholeOf(standing)?.tickets ?? []} />
        </div>
      </div>
    </>
  );
}

function useStanding() {
  const [standing, setStanding] = useState<LoadedStanding>();
  const load = useCallback(() => {
    followSession();
    if (!readToken()) return;
    const read = async () => {
      const { findQuizStanding } = await fetchRewards();
      const answer = await call(findQuizStanding);
      setStanding(answer.success ? answer.data : 'failed');
    };
    read().catch(() => setStanding('failed'));
  }, []);
  useEffect(load, [load]);
  return { standing, load };
}
