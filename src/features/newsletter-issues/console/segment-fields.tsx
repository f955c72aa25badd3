import { useEffect } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { SelectField } from '#ui/field.tsx';
import { countNewsletterReaders } from '../contract.ts';
import type { listNewsletterIssues, Segment } from '../contract.ts';
import type { Written } from './written.ts';

interface SegmentFieldsProps {
  written: Written;
  change: (changes: Partial<Written>) => void;
  isFixed: boolean;
  reply: ReplyOf<typeof listNewsletterIssues>;
  onCount: (count: number | undefined) => void;
}

/** The readers that an issue goes to, and how many people that is now. */
export function SegmentFields({ written, change, isFixed, reply, onCount }: SegmentFieldsProps) {
  const say = useSay();
  const sayText = useSayText();
  const { segment } = written;
  const asked = Object.fromEntries(Object.entries(segment).filter(([, value]) => value !== null));
  const readers = useCallQuery(
    countNewsletterReaders,
    { query: asked },
    { placeholderData: (before) => before },
  );
  const { count, constituencies = [] } = readers.data?.data ?? {};
  useEffect(() => onCount(count), [count, onCount]);
  const chosen = segment.constituency ? [segment.constituency] : [];
  const places = [...new Set([...constituencies, ...chosen])];
  // An option is one of the values of its part, or the empty one for all.
  const choose = (key: keyof Segment) => (value: string | null) =>
    change({ segment: { ...segment, [key]: value } });
  return (
    <section className="form-stack" aria-labelledby="issue-segment">
      <h2 id="issue-segment">{say('Who gets it', 'किसे मिले')}</h2>
      <div className="issue-segment">
        <PartField
          label={say('Language of readers', 'पाठकों की भाषा')}
          value={segment.language}
          options={reply.languages.map((code) => [code, languages[code].name])}
          {...{ isFixed }}
          onChoose={choose('language')}
        />
        <PartField
          label={say('Topic', 'विषय क्षेत्र')}
          value={segment.topic}
          options={topicNames.map((topic) => [topic, sayText(topicTexts[topic])])}
          {...{ isFixed }}
          onChoose={choose('topic')}
        />
        {places.length > 0 && (
          <PartField
            label={say('Constituency', 'निर्वाचन क्षेत्र')}
            value={segment.constituency}
            options={places.map((place) => [place, place])}
            {...{ isFixed }}
            onChoose={choose('constituency')}
          />
        )}
      </div>
      <p role="status">
        {count === undefined
          ? say('Counting', 'गिनती हो रही है')
          : count === 1
            ? say('It reaches 1 person now.', 'अभी यह 1 व्यक्ति तक पहुँचेगा\u202f।')
            : say(
                `It reaches ${count.toLocaleString('en-IN')} people now.`,
                `अभी यह ${count.toLocaleString('en-IN')} लोगों तक पहुँचेगा\u202f।`,
              )}
      </p>
    </section>
  );
}

interface PartFieldProps {
  label: string;
  value: string | null;
  options: readonly (readonly [value: string, name: string])[];
  isFixed: boolean;
  onChoose: (value: string | null) => void;
}

function PartField({ label, value, options, isFixed, onChoose }: PartFieldProps) {
  const say = useSay();
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      disabled={isFixed}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    >
      <option value="">{say('All', 'सभी')}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
