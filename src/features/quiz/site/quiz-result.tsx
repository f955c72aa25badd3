import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { dayMonth, weekday } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { SkeletonForm } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { AnswerList } from './answer-list.tsx';
import { fetchContract } from './fetch-contract.ts';
import type { PlayedRound, QuizSummary } from './fetch-contract.ts';
import { MilestoneEarned } from './milestone-earned.tsx';
import { ShareScore } from './share-score.tsx';
import { StreakBand } from './streak-band.tsx';

interface Played {
  round: PlayedRound;
  summary: QuizSummary;
}

/** The result of a day, as the server has it. */
export function QuizResult({ date }: { date: string }) {
  const { t } = useTranslation();
  const [played, setPlayed] = useState<Played | 'failed'>();
  const load = useCallback(() => {
    setPlayed(undefined);
    readPlayed(date).then(setPlayed, () => setPlayed('failed'));
  }, [date]);
  useEffect(load, [load]);
  if (played === undefined)
    return (
      <div className="container section">
        <SkeletonForm />
      </div>
    );
  if (played === 'failed')
    return (
      <div className="container section">
        <TryAgain text={t('quiz.failedText')} onAgain={load} />
      </div>
    );
  return <Result {...played} />;
}

async function readPlayed(date: string): Promise<Played | 'failed'> {
  const { listQuizAnswers } = await fetchContract();
  const answer = await call(listQuizAnswers, { query: { date, size: '1' } });
  if (!answer.success) return 'failed';
  const [round] = answer.data;
  return round ? { round, summary: answer.summary } : 'failed';
}

function Result({ round, summary }: Played) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const { score, total, rewarded } = round;
  const day = `${weekday(round.date, language)}, ${dayMonth(round.date, language)}`;
  return (
    <>
      <header className="quiz-score">
        <div className="container">
          <h1
            className="quiz-figure counterchange"
            aria-label={t('quiz.result', { score, total })}
            ref={useFocusOnMount()}
            tabIndex={-1}
          >
            {score}/{total}
          </h1>
        </div>
        <div className="quiz-score-dado dado dado-line on-dado">
          <div className="container">
            <p className="quiz-verdict">
              <Verdict right={score} wrong={total - score} />
            </p>
            <p className="quiz-comeback">{t('quiz.comeBack', { day })}</p>
            {!rewarded && <p className="quiz-comeback">{t('quiz.tooFast')}</p>}
          </div>
        </div>
      </header>
      <StreakBand streak={summary.streak} date={round.date} rewarded={rewarded} />
      <div className="container section quiz-after">
        <MilestoneEarned streak={rewarded ? summary.streak : 0} />
        <ShareScore {...{ score, total }} />
        <p>
          <Link href={to('/quizrewards')}>{t('quiz.allRewards')}</Link>
        </p>
        <h2 className="quiz-answers-title">{t('quiz.yourAnswers')}</h2>
        <AnswerList results={round.results} />
      </div>
    </>
  );
}

function Verdict({ right, wrong }: { right: number; wrong: number }) {
  const { t } = useTranslation();
  const words = t('quiz.numbers').split('|');
  const inWords = (number: number) => words[number] ?? String(number);
  if (wrong === 0) return t('quiz.allRight');
  return (
    <>
      {t('quiz.right', { number: inWords(right) })}
      <br />
      {t('quiz.toLookUp', { number: inWords(wrong) })}
    </>
  );
}
