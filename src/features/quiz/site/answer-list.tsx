import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { PlayedRound } from './fetch-contract.ts';

type PastAnswer = PlayedRound['results'][number];

/** Each question with what was said, what is right, why, and where it stands. */
export function AnswerList({ results }: { results: readonly PastAnswer[] }) {
  return (
    <ol className="quiz-answers">
      {results.map((result) => (
        <AnswerRow key={result.questionId} {...result} />
      ))}
    </ol>
  );
}

function AnswerRow({ question, answer, correctAnswer, correct, explanation, source }: PastAnswer) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const said = answer === null ? 'quiz.notAnswered' : 'quiz.answerIs';
  return (
    <li className="quiz-answer">
      <span
        className="quiz-mark"
        data-right={correct || undefined}
        role="img"
        aria-label={t(correct ? 'quiz.rightAnswer' : 'quiz.wrongAnswer')}
      >
        <Icon name={correct ? 'check' : 'close'} />
      </span>
      <div>
        <h3>{question}</h3>
        <p>{correct ? correctAnswer : t(said, { answer: answer ?? '', correct: correctAnswer })}</p>
        <p>{explanation}</p>
        <p className="type-meta">
          {t('quiz.source')} <Link href={to(source.url)}>{source.name}</Link>
        </p>
      </div>
    </li>
  );
}
