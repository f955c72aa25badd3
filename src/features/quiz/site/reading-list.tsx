import { useTranslation } from '#ui/translation.tsx';
import type { QuizQuestion } from './fetch-contract.ts';

/** The questions of today as plain text, for those without scripts. */
export function ReadingList({ questions }: { questions: readonly QuizQuestion[] }) {
  const { t } = useTranslation();
  return (
    <div className="without-scripts quiz-reading">
      <div className="container section">
        <h1>{t('frame.quiz')}</h1>
        <p>{t('quiz.needsScripts')}</p>
        <ol className="quiz-reading-list">
          {questions.map(({ id, question, language, options }) => (
            <li key={id} lang={language}>
              <h2 className="type-h3">{question}</h2>
              <ul>
                {options.map((option) => (
                  <li key={option.id}>{option.text}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
