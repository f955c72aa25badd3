import { useState } from 'react';
import { changedFields, fieldIn, isSameValue } from '#content/declare/part-fields.ts';
import { languageOf } from '#content/declare/parts.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useEditing } from './editing-context.ts';
import type { DeviceStore, KeptPart } from './saving/device-store.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useInWords } from './use-in-words.ts';

interface WithheldProps {
  /** Words that the device has of parts that the agent may not write any more. */
  kept: readonly KeptPart[];
  store: DeviceStore;
}

/** Words that were typed before a role was narrowed: the fields show what is saved, and these stand above them. */
export function Withheld({ kept, store }: WithheldProps) {
  const say = useSay();
  const { saving } = useEditing();
  const [isGone, setGone] = useState(false);
  const typed = kept.map(({ part, began, content }) => {
    const fields = changedFields(part, began, content).filter(
      (field) => !isSameValue(fieldIn(part, content, field), saving.value(part, field)),
    );
    return { part, content, fields };
  });
  if (isGone || typed.every(({ fields }) => fields.length === 0)) return null;
  const throwAway = async () => {
    for (const { part } of kept) await store.drop(part);
    setGone(true);
  };
  return (
    <section className="withheld">
      <h2>{say('You typed this, and it was never saved', 'यह आपने लिखा था, पर सहेजा नहीं गया')}</h2>
      <p>
        {say(
          'Your roles do not write these parts any more. Give the words to somebody who may write them; they are on this device alone.',
          'आपकी भूमिकाएँ अब ये हिस्से नहीं लिखतीं\u202f। ये शब्द किसी ऐसे व्यक्ति को दें जो लिख सकता है; ये सिर्फ़ इसी डिवाइस पर हैं\u202f।',
        )}
      </p>
      <dl>
        {typed.map((each) => (
          <TypedWords key={each.part} {...each} />
        ))}
      </dl>
      <ActionButton kind="line" onClick={() => void throwAway()}>
        {say('Throw these words away', 'ये शब्द हटाएँ')}
      </ActionButton>
    </section>
  );
}

type TypedWordsProps = Pick<KeptPart, 'part' | 'content'> & { fields: readonly string[] };

function TypedWords({ part, content, fields }: TypedWordsProps) {
  const say = useSay();
  const labelOf = useFieldLabel(part);
  const inWords = useInWords();
  return fields.map((field) => (
    <div key={field}>
      <dt>{labelOf(field)}</dt>
      <dd lang={languageOf(part)}>
        {inWords(field, fieldIn(part, content, field)) || say('Nothing', 'कुछ नहीं')}
      </dd>
    </div>
  ));
}
