import { useState } from 'react';
import { call } from '#client/call.ts';
import { longDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { sealOf, winnersOf } from '../contract/draw-winners.ts';
import type { Draw, Standing, WholeDraw } from './fetch-rewards.ts';

interface DrawListProps {
  draws: readonly Draw[];
  tickets: Standing['tickets'];
}

/** Draws that everybody can check: the seal of each before, the seed and all tickets after. */
export function DrawList({ draws, tickets }: DrawListProps) {
  const { t } = useTranslation();
  if (draws.length === 0) return null;
  return (
    <section aria-labelledby="draws">
      <h2 id="draws">{t('quiz.draws')}</h2>
      <p>{t('quiz.drawsText')}</p>
      <div className="ruled">
        {draws.map((draw) => (
          <DrawRow
            key={draw.id}
            draw={draw}
            own={tickets.find(({ drawId }) => drawId === draw.id)}
          />
        ))}
      </div>
    </section>
  );
}

interface DrawRowProps {
  draw: Draw;
  own: Standing['tickets'][number] | undefined;
}

function DrawRow({ draw, own }: DrawRowProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { firstDay, lastDay, fewestRounds: rounds, prizes } = draw;
  const days = { from: longDate(firstDay, language), to: longDate(lastDay, language) };
  return (
    <article className="quiz-draw">
      <h3>{draw.title}</h3>
      <p>
        {t('quiz.drawDays', days)}
        {' · '}
        {t('quiz.drawRule', { rounds, prizes })}
      </p>
      <p className="type-meta">
        {t('quiz.drawSeal')}: <code>{draw.seedHash}</code>
      </p>
      {own && <p>{t('quiz.drawYours', { ticket: own.ticket })}</p>}
      {own?.place && <p className="quiz-claimed">{t('quiz.drawYouWon')}</p>}
      {draw.isDrawn ? <DrawAgain id={draw.id} /> : <p>{t('quiz.drawOpen')}</p>}
    </article>
  );
}

/** Draws the winners once more, in the browser, from what is public. */
function DrawAgain({ id }: Pick<Draw, 'id'>) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [checked, setChecked] = useState<WholeDraw & { holds: boolean }>();
  const check = async () => {
    const { findQuizDraw } = await import('../contract/draws.ts');
    const answer = await call(findQuizDraw, { query: { id } });
    if (!answer.success) return answer;
    const { seed, seedHash, tickets, winners, prizes } = answer.data;
    const again = await winnersOf(seed ?? '', tickets, prizes);
    const holds = (await sealOf(seed ?? '')) === seedHash && again.join(' ') === winners.join(' ');
    return { ...answer, holds };
  };
  return (
    <>
      <Button
        type="button"
        kind="line"
        busy={busy}
        onClick={() => void run(check, ({ data, holds }) => setChecked({ ...data, holds }))}
      >
        {t('quiz.drawCheck')}
      </Button>
      {checked && (
        <div role="status">
          <p>{t(checked.holds ? 'quiz.drawChecked' : 'quiz.drawWrong')}</p>
          <p className="type-meta">{t('quiz.drawHow')}</p>
          <p className="type-meta">
            {t('quiz.drawSeed')}: <code>{checked.seed}</code>
          </p>
          <p>
            {t('quiz.drawTickets', { count: checked.tickets.length })}
            {' · '}
            {t('quiz.drawWinners')}:
          </p>
          <ol>
            {checked.winners.map((ticket) => (
              <li key={ticket}>
                <code>{ticket}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
