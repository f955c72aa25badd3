import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { shortDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { readBoothDesk, retryIndexing } from '../contract/desk.ts';
import { AlbumDays } from './album-days.tsx';

type Desk = ReplyOf<typeof readBoothDesk>['data'];

const POLL_INTERVAL_MS = 5_000;

const reasons: Record<string, ConsoleText> = {
  unreadable: ['cannot be read as a picture', 'तस्वीर खुल नहीं रही'],
  missing: ['its file is missing', 'फ़ाइल नहीं मिली'],
  crashed: ['brought the search for faces down', 'इससे चेहरों की खोज रुक गई'],
};

/** How far the search for faces is, its faults, how long faces are kept, and how much is searched. */
export function IndexView() {
  const desk = useCallQuery(readBoothDesk, {}, { refetchInterval: POLL_INTERVAL_MS });
  if (!desk.data) return <QueryState query={desk} />;
  const { indexing, albums, days } = desk.data.data;
  return (
    <div className="booth-desk">
      <Progress indexing={indexing} />
      <AlbumDays albums={albums} />
      <DaysTable days={days} />
    </div>
  );
}

function Progress({ indexing }: { indexing: Desk['indexing'] }) {
  const say = useSay();
  const sayText = useSayText();
  const may = usePermission();
  const toast = useToast();
  const retry = useCallMutation(retryIndexing, { refreshes: [readBoothDesk] });
  const { photos, done, waiting, faces, secondsLeft, failed } = indexing;
  const minutes = secondsLeft === null ? 0 : Math.ceil(secondsLeft / 60);
  const again = () =>
    retry.mutate(
      {},
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
    );
  return (
    <section>
      <h2>{say('Photographs', 'तस्वीरें')}</h2>
      <p role="status">
        {say(
          `${done} of ${photos} looked through, ${faces === 1 ? '1 face' : `${faces} faces`} found.`,
          `${photos} में से ${done} ${done === 1 ? 'देखी गई' : 'देखी गईं'}, ${faces === 1 ? '1 चेहरा मिला' : `${faces} चेहरे मिले`}\u202f।`,
        )}{' '}
        {waiting > 0 && say(`${waiting} wait`, `${waiting} बाक़ी`)}
        {waiting > 0 &&
          secondsLeft !== null &&
          say(`, about ${minutes} minutes more`, `, लगभग ${minutes} मिनट और`)}
      </p>
      <progress
        value={done}
        max={Math.max(1, photos)}
        aria-label={say('Photographs looked through', 'देखी गई तस्वीरें')}
      />
      {failed.length > 0 && (
        <>
          <ul className="booth-rows">
            {failed.map(({ id, title, reason }) => (
              <li key={id} className="ruled-row">
                <div className="ruled-row-text">
                  <span className="row-title">{title}</span>
                  <p className="row-note booth-late">
                    {sayText(reasons[reason ?? ''] ?? ['failed', 'नहीं हुआ'])}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {may('booth:write') && (
            <ActionButton kind="line" icon="redo" busy={retry.isPending} onClick={again}>
              {say('Try these again', 'इन्हें फिर देखें')}
            </ActionButton>
          )}
        </>
      )}
    </section>
  );
}

function DaysTable({ days }: { days: Desk['days'] }) {
  const say = useSay();
  const language = useConsoleLanguage();
  return (
    <section>
      <h2>{say('Searches and finds', 'खोजें और मिली तस्वीरें')}</h2>
      <div className="booth-scroll">
        <table className="booth-table">
          <thead>
            <tr>
              <th scope="col">{say('Day', 'दिन')}</th>
              <th scope="col">{say('Searches', 'खोजें')}</th>
              <th scope="col">{say('New finds', 'नई मिली')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, searches, finds }) => (
              <tr key={day}>
                <th scope="row">{shortDate(`${day}T12:00:00+05:30`, language)}</th>
                <td>{searches}</td>
                <td>{finds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
