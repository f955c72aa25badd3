import { longDate } from '#lib/dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import type { Person } from './people.ts';
import { useLastSeen, useSecondStep } from './person-texts.ts';

/** The facts of the list about a person. */
export function PersonFacts({ person }: { person: Person }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const facts = [
    [say('Email', 'ईमेल'), person.email],
    [say('Here since', 'कब से'), longDate(person.createdAt, language)],
    [say('Last seen', 'पिछली बार'), useLastSeen(person)],
    [say('Second step', 'दूसरा कदम'), useSecondStep(person)],
    ...(person.isSuspended
      ? [[say('State', 'स्थिति'), say('Suspended: nothing opens', 'निलंबित: कुछ नहीं खुलता')]]
      : []),
  ];
  return (
    <dl className="person-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
