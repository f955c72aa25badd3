import { useState } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { WishCard } from './wish-card.tsx';

/** The quiz on the spark field beside the birthday card on its tint. */
export function PlaySection() {
  return (
    <div className="play">
      <QuizPanel />
      <WishPanel />
    </div>
  );
}

function QuizPanel() {
  const { t } = useTranslation();
  const { campaign } = useShell();
  const to = useLocalPath();
  return (
    <section className="quiz-panel" aria-labelledby="quiz">
      <p className="quiz-label">{t('home.todaysQuestion')}</p>
      <h2 id="quiz">{campaign.quizTitle}</h2>
      <p className="quiz-text">{campaign.quizText}</p>
      <ButtonLink href={to('/quiz')}>{t('home.playQuiz')}</ButtonLink>
    </section>
  );
}

/** A plain GET form: the name travels in the address, so it works without JavaScript. */
function WishPanel() {
  const { t } = useTranslation();
  const { campaign } = useShell();
  const to = useLocalPath();
  const [name, setName] = useState('');
  return (
    <section className="wish-panel" aria-labelledby="wish">
      <WishCard name={name} />
      <h2 id="wish">{campaign.wishTitle}</h2>
      <p>{campaign.wishText}</p>
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
