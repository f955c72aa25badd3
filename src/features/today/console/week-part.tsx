import type { ReactNode } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { KnownDeed } from '#features/engagement/contract.ts';
import { useSay } from '#ui/console/say.tsx';
import { readWeek } from '../contract.ts';
import { Answered, Part } from './part.tsx';

/** The days within which a letter is answered, as the site promises. */
const PROMISED_DAYS = 7;

/** The last seven days in four numbers. */
export function WeekPart() {
  const say = useSay();
  const query = useCallQuery(readWeek);
  return (
    <Part className="today-week" title={say('This week', 'इस हफ़्ते')}>
      <Answered query={query} rows={1}>
        {({ data: week }) => {
          const more = week.joined - week.joinedBefore;
          const change = `${more > 0 ? '+' : ''}${more}`;
          return (
            <>
              <dl className="today-numbers">
                <Figure
                  value={week.joined}
                  name={say('joined the campaign', 'अभियान से जुड़े')}
                  note={say(
                    `${change} on last week, ${week.invited} by invitation`,
                    `पिछले हफ़्ते से ${change}, न्योते से ${week.invited}`,
                  )}
                />
                <Figure
                  value={week.subscribers}
                  name={say('new newsletter readers', 'समाचार पत्र के नए पाठक')}
                  note={say(`${week.left} left`, `${week.left} ने छोड़ा`)}
                />
                <Figure
                  value={week.letters}
                  name={say('letters came', 'चिट्ठियाँ आईं')}
                  note={say(
                    `${week.answered} answered, ${week.open} open`,
                    `${week.answered} के जवाब, ${week.open} बाक़ी`,
                  )}
                />
                <Figure
                  value={
                    week.slowestDays === null
                      ? '–'
                      : say(`${week.slowestDays} d`, `${week.slowestDays} दिन`)
                  }
                  name={say('slowest open letter', 'सबसे पुरानी बाक़ी चिट्ठी')}
                  note={say(`promise: ${PROMISED_DAYS} days`, `वादा: ${PROMISED_DAYS} दिन`)}
                />
              </dl>
              <Deeds deeds={week.deeds} />
            </>
          );
        }}
      </Answered>
    </Part>
  );
}

const deedTexts: Record<KnownDeed, ConsoleText> = {
  visit: ['visits', 'विज़िट'],
  share: ['shared', 'साझा किया'],
  download: ['downloads', 'डाउनलोड'],
  play: ['played', 'चलाया'],
  other: ['something else', 'कुछ और'],
  'kit-status': ['WhatsApp statuses made', 'WhatsApp स्टेटस बने'],
  'kit-card': ['cards made', 'कार्ड बने'],
  'kit-poster': ['posters made', 'पोस्टर बने'],
};

/** A line of what people did. */
function Deeds({ deeds }: { deeds: ReplyOf<typeof readWeek>['data']['deeds'] }) {
  const say = useSay();
  if (deeds.length === 0) return null;
  const told = deeds.map(({ type, count }) => `${count} ${say(...deedTexts[type])}`);
  return (
    <p className="row-note today-deeds">
      {say('Counted without names:', 'बिना नाम गिना गया:')} {told.join(' · ')}
    </p>
  );
}

function Figure({ value, name, note }: { value: ReactNode; name: string; note?: string }) {
  return (
    <div className="today-number">
      <dt>
        {name}
        {note && <span className="row-note">{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
