import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate, weekday } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listQuizDays, planQuizDay, refreshQuizDay, replanQuizDays } from '../contract/desk.ts';
import { dayAfter } from '../contract/streak.ts';

type Days = ReplyOf<typeof listQuizDays>;
type Day = Days['data'][number];

const FORTNIGHT = 14;

/** A fortnight of days with their questions; those to come can be changed. */
export function CalendarView() {
  const say = useSay();
  const may = usePermission();
  const [from, setFrom] = useState<string>();
  const days = useCallQuery(listQuizDays, { query: { date: from } });
  if (!days.data) return <QueryState query={days} />;
  const { data, today, bank } = days.data;
  return (
    <>
      <CalendarActions first={data[0]?.day ?? today} onMove={setFrom} />
      {bank.length === 0 && (
        <ScreenState icon="list" title={say('No question is ready', 'कोई सवाल तैयार नहीं है')}>
          {say(
            'Write or import some in the bank, and publish them.',
            'भंडार में सवाल लिखिए या CSV से लाइए, और प्रकाशित कीजिए\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="quiz-days">
        {data.map((day) => (
          <DayRow
            key={day.day}
            day={day}
            bank={bank}
            isToCome={day.day > today && may('quiz:write')}
          />
        ))}
      </ul>
    </>
  );
}

interface CalendarActionsProps {
  /** The first day that is shown. */
  first: string;
  onMove: (day: string) => void;
}

function CalendarActions({ first, onMove }: CalendarActionsProps) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const refreshes = [listQuizDays];
  const replan = useCallMutation(replanQuizDays, { refreshes });
  const refresh = useCallMutation(refreshQuizDay, { refreshes });
  const told = {
    onSuccess: ({ message = '' }: { message?: string | undefined }) => toast.success(message),
    onError: toast.error,
  };
  return (
    <p className="quiz-actions">
      <ActionButton kind="line" icon="back" onClick={() => onMove(dayAfter(first, -FORTNIGHT))}>
        {say('Earlier', 'पहले')}
      </ActionButton>
      <ActionButton kind="line" icon="next" onClick={() => onMove(dayAfter(first, FORTNIGHT))}>
        {say('Later', 'बाद में')}
      </ActionButton>
      {may('quiz:write') && (
        <ActionButton
          kind="line"
          icon="undo"
          busy={replan.isPending}
          onClick={() => replan.mutate({ body: {} }, told)}
        >
          {say('Draw 60 days anew', '60 दिन फिर से निकालें')}
        </ActionButton>
      )}
      {may('quiz:publish') && (
        <ActionButton
          kind="line"
          icon="check"
          busy={refresh.isPending}
          onClick={() => refresh.mutate({ body: {} }, told)}
        >
          {say('Ask today as the bank says', 'आज के सवाल भंडार से लें')}
        </ActionButton>
      )}
    </p>
  );
}

interface DayRowProps {
  day: Day;
  bank: Days['bank'];
  isToCome: boolean;
}

function DayRow({ day: { day, questions, isOpen }, bank, isToCome }: DayRowProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const toast = useToast();
  const plan = useCallMutation(planQuizDay, { refreshes: [listQuizDays] });
  const ids = questions.map(({ id }) => id);
  const keep = (chosen: string[]) =>
    plan.mutate(
      { body: { day, questions: chosen, seen: ids } },
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
    );
  return (
    <li className="quiz-day">
      <h2 className="quiz-day-title">
        {weekday(day, language)}, {longDate(day, language)}
        {isOpen && <span className="row-note"> {say('asked', 'पूछे गए')}</span>}
      </h2>
      {questions.length === 0 && !isToCome && (
        <p className="row-note">{say('No question', 'कोई सवाल नहीं')}</p>
      )}
      <ol>
        {questions.map(({ id, question, isReady }) => (
          <li key={id}>
            <span lang={languageOfScript(question, language)}>
              {question || say('Withdrawn question', 'हटाया गया सवाल')}
            </span>
            {!isReady && !isOpen && (
              <span className="row-note"> {say('not ready', 'तैयार नहीं')}</span>
            )}
            {isToCome && questions.length > 1 && (
              <button
                type="button"
                className="quiz-take"
                disabled={plan.isPending}
                onClick={() => keep(ids.filter((each) => each !== id))}
              >
                {say('Take out', 'निकालें')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {isToCome && (
        <AddQuestion
          bank={bank.filter(({ id }) => !ids.includes(id))}
          disabled={plan.isPending}
          onAdd={(id) => keep([...ids, id])}
        />
      )}
    </li>
  );
}

interface AddQuestionProps {
  bank: Days['bank'];
  disabled: boolean;
  onAdd: (id: string) => void;
}

function AddQuestion({ bank, disabled, onAdd }: AddQuestionProps) {
  const say = useSay();
  return (
    <label className="quiz-add">
      {say('Add a question', 'सवाल जोड़ें')}
      <select
        className="input"
        value=""
        disabled={disabled}
        onChange={({ target }) => onAdd(target.value)}
      >
        <option value="">{say('Choose one', 'एक चुनें')}</option>
        {bank.map(({ id, question }) => (
          <option key={id} value={id}>
            {question}
          </option>
        ))}
      </select>
    </label>
  );
}
