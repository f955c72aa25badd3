import { useState } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Finished } from '#ui/page/finished.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { WishCard } from './wish-card.tsx';

/** The campaign's words for the two. */
export interface QuizAndWishTexts {
  quizTitle: string;
  quizText: string;
  wishTitle: string;
  wishText: string;
}

/** The quiz on the spark field beside the birthday card on its tint; one alone is as wide as both. */
export function QuizAndWishSection({ words }: { words: QuizAndWishTexts }) {
  return (
    <div className="quiz-and-wish">
      <Finished>{import.meta.env.SSR && <QuizPanel words={words} />}</Finished>
      <WishPanel words={words} />
    </div>
  );
}

function QuizPanel({ words }: { words: QuizAndWishTexts }) {
  const { t } = useTranslation();
  const { campaign } = useShell();
  const foreign = useForeign(campaign);
  const to = useLocalPath();
  return (
    <section className="quiz-panel later" aria-labelledby="quiz">
      <p className="quiz-label">{t('home.todaysQuestion')}</p>
      <h2 id="quiz" lang={foreign}>
        {words.quizTitle}
      </h2>
      <p className="quiz-text" lang={foreign}>
        {words.quizText}
      </p>
      <ButtonLink href={to('/quiz')}>{t('home.playQuiz')}</ButtonLink>
    </section>
  );
}

/** A plain GET form: the name travels in the address, so it works without JavaScript. */
function WishPanel({ words }: { words: QuizAndWishTexts }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const [name, setName] = useState('');
  return (
    <section className="wish-panel later" aria-labelledby="wish">
      <WishCard name={name} />
      <Finished>{import.meta.env.SSR && <WishWords words={words} />}</Finished>
      <form action={to('/wish')} method="get" data-enhanced>
        <TextField
          name="user_name"
          id="wish-name"
          label={t('home.nameOnCard')}
          maxLength={60}
          autoComplete="off"
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button>{t('home.makeCard')}</Button>
      </form>
    </section>
  );
}

function WishWords({ words }: { words: QuizAndWishTexts }) {
  const { campaign } = useShell();
  const foreign = useForeign(campaign);
  return (
    <>
      <h2 id="wish" lang={foreign}>
        {words.wishTitle}
      </h2>
      <p lang={foreign}>{words.wishText}</p>
    </>
  );
}
