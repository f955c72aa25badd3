import { allLanguages, languages } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { SelectField } from '#ui/field.tsx';
import { readerSources, readerStates } from '../contract/people.ts';
import type { ReaderFilter } from '../contract/people.ts';
import { sourceTexts, stateTexts } from './people-texts.ts';

interface ReaderFiltersProps {
  filter: ReaderFilter;
  onChange: (filter: ReaderFilter) => void;
}

/** State, language, topic and source by which the list is narrowed. */
export function ReaderFilters({ filter, onChange }: ReaderFiltersProps) {
  const say = useSay();
  const sayText = useSayText();
  const rows = [
    ['state', say('State', 'स्थिति'), readerStates.map((each) => [each, sayText(stateTexts[each])])],
    ['language', say('Language', 'भाषा'), allLanguages.map((each) => [each, languages[each].name])],
    ['topic', say('Topic', 'विषय'), topicNames.map((each) => [each, sayText(topicTexts[each])])],
    [
      'source',
      say('Source', 'स्रोत'),
      readerSources.map((each) => [each, sayText(sourceTexts[each])]),
    ],
  ] as const;
  return (
    <div className="readers-filters">
      {rows.map(([name, label, choices]) => (
        <SelectField
          key={name}
          label={label}
          value={filter[name] ?? ''}
          onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
        >
          <option value="">{say('All', 'सभी')}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
