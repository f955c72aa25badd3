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

function AnswerRow(result: PastAnswer) {
  const { question, answer, correctAnswer, correct, explanation, language, source } = result;
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
        <h3 lang={language}>{question}</h3>
        {correct ? (
          <p lang={language}>{correctAnswer}</p>
        ) : (
          <p>{t(said, { answer: answer ?? '', correct: correctAnswer })}</p>
        )}
        <p lang={language}>{explanation}</p>
        <p className="type-meta">
          {t('quiz.source')}{' '}
          <Link href={to(source.url)} lang={language}>
            {source.name}
          </Link>
        </p>
      </div>
    </li>
  );
}
