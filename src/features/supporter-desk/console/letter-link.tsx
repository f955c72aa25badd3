import { Link } from 'react-router';
import type { LetterRow } from '#contract/letters.ts';
import { shortDate, weekday } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { useMe } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import type { useDeskAddress } from './desk-address.ts';
import { dueState, stateTexts, whenShort } from './letter-texts.ts';

interface LinkProps {
  letter: LetterRow;
  address: ReturnType<typeof useDeskAddress>;
}

/** A letter in the list: its writer, the beginning of its words, who has it and until when. */
export function LetterLink({ letter, address }: LinkProps) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const me = useMe();
  const { id, name, excerpt, constituency, assignee, state, receivedAt } = letter;
  const whose = assignee
    ? assignee.id === me.id
      ? say('with you', 'आपके पास')
      : say(`with ${assignee.name}`, `${assignee.name} के पास`)
    : say('nobody has it', 'किसी के पास नहीं');
  const isDone = ['answered', 'closed', 'suspect'].includes(state);
  const notes = [constituency, isDone ? sayText(stateTexts[state]) : whose].filter(Boolean);
  return (
    <Link
      to={address.pathOf(id)}
      data-path={address.pathOf(id)}
      className="letter-row"
      aria-current={address.open === id ? 'true' : undefined}
    >
      {state === 'new' && <span className="letter-new" title={sayText(stateTexts.new)} />}
      <span className="row-title">{name || say('Name held back', 'नाम नहीं दिखाया गया')}</span>
      <time className="row-note" dateTime={receivedAt}>
        {whenShort(receivedAt, language)}
      </time>
      <span className="letter-excerpt" lang={languageOfScript(excerpt, language)}>
        {excerpt}
      </span>
      <span className="row-note">{notes.join(', ')}</span>
      {!isDone && letter.dueAt && <Due dueAt={letter.dueAt} />}
      {letter.isRefused && (
        <span className="letter-due letter-due-late">{say('! mail refused', '! मेल लौटा')}</span>
      )}
    </Link>
  );
}

/** The day of the answer: in the colour of danger once it has come. */
function Due({ dueAt }: { dueAt: string }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const state = dueState(dueAt);
  const day = `${weekday(dueAt, language, 'short')} ${shortDate(dueAt, language)}`;
  const texts = {
    late: say(`! late since ${day}`, `! ${day} से देर`),
    today: say('! due today', '! आज तक'),
    later: say(`due ${day}`, `${day} तक`),
  };
  return <span className={`letter-due letter-due-${state}`}>{texts[state]}</span>;
}
