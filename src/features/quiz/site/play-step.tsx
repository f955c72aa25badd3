import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { QuizQuestion } from './fetch-contract.ts';
import { ProgressRoad } from './progress-road.tsx';
import type { Round } from './round-store.ts';

interface PlayStepProps {
  round: Round;
  isSending: boolean;
  /** An answer may be chosen, and its question is not left yet. */
  isLoading?: boolean;
  /** Left out while the round is on its way. */
  onGo?: (round: Round) => void;
}

/** One question with its answers; the next one comes with the button, and nothing is in a hurry. */
export function PlayStep({ round, isSending, isLoading = false, onGo }: PlayStepProps) {
  const { t } = useTranslation();
  const { questions, chosen, at } = round;
  const [isAsked, setAsked] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const question = questions[at];
  if (!question) return null;
  const isLast = at === questions.length - 1;
  const choose = (optionId: string) => {
    setAsked(false);
    onGo?.({ ...round, chosen: { ...chosen, [question.id]: optionId } });
  };
  const goTo = (next: number) => {
    setMoved(true);
    onGo?.({ ...round, at: next });
  };
  const goOn = () => {
    if (chosen[question.id] === undefined) return setAsked(true);
    return isLast ? onGo?.({ ...round, isDone: true }) : goTo(at + 1);
  };
  return (
    <form
      className="quiz-play"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div className="container quiz-asking">
        <ProgressRoad at={at} total={questions.length} />
        <QuestionFields
          key={question.id}
          question={question}
          chosen={chosen[question.id]}
          takesFocus={hasMoved || at > 0}
          onChoose={choose}
        />
        <Scene name="quiz-people" className="quiz-people" eager />
      </div>
      <div className="quiz-foot">
        <div className="container quiz-foot-row">
          <p role="status">{t(isAsked ? 'quiz.chooseFirst' : 'quiz.noTimer')}</p>
          {at > 0 && (
            <button type="button" className="quiz-back" onClick={() => goTo(at - 1)}>
              {t('quiz.back')}
            </button>
          )}
          <Button kind="spark" busy={isSending} disabled={!onGo || isLoading}>
            {t(isSending ? 'quiz.sending' : isLast ? 'quiz.finish' : 'quiz.next')}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface QuestionFieldsProps {
  question: QuizQuestion;
  chosen: string | undefined;
  takesFocus: boolean;
  onChoose: (optionId: string) => void;
}

function QuestionFields({ question, chosen, takesFocus, onChoose }: QuestionFieldsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A round begins at the top of the page, and goes on where its question appears.
  useEffect(() => void (takesFocus && heading.current?.focus()), [takesFocus]);
  return (
    <fieldset className="quiz-fields" lang={question.language}>
      <legend>
        <h1 className="quiz-question" ref={heading} tabIndex={-1}>
          {question.question}
        </h1>
      </legend>
      {question.options.map(({ id, text }, index) => (
        <label className="quiz-option" key={id}>
          <input
            type="radio"
            name={question.id}
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span className="quiz-option-number" aria-hidden="true">
            {index + 1}
          </span>
          <span className="quiz-option-text">{text}</span>
          <Icon name="check" />
        </label>
      ))}
    </fieldset>
  );
}
