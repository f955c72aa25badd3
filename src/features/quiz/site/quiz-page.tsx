import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LogInLinks } from '#ui/log-in-links.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { findQuizQuestions } from '../contract.ts';
import { PlayStep } from './play-step.tsx';
import { QuizResult } from './quiz-result.tsx';
import { ReadingList } from './reading-list.tsx';
import type { Round } from './round-store.ts';
import { newRound, useRound } from './use-round.ts';
import type { PageQuestions, Phase } from './use-round.ts';
import './quiz.css';

/** The beginning of a round is stamped for one visitor, so that it stays out of a page for all. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PageQuestions> {
  const { data } = await context.get(siteContext).call(findQuizQuestions);
  const isSilent = data.silentUntil !== null;
  return { date: data.date, questions: data.questions, isSilent };
}

// spec: route:/quiz
/** The quiz of today: one question at a time, and then the result with the source of each answer. */
export default function QuizPage() {
  const { t } = useTranslation();
  const ofPage = useLoaderData<typeof loader>();
  const { phase, go, goEarly, load } = useRound(ofPage);
  const [hasAnswered, setAnswered] = useState(false);
  const isReadable = ofPage.questions.length > 0;
  return (
    <>
      <PageMeta title={t('frame.quiz')} description={t('quiz.intro')} />
      {isReadable && <ReadingList questions={ofPage.questions} />}
      <div className={isReadable ? 'with-scripts' : undefined} data-of-one-person>
        <QuizPhase
          {...{ phase, ofPage, hasAnswered }}
          onGo={(round) => {
            setAnswered(true);
            void go(round);
          }}
          onGoEarly={goEarly}
          onAgain={() => void load()}
        />
      </div>
    </>
  );
}

interface QuizPhaseProps {
  phase: Phase;
  ofPage: PageQuestions;
  /** On this visit, so that the focus stood in a question. */
  hasAnswered: boolean;
  onGo: (round: Round) => void;
  onGoEarly: (round: Round) => void;
  onAgain: () => void;
}

function QuizPhase({ phase, ofPage, hasAnswered, onGo, onGoEarly, onAgain }: QuizPhaseProps) {
  const { t } = useTranslation();
  switch (phase.name) {
    case 'play':
      return <PlayStep round={phase.round} isSending={false} onGo={onGo} />;
    case 'sending':
      return <PlayStep round={phase.round} isSending />;
    case 'result':
      return <QuizResult date={phase.date} />;
    case 'loading':
      // Its fields stay those of the round that comes, so that a press meanwhile is not lost.
      if (ofPage.questions.length === 0)
        return <Told name={ofPage.isSilent ? 'silent' : 'empty'} />;
      return (
        <PlayStep
          round={phase.round ?? newRound(ofPage)}
          isSending={false}
          isLoading
          onGo={onGoEarly}
        />
      );
    case 'failed':
      return (
        <div className="container section">
          <TryAgain text={t('quiz.failedText')} onAgain={onAgain} />
        </div>
      );
    default:
      return <Told key={phase.name} name={phase.name} takesFocus={hasAnswered} onAgain={onAgain} />;
  }
}

const titles = {
  empty: ['quiz.emptyTitle', 'quiz.emptyText'],
  silent: ['quiz.silentTitle', 'quiz.silentText'],
  offline: ['quiz.offlineTitle', 'quiz.offlineStart'],
  kept: ['quiz.keptTitle', 'quiz.keptText'],
  busy: ['quiz.keptTitle', 'quiz.busyText'],
  logIn: ['quiz.logInTitle', 'quiz.logInText'],
  over: ['quiz.overTitle', 'quiz.overText'],
} as const;

interface ToldProps {
  name: keyof typeof titles;
  /** It takes the place of a question that was answered. */
  takesFocus?: boolean;
  onAgain?: () => void;
}

/** Tells in place of a question what there is to know, and the next step. */
function Told({ name, takesFocus = false, onAgain }: ToldProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const heading = useFocusOnMount(takesFocus);
  const [title, text] = titles[name];
  const again = (label: 'quiz.sendAgain' | 'quiz.playToday' | 'problem.tryAgain') => (
    <Button type="button" onClick={onAgain}>
      {t(label)}
    </Button>
  );
  const actions = {
    empty: <ButtonLink href={to('/quizrewards')}>{t('quiz.allRewards')}</ButtonLink>,
    silent: <ButtonLink href={to('/quizrewards')}>{t('quiz.allRewards')}</ButtonLink>,
    offline: again('problem.tryAgain'),
    kept: again('quiz.sendAgain'),
    busy: again('quiz.sendAgain'),
    logIn: <LogInLinks next="/quiz" />,
    over: again('quiz.playToday'),
  };
  return (
    <div className="container section" role={name === 'empty' ? undefined : 'status'}>
      <EmptyState
        wide
        art={<Scene name="quiet-mural" eager />}
        heading="h1"
        title={t(title)}
        titleRef={heading}
        text={t(text)}
        action={actions[name]}
      />
    </div>
  );
}
