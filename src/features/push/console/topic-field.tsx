import { topicNames } from '#contract/topics.ts';
import type { Topic } from '#contract/topics.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { SelectField } from '#ui/field.tsx';

interface TopicFieldProps {
  value: Topic;
  isDisabled: boolean;
  reach: Record<Topic, number>;
  onChange: (topic: Topic) => void;
}

/** The topic, and how many devices it reaches. */
export function TopicField({ value, isDisabled, reach, onChange }: TopicFieldProps) {
  const say = useSay();
  const sayText = useSayText();
  const devices = reach[value].toLocaleString('en-IN');
  return (
    <SelectField
      label={say('Topic', 'विषय')}
      value={value}
      disabled={isDisabled}
      hint={say(`Devices that it reaches now: ${devices}`, `अभी इतने डिवाइस तक पहुँचेगा: ${devices}`)}
      onChange={({ currentTarget }) => {
        const chosen = topicNames.find((topic) => topic === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {topicNames.map((topic) => (
        <option key={topic} value={topic}>
          {sayText(topicTexts[topic])}
        </option>
      ))}
    </SelectField>
  );
}
