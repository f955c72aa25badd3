import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { listEventGatherings } from '../contract/desk.ts';
import './events.css';

type Figures = ReplyOf<typeof listEventGatherings>['data'][number];

/** Events that ask who is coming, and how many come to each. */
export default function GatheringsScreen() {
  const say = useSay();
  const list = useCallQuery(listEventGatherings);
  const events = list.data?.data ?? [];
  return (
    <Screen
      title={say('Event replies', 'कार्यक्रमों के जवाब')}
      count={list.data && events.length}
      subtitle={say(
        'Who is coming to the events that ask for replies.',
        'जवाब माँगने वाले कार्यक्रमों में कौन आ रहा है\u202f।',
      )}
    >
      <QueryState query={list} />
      {list.data && events.length === 0 && (
        <ScreenState
          icon="empty"
          title={say('No event asks for replies', 'कोई कार्यक्रम जवाब नहीं माँगता')}
        >
          {say(
            'Switch on “Ask who is coming” in an event, and it stands here.',
            'किसी कार्यक्रम में “पूछें कि कौन आ रहा है” चालू कीजिए, और वह यहाँ दिखेगा\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="gathering-rows">
        {events.map((event) => (
          <GatheringRow key={event.id} event={event} />
        ))}
      </ul>
    </Screen>
  );
}

function GatheringRow({ event }: { event: Figures }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { id, title, startsAt, cancelled, waiting } = event;
  return (
    <li className="gathering-row">
      <p>
        <Link to={`/event-replies/${id}`} lang={languageOfScript(title, language)}>
          {title}
        </Link>
        <span className="row-note">{dayAndHour(startsAt, language)}</span>
      </p>
      <p className="gathering-figures">
        {cancelled && <strong>{say('Cancelled', 'रद्द')}</strong>}
        <span>{comingOf(event, say)}</span>
        {waiting > 0 && <span>{say(`${waiting} waiting`, `${waiting} प्रतीक्षा में`)}</span>}
      </p>
    </li>
  );
}

/** How many come, and of how many seats. */
export function comingOf(
  { going, seats }: Pick<Figures, 'going' | 'seats'>,
  say: ReturnType<typeof useSay>,
): string {
  return seats === null
    ? say(`${going} coming`, `${going} आ रहे हैं`)
    : say(
        `${going} of ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
        `${seats} में से ${going} ${going === 1 ? 'सीट' : 'सीटें'}`,
      );
}
