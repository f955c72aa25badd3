import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { indianDay } from '#lib/clock.ts';
import { longDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { AnswerList } from './answer-list.tsx';
import { fetchContract } from './fetch-contract.ts';
import type { PlayedRound } from './fetch-contract.ts';

const SIZE = 12;

interface PlayedRoundsProps {
  /** Takes whether one of them is of today, once they are here. */
  onToday: (isPlayed: boolean) => void;
}

/** The rounds of the visitor, the newest first; each opens to its answers. */
export function PlayedRounds({ onToday }: PlayedRoundsProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { busy, run } = useAction();
  const [{ rounds, total }, setPlayed] = useState({ rounds: [] as PlayedRound[], total: 0 });
  const read = async (page: number) => {
    const { listQuizAnswers } = await fetchContract();
    return call(listQuizAnswers, { query: { page: String(page), size: String(SIZE) } });
  };
  const more = useCallback(
    (page: number) =>
      run(
        () => read(page),
        (answer) => {
          if (page === 1) onToday(answer.data[0]?.date === indianDay(new Date()));
          setPlayed((before) => ({
            rounds: page === 1 ? answer.data : [...before.rounds, ...answer.data],
            total: answer.total,
          }));
        },
      ),
    [run, onToday],
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: what is played meanwhile comes with the next visit.
  useEffect(() => void more(1), []);
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{t('quiz.history')}</h2>
      {rounds.length === 0 && !busy && <p>{t('quiz.noHistory')}</p>}
      <div className="ruled">
        {rounds.map(({ date, score, total: asked, points, results }) => (
          <details key={date} className="quiz-round">
            <summary>
              <span>{longDate(date, language)}</span>
              <span>{t('quiz.rowOf', { score, total: asked })}</span>
              <span className="type-meta">{t('quiz.points', { count: points })}</span>
            </summary>
            <AnswerList results={results} />
          </details>
        ))}
      </div>
      {rounds.length < total && (
        <Button
          type="button"
          kind="line"
          busy={busy}
          onClick={() => void more(Math.floor(rounds.length / SIZE) + 1)}
        >
          {t('quiz.older')}
        </Button>
      )}
    </section>
  );
}
