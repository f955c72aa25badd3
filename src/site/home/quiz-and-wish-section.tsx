import { useState } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { WishCard } from '#features/wish/site/wish-card.tsx';

/** The campaign's texts for both panels. */
export interface QuizAndWishTexts {
  quizTitle: string;
  quizText: string;
  wishTitle: string;
  wishText: string;
}

/** The quiz panel beside the birthday card panel; one alone takes the whole width. */
export function QuizAndWishSection({ words }: { words: QuizAndWishTexts }) {
  return (
    <div className="quiz-and-wish">
      <ServerOnly>{import.meta.env.SSR && <QuizPanel words={words} />}</ServerOnly>
      <WishPanel words={words} />
    </div>
  );
}

function QuizPanel({ words }: { words: QuizAndWishTexts }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  const to = useLocalPath();
  return (
    <section className="quiz-panel deferred" aria-labelledby="quiz">
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
    <section className="wish-panel deferred" aria-labelledby="wish">
      <WishCard name={name} />
      <ServerOnly>{import.meta.env.SSR && <WishWords words={words} />}</ServerOnly>
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
  const { campaign } = useRootData();
  const foreign = useContentLanguage(campaign);
  return (
    <>
      <h2 id="wish" lang={foreign}>
        {words.wishTitle}
      </h2>
      <p lang={foreign}>{words.wishText}</p>
    </>
  );
}
