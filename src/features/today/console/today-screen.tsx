import { useNavigate } from 'react-router';
import { contentSections } from '#contract/permissions.ts';
import { weekday, dayMonth, longDate } from '#lib/dates.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { AlarmNotice } from './alarm-notice.tsx';
import { BlurNotice } from './blur-notice.tsx';
import { FaultsPart } from './faults-part.tsx';
import { FirstRunNotice } from './first-run-notice.tsx';
import { GoesOutPart } from './goes-out-part.tsx';
import { clockOf, useNow } from './now.ts';
import { ReadingPart } from './reading-part.tsx';
import { TakedownNotice } from './takedown-notice.tsx';
import { WaitsPart } from './waits-part.tsx';
import { WeekPart } from './week-part.tsx';
import './today.css';

const PHOTOGRAPH = '/photograph';
const WRITE = '/content/news/new';

// spec: agent-today
/** Everything of today: work that waits, what goes out, what is read, what to mend, and the week. */
export default function TodayScreen() {
  const say = useSay();
  const may = usePermission();
  const reads = contentSections.some((section) => may(`${section}:read`));
  return (
    <Screen title={say('Today', 'आज')} subtitle={<Moment />} back="" actions={<Actions />}>
      <AlarmNotice />
      <TakedownNotice />
      <BlurNotice />
      <FirstRunNotice />
      <div className="today">
        {reads && (
          <>
            <WaitsPart />
            <GoesOutPart />
          </>
        )}
        {may('pages:read') && (
          <>
            <ReadingPart />
            <FaultsPart />
          </>
        )}
        <WeekPart />
      </div>
    </Screen>
  );
}

function Moment() {
  const say = useSay();
  const language = useConsoleLanguage();
  const now = useNow();
  const day = `${weekday(now, language)} `;
  return (
    <>
      <span className="today-wide">
        {day}
        {longDate(now, language)}, {clockOf(now)}
        {say(' in India', ', भारतीय समय')}
      </span>
      <span className="phone-only">
        {day}
        {dayMonth(now, language)}, {clockOf(now)}
      </span>
    </>
  );
}

function Actions() {
  const say = useSay();
  const may = usePermission();
  const navigate = useNavigate();
  useShortcut(
    'P',
    ['Post a photograph', 'तस्वीर भेजें'],
    () => void navigate(PHOTOGRAPH),
    may('photos:write'),
  );
  useShortcut('C', ['Write', 'लिखें'], () => void navigate(WRITE), may('news:write'));
  return (
    <>
      {may('photos:write') && (
        <ActionLink to={PHOTOGRAPH} kind="line" icon="camera" keys="P" className="today-photograph">
          <span className="today-wide">{say('Post a photograph', 'तस्वीर भेजें')}</span>
          <span className="phone-only">{say('Photograph', 'तस्वीर')}</span>
        </ActionLink>
      )}
      {may('news:write') && (
        <ActionLink to={WRITE} icon="plus" keys="C" className="today-write">
          {say('Write', 'लिखें')}
        </ActionLink>
      )}
    </>
  );
}
