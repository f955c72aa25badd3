import { useEffect, useState } from 'react';
import { factsPart } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';
import { languages as names } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { useMomentToCome } from '#ui/console/use-moment-to-come.ts';
import { WhenField } from '#ui/console/when-field.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { mayIn } from '../contract/reach.ts';
import { maySkipReview, partOf, useEditing, useSaveState } from './editing-context.ts';
import type { DraftPart } from './editing-context.ts';
import { goesOutAt } from './planned.tsx';
import { SaveSentence } from './save-sentence.tsx';
import { usePublish } from './use-publish.ts';

interface PublishDialogProps {
  isOpen: boolean;
  onClose: () => void;
  openConflict: () => void;
}

/** Asks what goes out and when, and says what will happen. */
export function PublishDialog({ isOpen, onClose, openConflict }: PublishDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('What goes out', 'क्या जाएगा')} isOpen={isOpen} onClose={onClose}>
      <PublishForm onClose={onClose} openConflict={openConflict} />
    </Dialog>
  );
}

type PublishFormProps = Omit<PublishDialogProps, 'isOpen'>;

function PublishForm({ onClose, openConflict }: PublishFormProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { collection, draft, saving } = useEditing();
  const waiting = useWaitingParts();
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set());
  const { at: when, field, isToCome } = useMomentToCome(goesOutAt(draft));
  const [note, setNote] = useState('');
  const { send, isBusy } = usePublish(onClose);
  const chosen = waiting.filter(({ part }) => !left.has(part));
  const publishes =
    maySkipReview(draft, chosen) && chosen.every(({ part }) => mayIn(collection.can.publish, part));
  // The server's text of such a part may be a colleague's, or an older one.
  const isUnsaved = chosen.some(({ part }) => saving.isDirty(part));
  if (waiting.length === 0) return <NothingWaits openConflict={openConflict} />;
  const submit = (how: 'now' | 'later' | 'review') =>
    isToCome() && void send({ how, parts: chosen.map(({ part }) => part), when, note });
  const moment = when && dayAndHour(when, language);
  return (
    <div className="fields">
      <PartChoice parts={waiting} left={left} onChange={setLeft} />
      <WhenField
        label={say('When', 'कब')}
        optional={say('at once if empty', 'ख़ाली हो तो तुरंत')}
        {...field}
      />
      {!publishes && (
        <TextAreaField
          label={say('For the one who looks at it', 'जाँचने वाले के लिए')}
          optional={say('optional', 'ज़रूरी नहीं')}
          value={note}
          maxLength={1000}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {isUnsaved ? (
        <SaveSentence openConflict={openConflict} />
      ) : (
        <p className="consequence">{consequence({ publishes, moment, say })}</p>
      )}
      <OutgoingButtons
        publishes={publishes}
        isAnswered={chosen.every(({ part }) => draft.answered.includes(part))}
        isLater={when !== undefined}
        isBusy={isBusy}
        isBlocked={chosen.length === 0 || isUnsaved}
        submit={submit}
      />
    </div>
  );
}

/** Parts that are not public as they are now; what was typed is saved at once, for it goes out as saved. */
function useWaitingParts(): DraftPart[] {
  const { collection, draft, saving } = useEditing();
  useSaveState(saving);
  useEffect(() => void saving.flush(), [saving]);
  return draft.parts.filter(
    ({ part, revision, liveRevision }) =>
      mayIn(collection.can.write, part) && (revision !== liveRevision || saving.isDirty(part)),
  );
}

function NothingWaits({ openConflict }: Pick<PublishDialogProps, 'openConflict'>) {
  const say = useSay();
  const { draft, languages, saving } = useEditing();
  // The draft of before a save does not tell yet what waits after it.
  const parts: Part[] = [factsPart, ...languages];
  const isReadAnew = parts.some(
    (part) => saving.base(part) !== (partOf(draft, part)?.revision ?? null),
  );
  if (saving.hasUnsaved() || isReadAnew) return <SaveSentence openConflict={openConflict} />;
  const others = draft.parts.filter(({ revision, liveRevision }) => revision !== liveRevision);
  if (others.length === 0)
    return (
      <p>
        {say('Everything is public as it is written.', 'सब कुछ वैसा ही प्रकाशित है, जैसा लिखा है\u202f।')}
      </p>
    );
  const told = others.map(({ part }) => nameOfPart(part, say)).join(', ');
  return (
    <p>
      {say(
        `Nothing waits that you may send. Not public as it is written: ${told}.`,
        `आपके भेजने के लिए कुछ बाक़ी नहीं\u202f। जैसा लिखा है, वैसा प्रकाशित नहीं: ${told}\u202f।`,
      )}
    </p>
  );
}

const nameOfPart = (part: Part, say: Say): string =>
  part === factsPart ? say('Facts and picture', 'तथ्य और तस्वीर') : names[part].name;

interface OutgoingButtonsProps {
  publishes: boolean;
  /** Whether there is somebody else to look at it. */
  isAnswered: boolean;
  isLater: boolean;
  isBusy: boolean;
  isBlocked: boolean;
  submit: (how: 'now' | 'later' | 'review') => void;
}

function OutgoingButtons(props: OutgoingButtonsProps) {
  const { publishes, isAnswered, isLater, isBusy, isBlocked, submit } = props;
  const say = useSay();
  const toReview = say('Send to review', 'जाँच के लिए भेजें');
  if (!publishes)
    return (
      <div className="dialog-actions">
        <ActionButton busy={isBusy} disabled={isBlocked} onClick={() => submit('review')}>
          {toReview}
        </ActionButton>
      </div>
    );
  return (
    <div className="dialog-actions">
      <ActionButton
        busy={isBusy}
        disabled={isBlocked}
        onClick={() => submit(isLater ? 'later' : 'now')}
      >
        {isLater ? say('Schedule', 'समय तय करें') : say('Publish now', 'अभी प्रकाशित करें')}
      </ActionButton>
      {isAnswered && (
        <ActionButton
          kind="line"
          busy={isBusy}
          disabled={isBlocked}
          onClick={() => submit('review')}
        >
          {toReview}
        </ActionButton>
      )}
    </div>
  );
}

interface Consequence {
  publishes: boolean;
  moment: string | undefined;
  say: Say;
}

function consequence({ publishes, moment, say }: Consequence): string {
  if (!publishes)
    return moment
      ? say(
          `Somebody else looks at it. Once approved, it goes out ${moment}. You can take it back until then.`,
          `कोई और इसे देखेगा\u202f। मंज़ूर होने पर ${moment} को जाएगा\u202f। तब तक आप वापस ले सकते हैं\u202f।`,
        )
      : say(
          'Somebody else looks at it. Nothing is public before they approve it, and you can take it back until then.',
          'कोई और इसे देखेगा\u202f। मंज़ूरी से पहले कुछ प्रकाशित नहीं होगा, और तब तक आप वापस ले सकते हैं\u202f।',
        );
  return moment
    ? say(
        `It goes out ${moment} as it is now. You can stop it until then.`,
        `जैसा अभी है, वैसा ${moment} को जाएगा\u202f। तब तक रोका जा सकता है\u202f।`,
      )
    : say(
        'Everybody reads it within a second. You can take it down, or put an older text back, at any time.',
        'एक पल में सब पढ़ सकेंगे\u202f। आप कभी भी हटा सकते हैं या पुराना लेख वापस ला सकते हैं\u202f।',
      );
}

interface PartChoiceProps {
  parts: readonly DraftPart[];
  left: ReadonlySet<Part>;
  onChange: (left: ReadonlySet<Part>) => void;
}

function PartChoice({ parts, left, onChange }: PartChoiceProps) {
  const say = useSay();
  const toggle = (part: Part, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(part);
    else next.add(part);
    onChange(next);
  };
  return (
    <fieldset className="choices">
      <legend className="field-label">{say('Parts', 'हिस्से')}</legend>
      {parts.map(({ part, state }) => (
        <label key={part} className="choice">
          <input
            type="checkbox"
            checked={!left.has(part)}
            onChange={({ target }) => toggle(part, target.checked)}
          />
          {nameOfPart(part, say)}
          <StatusMark status={state} isNamed />
        </label>
      ))}
    </fieldset>
  );
}
