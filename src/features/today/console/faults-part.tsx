import { useCallQuery } from '#client/query.ts';
import { useSay } from '#ui/console/say.tsx';
import { readFaults } from '../contract.ts';
import { FaultRows } from './fault-rows.tsx';
import { Answered, Part } from './part.tsx';

/** Failed work, dead links, missing translations, and searches that found nothing; the first of each. */
export function FaultsPart() {
  const say = useSay();
  const query = useCallQuery(readFaults);
  return (
    <Part
      className="today-faults"
      title={say('To mend', 'सुधारने के लिए')}
      more={{ to: '/to-mend', label: say('All', 'सब') }}
    >
      <Answered query={query}>
        {({ data: { work, deadLinks, untranslated, searches } }) => (
          <FaultRows
            work={work.slice(0, 2)}
            deadLinks={deadLinks}
            untranslated={untranslated.slice(0, 2)}
            searches={searches.slice(0, 1)}
          />
        )}
      </Answered>
    </Part>
  );
}
