import { useState } from 'react';
import { Link } from 'react-router';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { findLetter, mergeLetters, setLetterState, unmergeLetters } from '../contract.ts';
import { LetterSide } from './letter-side.tsx';
import { kindTexts, subjectTexts, whenShort } from './letter-texts.ts';
import { ofLetters } from './open-letter.ts';
import type { OpenedCard, OpenLetter } from './open-letter.ts';
import { ReplyBox } from './reply-box.tsx';
import { useReplyDraft } from './reply-draft.ts';
import type { ReplyDraft } from './reply-draft.ts';

/** One letter: its words, its answer, and the card of who wrote it. */
export function LetterView({ id }: { id: number }) {
  const found = useCallQuery(findLetter, { query: { id } });
  const [card, setCard] = useState<OpenedCard>();
  const draft = useReplyDraft(id);
  if (!found.data) return <QueryState query={found} />;
  const letter = found.data.data;
  const again = (words: string) => {
    draft.begin(words);
    document.querySelector<HTMLElement>('.reply-words')?.focus();
  };
  return (
    <>
      <Words letter={letter} card={card} draft={draft} />
      <LetterSide letter={letter} card={card} onCard={setCard} onAgain={again} />
    </>
  );
}

interface WordsProps {
  letter: OpenLetter;
  card: OpenedCard | undefined;
  draft: ReplyDraft;
}

function Words({ letter, card, draft }: WordsProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  useDoneKey(letter.id);
  const { merged, mergedInto } = letter;
  const message = card?.message ?? letter.message;
  return (
    <article className="letter" aria-labelledby="letter-title">
      <LetterHead letter={letter} />
      <p className="letter-words" lang={languageOfScript(message, language)}>
        {message || say('The words were erased.', 'शब्द मिटा दिए गए\u202f।')}
      </p>
      {merged.map((each) => (
        <Merged key={each.id} letter={each} />
      ))}
      {mergedInto && (
        <p className="letter-hint">
          <ConsoleIcon name="link" />
          <span>
            {say('Merged into', 'इसमें मिलाई गई')}{' '}
            <Link to={`/desk/${mergedInto.id}`}>{mergedInto.number}</Link>
          </span>
        </p>
      )}
      {!mergedInto && letter.others.length > 0 && <Others letter={letter} />}
      {may('supporters:write') && !mergedInto && <ReplyBox letter={letter} draft={draft} />}
    </article>
  );
}

/** The writer and the matter, when it came and when its answer is due. */
function LetterHead({ letter }: { letter: OpenLetter }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { kind, subject, receivedAt, constituency, dueAt } = letter;
  const about = subject && subjectTexts[subject];
  const came = `${longDate(receivedAt, language)}, ${hourOfDay(receivedAt, language)}`;
  const due = dueAt && longDate(dueAt, language);
  return (
    <>
      <div className="letter-head">
        <h2 id="letter-title">
          {letter.name || say('Name held back', 'नाम नहीं दिखाया गया')}
          {about && <> {sayText(about)}</>}
        </h2>
        <span className="filter-chip letter-kind">{sayText(kindTexts[kind])}</span>
      </div>
      <p className="row-note">
        {say(`Came ${came}`, `${came} को आई`)}
        {constituency && `, ${constituency}`}, {letter.number}
        {due && say(`. Answer due ${due}.`, `\u202f। जवाब ${due} तक\u202f।`)}
      </p>
    </>
  );
}

function Merged({ letter }: { letter: OpenLetter['merged'][number] }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  return (
    <section className="letter-merged">
      <p className="row-note">
        {say('Also wrote', 'यह भी लिखा')} · {letter.number} ·{' '}
        {whenShort(letter.receivedAt, language)}
      </p>
      <p className="letter-words" lang={languageOfScript(letter.message, language)}>
        {letter.message}
      </p>
      {may('supporters:write') && <Unmerge id={letter.id} />}
    </section>
  );
}

/** Other letters of the same person, to be merged into this one. */
function Others({ letter }: { letter: OpenLetter }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  const toast = useToast();
  const merge = useCallMutation(mergeLetters, { refreshes: ofLetters });
  return (
    <div className="letter-others">
      <h3>{say('The same person also wrote', 'इसी व्यक्ति ने यह भी लिखा')}</h3>
      <ul>
        {letter.others.map((other) => (
          <li key={other.id} className="letter-other">
            <Link to={`/desk/${other.id}`}>
              <span className="row-note">{whenShort(other.receivedAt, language)}</span>{' '}
              <span lang={languageOfScript(other.excerpt, language)}>{other.excerpt}</span>
            </Link>
            {may('supporters:write') && (
              <ActionButton
                kind="quiet"
                busy={merge.isPending}
                onClick={() =>
                  merge.mutate(
                    { body: { id: [other.id], into: letter.id } },
                    {
                      onSuccess: ({ message = '' }) => toast.success(message),
                      onError: toast.error,
                    },
                  )
                }
              >
                {say('Merge into this one', 'इसमें मिलाएँ')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unmerge({ id }: { id: number }) {
  const say = useSay();
  const toast = useToast();
  const unmerge = useCallMutation(unmergeLetters, { refreshes: ofLetters });
  return (
    <ActionButton
      kind="quiet"
      icon="undo"
      busy={unmerge.isPending}
      onClick={() =>
        unmerge.mutate(
          { body: { id: [id] } },
          { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
        )
      }
    >
      {say('Take apart again', 'फिर अलग करें')}
    </ActionButton>
  );
}

/** `E` closes a letter without an answer. */
function useDoneKey(id: number): void {
  const say = useSay();
  const toast = useToast();
  const may = usePermission();
  const close = useCallMutation(setLetterState, { refreshes: ofLetters });
  useShortcut(
    'E',
    ['Close the letter', 'चिट्ठी बंद करें'],
    () =>
      close.mutate(
        { body: { id: [id], state: 'closed' } },
        {
          onSuccess: () => toast.success(say('The letter is closed.', 'चिट्ठी बंद कर दी गई\u202f।')),
          onError: toast.error,
        },
      ),
    may('supporters:write'),
  );
}
