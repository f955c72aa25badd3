import { useRef, useState } from 'react';
import { call } from '#client/call.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { useSubmission } from '#ui/use-submission.ts';
import { fetchRewards, wholeOf } from './fetch-rewards.ts';
import type { LoadedStanding, RankingRow, Standing } from './fetch-rewards.ts';

interface RankingProps {
  rows: readonly RankingRow[];
  standing: LoadedStanding;
  onChanged: () => void;
}

/** The list of players who want to be ranked, by their points. */
export function Ranking({ rows, standing, onChanged }: RankingProps) {
  const { t } = useTranslation();
  const own = wholeOf(standing);
  const place = own?.ranking?.constituency ?? own?.constituency ?? undefined;
  const [{ shown, isNear }, setShown] = useState({ shown: rows, isNear: false });
  const { busy, run } = useAction();
  const show = (constituency?: string) =>
    run(
      () => readRanking(constituency),
      ({ data }) => setShown({ shown: data, isNear: constituency !== undefined }),
    );
  const title = useRef<HTMLHeadingElement>(null);
  // The form begins anew with what is shown, and its button goes.
  const showChange = () => {
    title.current?.focus({ preventScroll: true });
    onChanged();
    void show();
  };
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking" ref={title} tabIndex={-1}>
        {t('quiz.ranking')}
      </h2>
      <p>{t('quiz.rankingText')}</p>
      {place && (
        <p className="row">
          <Reach on={!isNear} busy={busy} onChoose={() => void show()}>
            {t('quiz.rankEverywhere')}
          </Reach>
          <Reach on={isNear} busy={busy} onChoose={() => void show(place)}>
            {place}
          </Reach>
        </p>
      )}
      <RankedPlayers rows={shown} />
      {own && <RankingForm key={own.ranking?.name} own={own} onChanged={showChange} />}
    </section>
  );
}

interface ReachProps {
  on: boolean;
  busy: boolean;
  onChoose: () => void;
  children: string;
}

/** A choice of the players who are ranked: a chip that acts at once. */
function Reach({ on, busy, onChoose, children }: ReachProps) {
  return (
    <button
      type="button"
      className={classNames('chip', on && 'chip-on')}
      aria-pressed={on}
      disabled={busy}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

function RankedPlayers({ rows }: Pick<RankingProps, 'rows'>) {
  const { t } = useTranslation();
  const { language } = useRootData();
  return (
    <>
      {rows.length === 0 && <p>{t('quiz.rankingEmpty')}</p>}
      {rows.length > 0 && (
        <ol className="quiz-ranking">
          {rows.map(({ place, name, constituency, points }) => (
            <li key={place}>
              <span className="quiz-place">{place}</span>
              <span lang={languageOfScript(name, language)}>
                {name}
                {constituency && <span className="type-meta"> {constituency}</span>}
              </span>
              <span>{t('quiz.points', { count: points })}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

async function readRanking(constituency?: string) {
  const { listQuizRanking } = await fetchRewards();
  return call(listQuizRanking, { query: { constituency, size: '10' } }, { fresh: true });
}

interface RankingFormProps {
  own: Standing;
  onChanged: () => void;
}

function RankingForm({ own, onChanged }: RankingFormProps) {
  const { t } = useTranslation();
  const { busy: isLeaving, run, say } = useAction();
  const { errors, busy, handlers } = useSubmission({
    check: () => ({}),
    prepare: fetchRewards,
    region: t('frame.messages'),
    send: async (typed) => {
      const { joinQuizRanking } = await fetchRewards();
      return call(joinQuizRanking, { form: typed });
    },
    onSuccess: onChanged,
  });
  const leave = async () => {
    const { leaveQuizRanking } = await fetchRewards();
    return call(leaveQuizRanking);
  };
  const left = ({ message = '' }: { message?: string | undefined }) => {
    say(message);
    onChanged();
  };
  return (
    <form className="fields quiz-rank-form" noValidate data-enhanced {...handlers}>
      <TextField
        name="name"
        label={t('quiz.rankName')}
        defaultValue={own.ranking?.name}
        maxLength={40}
        autoComplete="nickname"
        problem={errors['name']}
      />
      <TextField
        name="constituency"
        label={t('quiz.rankConstituency')}
        optional={t('join.optional')}
        defaultValue={own.ranking?.constituency ?? own.constituency ?? undefined}
        maxLength={80}
        problem={errors['constituency']}
      />
      <p className="row">
        <Button busy={busy}>{t(own.ranking ? 'quiz.rankChange' : 'quiz.rankJoin')}</Button>
        {own.ranking && (
          <Button type="button" kind="line" busy={isLeaving} onClick={() => void run(leave, left)}>
            {t('quiz.rankLeave')}
          </Button>
        )}
      </p>
    </form>
  );
}
