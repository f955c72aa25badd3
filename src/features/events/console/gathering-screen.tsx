import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { findEventGathering } from '../contract/desk.ts';
import type { Gathering } from '../contract/desk.ts';
import { ExportDialog } from './export-dialog.tsx';
import { GatesView } from './gates-view.tsx';
import { comingOf } from './gatherings-screen.tsx';
import { PeopleView } from './people-view.tsx';
import './events.css';

const views = ['going', 'waiting', 'unconfirmed', 'withdrawn', 'gates'] as const;

type View = (typeof views)[number];

const texts: Record<View, ConsoleText> = {
  going: ['Coming', 'आ रहे हैं'],
  waiting: ['Waiting list', 'प्रतीक्षा सूची'],
  unconfirmed: ['Not confirmed', 'पुष्टि बाकी'],
  withdrawn: ['Not coming', 'नहीं आ रहे'],
  gates: ['Check-in', 'चेक-इन'],
};

/** One event of the desk: its figures, its people, and its links for volunteers. */
export default function GatheringScreen() {
  const say = useSay();
  const may = usePermission();
  const { event = '' } = useParams();
  const [isExporting, setExporting] = useState(false);
  const found = useCallQuery(findEventGathering, { query: { event } });
  const gathering = found.data?.data;
  return (
    <Screen
      title={gathering?.title ?? say('Event replies', 'कार्यक्रमों के जवाब')}
      subtitle={gathering && <Facts gathering={gathering} />}
      back="/event-replies"
      actions={
        may('supporters:export') && (
          <ActionButton kind="line" icon="download" onClick={() => setExporting(true)}>
            {say('Export', 'निर्यात करें')}
          </ActionButton>
        )
      }
    >
      <QueryState query={found} />
      {gathering && <Views gathering={gathering} />}
      {isExporting && <ExportDialog event={event} onClose={() => setExporting(false)} />}
    </Screen>
  );
}

function Views({ gathering }: { gathering: Gathering }) {
  const [query, setQuery] = useSearchParams();
  const chosen = views.find((view) => view === query.get('view')) ?? 'going';
  return (
    <>
      <ViewTabs
        views={views}
        texts={texts}
        chosen={chosen}
        onChoose={(view) => setQuery(view === 'going' ? {} : { view }, { replace: true })}
      />
      {chosen === 'gates' ? (
        <GatesView gathering={gathering} />
      ) : (
        <PeopleView key={chosen} event={gathering.id} state={chosen} />
      )}
    </>
  );
}

/** The figures, and where the event is changed or cancelled: an event is cancelled by publishing that it is. */
function Facts({ gathering }: { gathering: Gathering }) {
  const say = useSay();
  const may = usePermission();
  const language = useConsoleLanguage();
  const { id, startsAt, cancelled, waiting, cameIn, walkIns } = gathering;
  return (
    <span className="gathering-figures">
      {cancelled && <strong>{say('Cancelled', 'रद्द')}</strong>}
      <span>{dayAndHour(startsAt, language)}</span>
      <span>{comingOf(gathering, say)}</span>
      {waiting > 0 && <span>{say(`${waiting} waiting`, `${waiting} प्रतीक्षा में`)}</span>}
      {cameIn + walkIns > 0 && (
        <span>
          {say(
            `${cameIn} came in, ${walkIns} more without a reply`,
            `${cameIn} आ चुके, ${walkIns} और बिना जवाब दिए`,
          )}
        </span>
      )}
      {may('events:read') && (
        <Link to={`/content/events/${id}`}>
          {say('Change or cancel the event', 'कार्यक्रम बदलें या रद्द करें')}
        </Link>
      )}
    </span>
  );
}
