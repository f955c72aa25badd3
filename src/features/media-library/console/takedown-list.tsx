import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { usePermission } from '#ui/console/me.ts';
import { ReasonForm } from '#ui/console/reason-form.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { decideTakedown, readMediaRegister } from '../contract/register.ts';
import type { Takedown } from '../contract/register.ts';
import { TakeDown } from './take-down.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** Orders and complaints, those that wait first. */
export function TakedownList({ takedowns }: { takedowns: readonly Takedown[] }) {
  const say = useSay();
  return (
    <section className="register-part">
      <h2>{say('Orders and complaints', 'आदेश और शिकायतें')}</h2>
      {takedowns.length === 0 && (
        <p className="row-note">{say('None came in.', 'कोई नहीं आई\u202f।')}</p>
      )}
      <ul className="ruled-list">
        {takedowns.map((each) => (
          <TakedownRow key={each.id} takedown={each} />
        ))}
      </ul>
    </section>
  );
}

function TakedownRow({ takedown }: { takedown: Takedown }) {
  const say = useSay();
  const may = usePermission();
  const language = useConsoleLanguage();
  const { name, kind, source, receivedAt, outcome } = takedown;
  const what = kind === 'order' ? say('Order', 'आदेश') : say('Complaint', 'शिकायत');
  return (
    <li className="ruled-row register-row">
      <ConsoleIcon name={outcome ? 'check' : 'clock'} />
      <div className="ruled-row-text">
        <p className="row-title" lang={languageOfScript(name, language)}>
          {name}
        </p>
        <p className="row-note">
          {`${what}, ${source} · ${say('came in', 'आया')} ${dayAndHour(receivedAt, language)}`}
        </p>
        {outcome ? <Decided takedown={takedown} /> : <TimeLeft dueAt={takedown.dueAt} />}
      </div>
      {!outcome && may('law:write') && <Decide takedown={takedown} />}
    </li>
  );
}

function TimeLeft({ dueAt }: { dueAt: string }) {
  const left = useTimeLeft(dueAt);
  return (
    <p className={left.isOver ? 'register-time register-over' : 'register-time'}>{left.text}</p>
  );
}

function Decided({ takedown: { outcome, reason, decidedBy, decidedAt } }: { takedown: Takedown }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const what =
    outcome === 'taken-down' ? say('Taken down', 'हटाया गया') : say('Kept', 'रहने दिया गया');
  return (
    <p className="row-note">
      <b>{what}</b>
      {` · ${decidedBy?.name ?? '–'}${decidedAt ? `, ${dayAndHour(decidedAt, language)}` : ''}`}
      {reason && `: ${reason}`}
    </p>
  );
}

function Decide({ takedown }: { takedown: Takedown }) {
  const say = useSay();
  const { id, name } = takedown;
  const [asked, setAsked] = useState<'taken-down' | 'kept' | undefined>();
  const close = () => setAsked(undefined);
  return (
    <div className="register-actions">
      <ActionButton
        kind="danger"
        aria-label={say(`Take down everywhere: ${name}`, `हर जगह से हटाएँ: ${name}`)}
        onClick={() => setAsked('taken-down')}
      >
        {say('Take down everywhere', 'हर जगह से हटाएँ')}
      </ActionButton>
      <ActionButton kind="quiet" onClick={() => setAsked('kept')}>
        {say('It stays', 'यह रहेगा')}
      </ActionButton>
      {asked === 'taken-down' && <TakeDown takedown={takedown} onClose={close} />}
      {asked === 'kept' && <Keep id={id} name={name} onClose={close} />}
    </div>
  );
}

function Keep({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const decide = useCallMutation(decideTakedown, { refreshes: [readMediaRegister] });
  const send = async (reason: string) => {
    const { message } = await decide.mutateAsync({ body: { id, outcome: 'kept', reason } });
    toast.success(message ?? '');
    onClose();
    return true;
  };
  return (
    <Dialog title={say('It stays', 'यह रहेगा')} isOpen onClose={onClose}>
      <ReasonForm
        about={`takedown ${id}`}
        className="register-form"
        intro={<p>{name}</p>}
        send={send}
      >
        <ActionButton type="submit" busy={decide.isPending}>
          {say('Keep it', 'रहने दें')}
        </ActionButton>
      </ReasonForm>
    </Dialog>
  );
}
