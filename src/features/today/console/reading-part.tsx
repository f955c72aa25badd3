import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useSay } from '#ui/console/say.tsx';
import { readReading } from '../contract.ts';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';
import { Answered, Part } from './part.tsx';

type Reading = ReplyOf<typeof readReading>['data'];

/** How often pages were read, as a chart and as a table. */
export function ReadingPart() {
  const say = useSay();
  const [isTable, setTable] = useState(false);
  const query = useCallQuery(readReading);
  const toggle = (
    <p className="today-counted">
      {say(
        'Counted on our server, nobody is followed.',
        'हमारे सर्वर पर गिना गया, किसी का पीछा नहीं\u202f।',
      )}{' '}
      <button
        type="button"
        className="text-button"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        {isTable ? say('Show as a chart', 'चार्ट में देखें') : say('Show as a table', 'तालिका में देखें')}
      </button>
    </p>
  );
  return (
    <Part
      className="today-reading"
      title={say('Read, last 14 days', 'पढ़ा गया, पिछले 14 दिन')}
      beside={toggle}
    >
      <Answered query={query} rows={4}>
        {({ data }) => (
          <div className="today-figures">
            {isTable ? <DaysTable days={data.days} /> : <DaysChart days={data.days} />}
            <MostRead pages={data.mostRead.slice(0, 4)} />
          </div>
        )}
      </Answered>
    </Part>
  );
}

function MostRead({ pages }: { pages: Reading['mostRead'] }) {
  const say = useSay();
  if (pages.length === 0)
    return (
      <p className="today-empty">
        {say('Nobody has read a page this week yet.', 'इस हफ़्ते अभी किसी ने कोई पन्ना नहीं पढ़ा\u202f।')}
      </p>
    );
  return (
    <table className="today-table">
      <thead>
        <tr>
          <th scope="col">{say('Most read this week', 'इस हफ़्ते सबसे ज़्यादा')}</th>
          <th scope="col">{say('times', 'बार')}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, title, views }) => (
          <tr key={path}>
            <td>
              <a href={path}>{title ?? (path === '/' ? say('Front page', 'मुख पृष्ठ') : path)}</a>
            </td>
            <td>{views.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
