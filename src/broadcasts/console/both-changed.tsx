import { isLanguage, languages } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { BroadcastConflict, Shape } from './merge-words.ts';
import './broadcasts.css';

interface BothChangedProps<Written> {
  conflict: BroadcastConflict<Written>;
  shape: Shape<Written>;
  /** Names of the fields for people, by the last part of their paths. */
  labels: Readonly<Record<string, string>>;
  onKeep: () => void;
  onTake: () => void;
}

/** Asks whose words stay where two agents changed the same ones. */
export function BothChanged<Written>(props: BothChangedProps<Written>) {
  const { conflict, shape, labels, onKeep, onTake } = props;
  const say = useSay();
  const theirs = shape.fieldsOf(conflict.theirs);
  return (
    <div className="state-band state-band-theirs" role="alert">
      <p>
        {say(
          'Somebody else changed the same words meanwhile. Nothing is saved until you choose.',
          'इसी बीच किसी और ने यही शब्द बदले\u202f। आपके चुनने तक कुछ नहीं सहेजा जाएगा\u202f।',
        )}
      </p>
      <dl>
        {conflict.fields.map((name) => {
          const path = name.split('.');
          const lang = path.find(isLanguage);
          const label = labels[path.at(-1) ?? ''] ?? say('A block', 'एक हिस्सा');
          return (
            <div key={name}>
              <dt>{lang ? `${label}, ${languages[lang].name}` : label}</dt>
              <dd lang={lang}>{String(theirs[name] || say('Nothing', 'कुछ नहीं'))}</dd>
            </div>
          );
        })}
      </dl>
      <ActionButton kind="line" onClick={onKeep}>
        {say('Keep my words', 'मेरे शब्द रखें')}
      </ActionButton>
      <ActionButton kind="line" onClick={onTake}>
        {say('Take theirs', 'उनके शब्द लें')}
      </ActionButton>
    </div>
  );
}
