import type { ReactNode } from 'react';
import { useCall } from '#client/query.ts';
import { useSay } from '#ui/console/say.tsx';
import { readWeek } from '../contract.ts';
import { Answered, Part } from './part.tsx';

/** The days within which a letter is answered, as the site promises. */
const PROMISED_DAYS = 7;

/** The last seven days in four numbers. */
export function WeekPart() {
  const say = useSay();
  const query = useCall(readWeek);
  return (
    <Part className="today-week" title={say('This week', 'इस हफ़्ते')}>
      <Answered query={query} rows={1}>
        {({ data: week }) => {
          const more = week.joined - week.joinedBefore;
          const change = `${more > 0 ? '+' : ''}${more}`;
          return (
            <dl className="today-numbers">
              <Figure
                value={week.joined}
                name={say('joined the campaign', 'अभियान से जुड़े')}
                note={say(`${change} on last week`, `पिछले हफ़्ते से ${change}`)}
              />
              <Figure
                value={week.subscribers}
                name={say('new newsletter readers', 'न्यूज़लेटर के नए पाठक')}
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
          );
        }}
      </Answered>
    </Part>
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
