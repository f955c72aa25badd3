import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { saveFile } from '#client/save-file.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { exportMediaRegister, readMediaRegister } from '../contract/register.ts';
import type { AiEntry } from '../contract/register.ts';
import { extentTexts } from './ai-field.tsx';
import { EnterTakedown } from './enter-takedown.tsx';
import { TakedownList } from './takedown-list.tsx';
import './register.css';

const POLL_INTERVAL_MS = 30_000;

/** Files that AI had a part in, and orders and complaints with the time that is left. */
export default function RegisterScreen() {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const [isEntering, setEntering] = useState(false);
  const register = useCallQuery(readMediaRegister, {}, { refetchInterval: POLL_INTERVAL_MS });
  return (
    <Screen
      title={say('AI media and takedowns', 'एआई मीडिया और हटाने के आदेश')}
      subtitle={say(
        'The law leaves three hours after an order or a complaint came in.',
        'आदेश या शिकायत आने के बाद क़ानून तीन घंटे देता है\u202f।',
      )}
      back="/law"
      actions={
        <>
          <ActionButton
            kind="line"
            icon="download"
            onClick={() => void saveFile(exportMediaRegister, {}).catch(toast.error)}
          >
            {say('Save as a table', 'तालिका सहेजें')}
          </ActionButton>
          {may('law:write') && (
            <ActionButton icon="plus" onClick={() => setEntering(true)}>
              {say('Enter an order', 'आदेश दर्ज करें')}
            </ActionButton>
          )}
        </>
      }
    >
      {register.data ? (
        <>
          <TakedownList takedowns={register.data.data.takedowns} />
          <AiList entries={register.data.data.ai} />
        </>
      ) : (
        <QueryState query={register} />
      )}
      {isEntering && <EnterTakedown onClose={() => setEntering(false)} />}
    </Screen>
  );
}

function AiList({ entries }: { entries: readonly AiEntry[] }) {
  const say = useSay();
  return (
    <section className="register-part">
      <h2>{say('Made or changed by AI', 'एआई से बनी या बदली')}</h2>
      {entries.length === 0 && (
        <p className="row-note">
          {say(
            'None is declared. It is done beside the file, in the media library.',
            'कोई दर्ज नहीं\u202f। यह मीडिया संग्रह में फ़ाइल के साथ होता है\u202f।',
          )}
        </p>
      )}
      <ul className="ruled-list">
        {entries.map((entry) => (
          <AiRow key={entry.mediaId} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function AiRow({ entry }: { entry: AiEntry }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { name, extent, tool, declaredBy, declaredAt, labelledAt } = entry;
  return (
    <li className="ruled-row">
      <div className="ruled-row-text">
        <p className="row-title" lang={languageOfScript(name, language)}>
          {name}
        </p>
        <p className="row-note">
          {`${sayText(extentTexts[extent])}: ${tool} · ${declaredBy.name ?? '–'}, ${dayAndHour(declaredAt, language)} · `}
          {labelledAt ? say('labelled', 'लेबल लगा') : say('the label is being made', 'लेबल लग रहा है')}
        </p>
      </div>
    </li>
  );
}
