import { useState } from 'react';
import { time } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { guestsFor, marksNow, waitingIn } from './gate/gate-state.ts';
import type { GateState, Guest, Mark } from './gate/gate-state.ts';
import { useGate } from './gate/use-gate.ts';
import type { Stage } from './gate/use-gate.ts';
import './events.css';

/** The most guests that are drawn at once; a letter or two of the name finds the others. */
const MAX_SHOWN = 60;

/**
 * The list of volunteers at a gate. The page is the same for everybody, so that the service worker keeps
 * it; the secret stands behind the `#` of the address, and the list on the device alone.
 */
export default function CheckInPage() {
  const { t } = useTranslation();
  const gate = useGate();
  const { stage, state } = gate;
  return (
    <>
      <PageMeta title={t('gate.title')} hidden />
      <meta name="referrer" content="same-origin" />
      <PageHeader title={state?.event.title ?? t('gate.title')} sentence />
      <div className="container section gate">
        {state ? <Gate gate={gate} state={state} /> : <Closed stage={stage} retry={gate.retry} />}
      </div>
    </>
  );
}

function Closed({ stage, retry }: { stage: Stage; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t(`gate.${stage === 'ready' ? 'loading' : stage}`)}</p>
      {stage === 'unreachable' && (
        <div className="row">
          <Button type="button" onClick={retry}>
            {t('problem.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}

interface GateProps {
  gate: ReturnType<typeof useGate>;
  state: GateState;
}

function Gate({ gate, state }: GateProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const marks = marksNow(state);
  const inBy = new Map(marks.map((mark) => [mark.reply, mark]));
  const found = guestsFor(state, typed);
  return (
    <>
      <Figures state={state} marks={marks} isKept={gate.isKept} />
      <TextField
        type="search"
        label={t('gate.search')}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 && <p>{t('gate.nobody')}</p>}
      <ul className="gate-guests">
        {found.slice(0, MAX_SHOWN).map((guest) => (
          <GuestRow key={guest.id} guest={guest} mark={inBy.get(guest.id)} gate={gate} />
        ))}
      </ul>
      {found.length > MAX_SHOWN && (
        <p className="type-meta">{t('gate.more', { count: found.length - MAX_SHOWN })}</p>
      )}
      <WalkIns gate={gate} marks={marks} />
    </>
  );
}

interface FiguresProps extends Pick<GateProps, 'state'> {
  marks: Mark[];
  isKept: boolean;
}

/** How many are in, and whether everybody else knows. */
function Figures({ state, marks, isKept }: FiguresProps) {
  const { t } = useTranslation();
  const expected = sum(state.people.filter(({ isWaiting }) => !isWaiting));
  const waits = waitingIn(state);
  return (
    <div className="gate-figures">
      <p className="type-lede">
        {t('gate.in', { count: sum(marks.filter(({ reply }) => reply !== null)), all: expected })}
      </p>
      <p role="status" className="type-meta">
        {waits > 0 ? t('gate.waits', { count: waits }) : t('gate.sent')}
        {isKept && ` ${t('gate.kept')}`}
      </p>
    </div>
  );
}

const sum = (parties: readonly { people: number }[]) =>
  parties.reduce((all, { people }) => all + people, 0);

interface RowProps extends Pick<GateProps, 'gate'> {
  guest: Guest;
  mark: Mark | undefined;
}

function GuestRow({ guest: { id, name, people, code, isWaiting }, mark, gate }: RowProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  return (
    <li className={mark ? 'gate-guest gate-guest-in' : 'gate-guest'}>
      <p>
        <b lang={languageOfScript(name, language)}>{name}</b>
        <span className="type-meta">
          {t('reply.count', { count: people })}, {code}
          {isWaiting && `, ${t('gate.onWaitingList')}`}
          {mark && `, ${t('gate.since', { time: time(mark.at, language) })}`}
        </span>
      </p>
      {mark ? (
        <Button
          type="button"
          kind="line"
          small
          aria-label={t('gate.undoOf', { name })}
          onClick={() => gate.undo(mark.id)}
        >
          {t('gate.undo')}
        </Button>
      ) : (
        <Button
          type="button"
          small
          aria-label={t('gate.checkInOf', { name })}
          onClick={() => gate.mark(id, people)}
        >
          {t('gate.checkIn')}
        </Button>
      )}
    </li>
  );
}

/** People who came without a reply: counted, never named. */
function WalkIns({ gate, marks }: Pick<GateProps, 'gate'> & { marks: Mark[] }) {
  const { t } = useTranslation();
  const came = marks.filter(({ reply }) => reply === null);
  const last = came.at(-1);
  return (
    <section className="gate-walk-ins" aria-labelledby="walk-ins">
      <h2 id="walk-ins">{t('gate.walkIns')}</h2>
      <p role="status">{t('reply.count', { count: sum(came) })}</p>
      <div className="row">
        <Button type="button" small onClick={() => gate.mark(null, 1)}>
          {t('gate.oneMore')}
        </Button>
        {last && (
          <Button type="button" kind="line" small onClick={() => gate.undo(last.id)}>
            {t('gate.oneLess')}
          </Button>
        )}
      </div>
    </section>
  );
}
