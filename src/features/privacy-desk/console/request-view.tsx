import { useReducer, useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { saveFile } from '#client/save-file.ts';
import { longDate } from '#lib/dates.ts';
import { spacedMobile } from '#lib/phone.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { exportHeld, findRequest } from '../contract.ts';
import { CloseDialog, CorrectDialog } from './change-dialogs.tsx';
import { Erasure } from './erasure.tsx';
import { Held } from './held.tsx';
import type { Person } from './held.tsx';
import type { OpenRequest } from './open-request.ts';
import { daysBetween, daysLeft, kindTexts, sourceTexts } from './request-texts.ts';

/** How often it is asked how far an erasure has come. */
const RUNNING_MS = 1_000;

/** One request: when it is due, everything held on its author, and what can be done. */
export function RequestView({ id }: { id: number }) {
  const found = useCallQuery(
    findRequest,
    { query: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data?.data.erasure?.state === 'running' ? RUNNING_MS : false,
    },
  );
  const [corrections, countCorrection] = useReducer((count: number) => count + 1, 0);
  if (!found.data) return <QueryState query={found} />;
  const request = found.data.data;
  const { email, phoneNumber } = request;
  const person = { id, ...(email && { email }), ...(phoneNumber && { phoneNumber }) };
  return (
    <article className="request" aria-labelledby="request-title">
      <Head request={request} />
      {email || phoneNumber ? (
        <>
          <Unproven request={request} />
          <Tools request={request} person={person} onCorrected={countCorrection} />
          <Held key={corrections} person={person} />
        </>
      ) : (
        <Unreachable request={request} />
      )}
      <Erasure request={request} />
    </article>
  );
}

function Head({ request }: { request: OpenRequest }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { name, kind, number, source, receivedAt, dueAt, words, outcome } = request;
  const came = longDate(receivedAt, language);
  return (
    <>
      <div className="letter-head">
        <h2 id="request-title">
          {name || say('Name held back', 'नाम नहीं दिखाया गया')} {sayText(kindTexts[kind])}
        </h2>
        {request.state === 'open' && <Days receivedAt={receivedAt} dueAt={dueAt} />}
      </div>
      <p className="row-note">
        {say(
          `Request ${number}, came ${came} ${sayText(sourceTexts[source])}.`,
          `अनुरोध ${number}, ${came} को ${sayText(sourceTexts[source])} आया\u202f।`,
        )}{' '}
        {[request.email, request.phoneNumber && spacedMobile(request.phoneNumber)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {words && <p className="letter-words">{words}</p>}
      {outcome && (
        <p>
          <strong>{say('Closed:', 'बंद:')}</strong> {outcome}
        </p>
      )}
    </>
  );
}

/** Anybody can type an address, or name one by telephone; a session of its account proves it. */
function Unproven({ request: { state, source } }: { request: OpenRequest }) {
  const say = useSay();
  if (state !== 'open' || source === 'account') return null;
  return (
    <p>
      <ConsoleIcon name="warning" />{' '}
      {say(
        'The address is not proven: make sure that its owner asks for this, before anything is handed out or erased.',
        'पता प्रमाणित नहीं है: कुछ भी देने या मिटाने से पहले पक्का करें कि अनुरोध उसी का है जिसका यह पता है\u202f।',
      )}
    </p>
  );
}

const BOXES = 14;

/** The days as painted boxes, and in words. */
function Days({ receivedAt, dueAt }: Pick<OpenRequest, 'receivedAt' | 'dueAt'>) {
  const say = useSay();
  const language = useConsoleLanguage();
  const all = daysBetween(receivedAt, dueAt);
  const left = daysLeft(dueAt);
  const painted = Math.round(((all - left) / Math.max(all, 1)) * BOXES);
  const due = longDate(dueAt, language);
  return (
    <div className={left === 0 ? 'days privacy-late' : 'days'}>
      <strong>{say(`Due ${due}`, `${due} तक`)}</strong>
      <span className="days-boxes" aria-hidden="true">
        {Array.from({ length: BOXES }, (_, box) => (
          <span key={box} className={box < painted ? 'days-box days-box-over' : 'days-box'} />
        ))}
      </span>
      <span className="row-note">
        {say(
          `day ${all - left} of ${all}, ${left} left`,
          `${all} में से दिन ${all - left}, ${left} बाकी`,
        )}
      </span>
    </div>
  );
}

interface ToolsProps {
  request: OpenRequest;
  person: Person;
  onCorrected: () => void;
}

function Tools({ request, person, onCorrected }: ToolsProps) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const [open, setOpen] = useState<'correct' | 'close'>();
  const save = () => {
    saveFile(exportHeld, { body: { ...person, id: request.id } }).catch(toast.error);
  };
  return (
    <div className="request-tools">
      <h3>{say('What we hold', 'हमारे पास क्या है')}</h3>
      {may('privacy:export') && (
        <ActionButton kind="line" icon="download" onClick={save}>
          {say('Export as a file', 'फ़ाइल में निर्यात')}
        </ActionButton>
      )}
      {may('privacy:write') && (
        <ActionButton kind="line" onClick={() => setOpen('correct')}>
          {say('Correct', 'सुधारें')}
        </ActionButton>
      )}
      {may('privacy:write') && request.state === 'open' && (
        <ActionButton kind="line" icon="check" onClick={() => setOpen('close')}>
          {say('Close the request', 'अनुरोध बंद करें')}
        </ActionButton>
      )}
      {open === 'correct' && (
        <CorrectDialog {...{ request, person, onCorrected }} onClose={() => setOpen(undefined)} />
      )}
      {open === 'close' && <CloseDialog request={request} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Unreachable({ request }: { request: OpenRequest }) {
  const say = useSay();
  const [isClosing, setClosing] = useState(false);
  if (request.state !== 'open')
    return (
      <p>
        {say('Nothing here names the person any more.', 'यहाँ अब उस व्यक्ति का कोई नाम नहीं\u202f।')}
      </p>
    );
  return (
    <>
      <p>
        {say(
          'The request names no mail address and no number, so nothing can be found or erased by it. Search above by name, and enter it anew with what you find.',
          'अनुरोध में न मेल पता है, न नंबर, इसलिए इससे न कुछ खोजा जा सकता है, न मिटाया जा सकता है\u202f। ऊपर नाम से खोजें, और जो मिले उसके साथ नया अनुरोध दर्ज करें\u202f।',
        )}
      </p>
      <ActionButton kind="line" onClick={() => setClosing(true)}>
        {say('Close the request', 'अनुरोध बंद करें')}
      </ActionButton>
      {isClosing && <CloseDialog request={request} onClose={() => setClosing(false)} />}
    </>
  );
}
