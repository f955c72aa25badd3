import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { AskedFirst } from '#ui/console/asked-first.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';
import { createEventGate, findEventGathering, revokeEventGate } from '../contract/desk.ts';
import type { Gathering } from '../contract/desk.ts';

/** Links by which volunteers check people in; a new one is shown once. */
export function GatesView({ gathering }: { gathering: Gathering }) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const [link, setLink] = useState('');
  const create = useCallMutation(createEventGate, { refreshes: [findEventGathering] });
  const make = () =>
    create.mutate(
      { body: { event: gathering.id } },
      { onSuccess: ({ data }) => setLink(data.url), onError: toast.error },
    );
  return (
    <div className="gates">
      <p>
        {say(
          'A link opens the check-in list on a phone, on the days of the event alone. Opened once, it works without a network. It shows short names and how many come, no numbers and no addresses.',
          'लिंक से फ़ोन पर चेक-इन सूची खुलती है, सिर्फ़ कार्यक्रम के दिन\u202f। एक बार खुलने के बाद यह बिना नेटवर्क के चलती है\u202f। इसमें छोटे नाम और लोगों की संख्या दिखती है, नंबर या पते नहीं\u202f।',
        )}
      </p>
      {may('supporters:write') && (
        <ActionButton icon="plus" busy={create.isPending} onClick={make}>
          {say('Make a link for volunteers', 'स्वयंसेवकों के लिए लिंक बनाएँ')}
        </ActionButton>
      )}
      {link && <NewLink link={link} />}
      <ul className="gathering-rows">
        {gathering.gates.map((gate) => (
          <GateRow key={gate.id} gate={gate} />
        ))}
      </ul>
    </div>
  );
}

function NewLink({ link }: { link: string }) {
  const say = useSay();
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard
      .writeText(link)
      .then(() => toast.success(say('Copied.', 'कॉपी हो गया\u202f।')), toast.error);
  return (
    <div className="gate-link" role="status">
      <TextField
        label={say(
          'Send it to the volunteers now: it is not shown again',
          'इसे अभी स्वयंसेवकों को भेजें: यह दोबारा नहीं दिखेगा',
        )}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <ActionButton kind="line" onClick={copy}>
        {say('Copy', 'कॉपी करें')}
      </ActionButton>
    </div>
  );
}

function GateRow({
  gate: { id, createdAt, by, revokedAt, marks },
}: {
  gate: Gathering['gates'][number];
}) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const language = useConsoleLanguage();
  const revoke = useCallMutation(revokeEventGate, { refreshes: [findEventGathering] });
  const end = () =>
    revoke.mutate(
      { body: { id } },
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
    );
  return (
    <li className="gathering-row">
      <p>
        <strong>{dayAndHour(createdAt, language)}</strong>
        <span className="row-note">
          {by}, {say(marks === 1 ? '1 mark' : `${marks} marks`, `${marks} निशान`)}
          {revokedAt && `, ${say('ended', 'बंद')} ${dayAndHour(revokedAt, language)}`}
        </span>
      </p>
      {!revokedAt && may('supporters:write') && (
        <AskedFirst
          kind="danger"
          busy={revoke.isPending}
          title={say('End this link', 'यह लिंक बंद करें')}
          about={dayAndHour(createdAt, language)}
          question={say(
            'Volunteers who have it open cannot check anybody in any more. It cannot be opened again.',
            'जिन स्वयंसेवकों के पास यह खुला है, वे चेक-इन नहीं कर पाएँगे\u202f। इसे फिर से नहीं खोला जा सकता\u202f।',
          )}
          act={say('End it', 'बंद करें')}
          onSure={end}
        >
          {say('End this link', 'यह लिंक बंद करें')}
        </AskedFirst>
      )}
    </li>
  );
}
