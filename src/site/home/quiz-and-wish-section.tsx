import { WishCard } from '#features/wish/site/wish-card.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Home } from './load-home.ts';

interface QuizAndWishProps {
  /** The first question of today, or none where the quiz is off, silent or without questions. */
  question: Home['question'];
  words: Home['words'];
  hasWishes: boolean;
}

/** The question of the day beside the birthday card; one alone takes the whole width. */
export function QuizAndWishSection({ question, words, hasWishes }: QuizAndWishProps) {
  if (!question && !hasWishes) return null;
  return (
    <div className="quiz-and-wish">
      {question && <QuizPanel question={question} words={words} />}
      {hasWishes && <WishPanel words={words} />}
    </div>
  );
}

interface QuizPanelProps {
  question: NonNullable<Home['question']>;
  words: Home['words'];
}

function QuizPanel({ question: { question, options, language }, words }: QuizPanelProps) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  const to = useLocalPath();
  return (
    <section className="quiz-panel deferred" aria-labelledby="quiz">
      <p className="quiz-label">{t('home.todaysQuestion')}</p>
      <h2 id="quiz" lang={language}>
        {question}
      </h2>
      <ol className="quiz-options" lang={language}>
        {options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ol>
      <p className="quiz-text" lang={foreign}>
        <strong>{words.quizTitle}</strong> · {words.quizText}
      </p>
      <ButtonLink href={to('/quiz')}>{t('home.playQuiz')}</ButtonLink>
    </section>
  );
}

/** A form that makes the card by itself, without scripts too; the page of cards answers it. */
function WishPanel({ words }: Pick<QuizAndWishProps, 'words'>) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  const to = useLocalPath();
  return (
    <section className="wish-panel deferred" aria-labelledby="wish">
      <WishCard name="" />
      <h2 id="wish" lang={foreign}>
        {words.wishTitle}
      </h2>
      <p lang={foreign}>{words.wishText}</p>
      <form action={to('/wish')} method="post">
        <TextField
          name="user_name"
          id="wish-name"
          label={t('home.nameOnCard')}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Button>{t('home.makeCard')}</Button>
      </form>
    </section>
  );
}
