import type { FieldDescription } from '#content/declare/describe.ts';
import { valueInWords } from '#content/declare/value-in-words.ts';
import { languages } from '#contract/languages.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { MineOrTheirs } from '#ui/console/mine-or-theirs.tsx';
import { useConsoleLanguage, useSay, useSayText } from '#ui/console/say.tsx';
import { useValueFormats } from '#ui/console/use-value-formats.ts';
import type { SettingConflict } from './merge-typed.ts';
import { labelOf } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

interface ChangedByOthersProps {
  settings: Settings;
  fields: ReadonlyMap<string, FieldDescription>;
}

/** Asks whose change stays where somebody else saved the same settings otherwise; who it was, and when. */
export function ChangedByOthers({ settings, fields }: ChangedByOthersProps) {
  const say = useSay();
  const { conflicts, choose, stops } = settings;
  if (conflicts.length === 0) return null;
  return (
    <div
      // A press that sent nothing leads here.
      key={stops}
      className="state-band state-band-theirs"
      role="alert"
      tabIndex={-1}
      ref={stops > 0 ? focusOnShow : undefined}
    >
      <p>
        {say(
          'These settings were changed meanwhile. Yours are in their fields; nothing is sent until you choose.',
          'ये सेटिंग इस बीच बदल गईं\u202f। आपकी अपने फ़ील्ड में हैं; आपके चुनने तक कुछ नहीं भेजा जाएगा\u202f।',
        )}
      </p>
      <dl>
        {conflicts.map((conflict) => (
          <Theirs
            key={`${conflict.part} ${conflict.field}`}
            conflict={conflict}
            described={fields.get(conflict.field)}
          />
        ))}
      </dl>
      <MineOrTheirs onMine={() => choose('mine')} onTheirs={() => choose('theirs')} />
    </div>
  );
}

interface TheirsProps {
  conflict: SettingConflict;
  described: FieldDescription | undefined;
}

function Theirs({ conflict, described }: TheirsProps) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const formats = useValueFormats(String);
  const { part, field, theirs, by, at } = conflict;
  const label = described ? sayText(labelOf(described)) : field;
  const lang = part === 'facts' ? undefined : part;
  const who = by.name ?? say('somebody else', 'किसी और');
  const when = dayAndHour(new Date(at), language);
  return (
    <div>
      <dt>
        {lang ? `${label}, ${languages[lang].name}` : label}
        {': '}
        {`${who}, ${when}`}
      </dt>
      <dd lang={lang}>{valueInWords(described, theirs, formats) || say('Nothing', 'कुछ नहीं')}</dd>
    </div>
  );
}
