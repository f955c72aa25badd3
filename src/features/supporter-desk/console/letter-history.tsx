import { letterStates } from '#contract/letters.ts';
import { longDate } from '#lib/dates.ts';
import { dayOfMonth, hourOfDay } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { stateTexts } from './letter-texts.ts';
import type { OpenLetter } from './open-letter.ts';
import { ReplyDelivery } from './reply-delivery.tsx';

interface HistoryProps {
  letter: OpenLetter;
  /** Puts the words of an answer that nobody got into the field again. */
  onAgain: ((words: string) => void) | undefined;
}

/** Everything that happened to a letter, in order. */
export function LetterHistory({ letter, onAgain }: HistoryProps) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const at = (moment: string) => `${dayOfMonth(moment, language)}, ${hourOfDay(moment, language)}`;
  const stateOf = (value: string | null) => {
    const state = letterStates.find((each) => each === value);
    return state ? sayText(stateTexts[state]) : '';
  };
  const tell = ({ kind, by, value }: OpenLetter['events'][number]): string => {
    const day = kind === 'due' && value ? longDate(`${value}T00:00:00+05:30`, language) : '';
    return {
      opened: say(`card opened by ${by}`, `${by} ने कार्ड खोला`),
      assigned: value
        ? say(`${by} gave it to ${value}`, `${by} ने ${value} को सौंपी`)
        : say(`${by} gave it to nobody`, `${by} ने इसे किसी के पास नहीं रखा`),
      state: say(`${by}: ${stateOf(value)}`, `${by}: ${stateOf(value)}`),
      due: day
        ? say(`${by}: answer by ${day}`, `${by}: ${day} तक जवाब`)
        : say(`${by}: no day`, `${by}: कोई तारीख़ नहीं`),
      note: say(`note by ${by}`, `${by} की टिप्पणी`),
      reply: say(`answered by ${by}`, `${by} ने जवाब दिया`),
      merged: say(`merged by ${by}`, `${by} ने मिलाई`),
      unmerged: say(`taken apart by ${by}`, `${by} ने अलग की`),
    }[kind];
  };
  return (
    <section>
      <h3>{say('What happened', 'क्या-क्या हुआ')}</h3>
      <ol className="letter-history">
        <li className="row-note">
          {at(letter.receivedAt)} {say('came by the form', 'फ़ॉर्म से आई')}
        </li>
        {letter.events.map((event) => (
          <li key={event.id} className="row-note">
            {at(event.at)} {tell(event)}
            {event.words && <blockquote className="letter-note">{event.words}</blockquote>}
            <ReplyDelivery event={event} onAgain={onAgain} />
          </li>
        ))}
      </ol>
    </section>
  );
}
