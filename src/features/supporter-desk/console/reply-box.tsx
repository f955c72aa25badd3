import { useId, useRef, useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField } from '#ui/field.tsx';
import { listTemplates, noteOnLetter, replyToLetter } from '../contract.ts';
import { cutAtFillings, fillingsOf, fillTemplate } from './fill-template.ts';
import { ofLetters } from './open-letter.ts';
import type { OpenLetter } from './open-letter.ts';
import type { ReplyDraft } from './reply-draft.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

const LONGEST = 5_000;

/** The answer to a letter by mail, begun with a template, or a note that only the desk reads. */
export function ReplyBox({ letter, draft }: { letter: OpenLetter; draft: ReplyDraft }) {
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const { words, isNote, write } = draft;
  const [touched, setTouched] = useState(false);
  const problem =
    touched && words.trim() === '' ? say('Write something first', 'पहले कुछ लिखिए') : undefined;
  return (
    <section className="reply" aria-labelledby="reply-title">
      <div className="reply-head">
        <h3 id="reply-title">
          {isNote ? say('Note for us only', 'सिर्फ़ हमारे लिए टिप्पणी') : say('Answer', 'जवाब')}
        </h3>
        <span className="row-note">
          {isNote
            ? say('stays at the desk', 'डेस्क पर ही रहती है')
            : letter.language === 'hi'
              ? say('by mail, in Hindi', 'मेल से, हिंदी में')
              : say('by mail, in English', 'मेल से, अंग्रेज़ी में')}
        </span>
      </div>
      <div className="reply-box">
        <div className="reply-tools">
          {!isNote && (
            <Templates letter={letter} onFill={draft.begin} onEdit={() => setEditing(true)} />
          )}
          <button type="button" className="action-quiet" onClick={draft.turn}>
            {isNote
              ? say('Answer instead', 'इसके बजाय जवाब लिखें')
              : say('Note for us only', 'सिर्फ़ हमारे लिए टिप्पणी')}
          </button>
        </div>
        <ReplyField letter={letter} words={words} write={write} problem={problem} />
      </div>
      <ReplyActions
        letter={letter}
        draft={draft}
        onEmpty={() => setTouched(true)}
        onDone={() => setTouched(false)}
      />
      {isEditing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </section>
  );
}

interface TemplatesProps {
  letter: OpenLetter;
  onFill: (words: string) => void;
  onEdit: () => void;
}

function Templates({ letter, onFill, onEdit }: TemplatesProps) {
  const say = useSay();
  const templates = useCallQuery(listTemplates).data?.data ?? [];
  const isHindi = letter.language === 'hi';
  const choose = (id: string) => {
    const texts = templates.find((each) => each.id === id)?.texts;
    const text = (isHindi ? (texts?.hi ?? texts?.en) : (texts?.en ?? texts?.hi)) ?? '';
    onFill(fillTemplate(text, fillingsOf(letter.fill, isHindi ? 'hi' : 'en')));
  };
  return (
    <>
      <SelectField
        label={say('Begin with a template', 'टेम्पलेट से शुरू करें')}
        value=""
        onChange={({ target }) => target.value && choose(target.value)}
      >
        <option value="">
          {templates.length > 0
            ? say('Choose a template', 'टेम्पलेट चुनें')
            : say('No template yet', 'अभी कोई टेम्पलेट नहीं')}
        </option>
        {templates.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <button type="button" className="action-quiet" onClick={onEdit}>
        {say('Edit templates', 'टेम्पलेट बदलें')}
      </button>
    </>
  );
}

interface FieldProps {
  letter: OpenLetter;
  words: string;
  write: (words: string) => void;
  problem: string | undefined;
}

/** The field, over a copy of its text in which the filled words are tinted. */
function ReplyField({ letter, words, write, problem }: FieldProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const id = useId();
  const under = useRef<HTMLDivElement>(null);
  const fillings = fillingsOf(letter.fill, letter.language === 'hi' ? 'hi' : 'en');
  const isLong = words.length > LONGEST * 0.9;
  return (
    <div className="reply-field" lang={languageOfScript(words, language)}>
      <div className="reply-under" aria-hidden="true" ref={under}>
        {cutAtFillings(words, fillings).map(({ words: part, isFilled }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- A part is told by its place alone.
          isFilled ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
        )}{' '}
      </div>
      <textarea
        id={id}
        className="reply-words"
        rows={6}
        maxLength={LONGEST}
        aria-labelledby="reply-title"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={words}
        onChange={({ target }) => write(target.value)}
        onScroll={({ currentTarget }) => {
          if (under.current) under.current.scrollTop = currentTarget.scrollTop;
        }}
      />
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {isLong && (
        <p className="row-note">
          {say(`${words.length} of ${LONGEST}`, `${LONGEST} में से ${words.length}`)}
        </p>
      )}
    </div>
  );
}

interface ActionsProps {
  letter: OpenLetter;
  draft: ReplyDraft;
  onEmpty: () => void;
  onDone: () => void;
}

function ReplyActions({ letter, draft, onEmpty, onDone }: ActionsProps) {
  const say = useSay();
  const toast = useToast();
  const { words, isNote } = draft;
  const forget = ({ body }: { body?: { words: string } | undefined }) =>
    body && draft.forget(body.words);
  const reply = useCallMutation(replyToLetter, { refreshes: ofLetters, onDone: forget });
  const note = useCallMutation(noteOnLetter, { refreshes: ofLetters, onDone: forget });
  const isBusy = reply.isPending || note.isPending;
  const told = {
    onSuccess: ({ message = '' }: { message?: string | undefined }) => {
      onDone();
      toast.success(message);
    },
    onError: toast.error,
  };
  const send = (next: 'wait' | 'close') => {
    if (words.trim() === '') return onEmpty();
    const { id, replies: repliesSeen } = letter;
    reply.mutate({ body: { id, key: draft.sendKey(), repliesSeen, words, next } }, told);
  };
  const save = () => {
    if (words.trim() === '') return onEmpty();
    note.mutate({ body: { id: letter.id, words } }, told);
  };
  useShortcut('Ctrl Enter', ['Send', 'भेजें'], () => {
    if (isBusy) return;
    if (isNote) save();
    else send('wait');
  });
  return (
    <div className="reply-actions">
      {isNote ? (
        <ActionButton keys="Ctrl Enter" busy={isBusy} onClick={save}>
          {say('Save the note', 'टिप्पणी सहेजें')}
        </ActionButton>
      ) : (
        <>
          <ActionButton keys="Ctrl Enter" busy={isBusy} onClick={() => send('wait')}>
            {isBusy ? say('Sending', 'भेजा जा रहा है') : say('Send and wait', 'भेजें और प्रतीक्षा करें')}
          </ActionButton>
          <ActionButton kind="line" busy={isBusy} onClick={() => send('close')}>
            {say('Send and close', 'भेजें और निपटाएँ')}
          </ActionButton>
        </>
      )}
      {words !== '' && (
        <span className="row-note">{say('Kept on this device', 'इस डिवाइस पर सुरक्षित')}</span>
      )}
    </div>
  );
}
