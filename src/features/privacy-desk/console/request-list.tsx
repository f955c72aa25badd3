import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { dayOfMonth } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { listRequests } from '../contract.ts';
import type { RequestRow } from '../contract.ts';
import { daysBetween, daysLeft, kindTexts } from './request-texts.ts';

/** Open requests by their day, then those that were closed. */
export function RequestList({ open }: { open: string | undefined }) {
  const say = useSay();
  const list = useCallQuery(listRequests);
  const { data } = list;
  if (!data) return <QueryState query={list} />;
  return (
    <div className="privacy-list">
      {data.data.length === 0 && (
        <ScreenState icon="empty" title={say('No request yet', 'अभी कोई अनुरोध नहीं')}>
          {say(
            'Requests come by the form for grievances; others are entered by hand.',
            'अनुरोध शिकायत के फ़ॉर्म से आते हैं; बाक़ी हाथ से दर्ज किए जाते हैं\u202f।',
          )}
        </ScreenState>
      )}
      <ol className="letters">
        {data.data.map((request) => (
          <li key={request.id}>
            <Row request={request} isOpen={String(request.id) === open} />
          </li>
        ))}
      </ol>
      <p className="row-note privacy-promise">
        {say(
          `We answer within ${data.days} days. Opening a request is written to the record.`,
          `हम ${data.days} दिन में जवाब देते हैं\u202f। अनुरोध खोलना रिकॉर्ड में लिखा जाता है\u202f।`,
        )}
      </p>
    </div>
  );
}

function Row({ request, isOpen }: { request: RequestRow; isOpen: boolean }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { id, name, kind, state, receivedAt, dueAt, closedAt } = request;
  const left = daysLeft(dueAt);
  const took = closedAt ? daysBetween(receivedAt, closedAt) : 0;
  const isLate = state === 'open' && left === 0;
  return (
    <Link to={`/privacy/${id}`} className="letter-row" aria-current={isOpen ? 'true' : undefined}>
      {state === 'open' && <span className="letter-new" />}
      <span className="row-title">{name || say('Name held back', 'नाम नहीं दिखाया गया')}</span>
      <span className={isLate ? 'row-note privacy-late' : 'row-note'}>
        {state === 'open'
          ? isLate
            ? say('! due', '! समय बीता')
            : say(`${left} days left`, `${left} दिन बाकी`)
          : say(`took ${took} days`, `${took} दिन लगे`)}
      </span>
      <span>{sayText(kindTexts[kind])}</span>
      <span className="row-note">
        {closedAt
          ? say(
              `closed ${dayOfMonth(closedAt, language)}`,
              `${dayOfMonth(closedAt, language)} को बंद`,
            )
          : say(
              `came ${dayOfMonth(receivedAt, language)}`,
              `${dayOfMonth(receivedAt, language)} को आया`,
            )}
      </span>
    </Link>
  );
}
