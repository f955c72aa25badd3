import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { searchEverything } from '#features/search/contract.ts';
import { ComboBox } from '#ui/console/combo-box.tsx';
import { useSay } from '#ui/console/say.tsx';

interface LinkFieldProps {
  value: string;
  isDisabled: boolean;
  problem: string | undefined;
  onChange: (path: string) => void;
}

/** The page that a message opens: a list, or whatever is published, by its title. */
export function LinkField({ value, isDisabled, problem, onChange }: LinkFieldProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const usual = [
    { id: '/', label: say('Home page', 'मुख पृष्ठ') },
    { id: '/news', label: say('News', 'समाचार') },
    { id: '/events', label: say('Events', 'कार्यक्रम') },
    { id: '/quiz', label: say('Daily quiz', 'रोज़ का क्विज़') },
    { id: '/videos', label: say('Videos', 'वीडियो') },
    { id: '/speeches', label: say('Speeches', 'भाषण') },
  ];
  const s = typed.trim().slice(0, 60);
  const isSearched = s.length > 1 && !usual.some(({ label }) => label === s);
  const found = useCallQuery(
    searchEverything,
    { query: { s, size: 20 } },
    { enabled: isSearched, placeholderData: (before) => before },
  );
  const rows = (found.data?.data ?? []).flatMap(({ path, title }) =>
    path ? [{ id: path, label: title }] : [],
  );
  const options = [...new Map([...usual, ...rows].map((each) => [each.id, each])).values()];
  const isKnown = options.some(({ id }) => id === value);
  return (
    <ComboBox
      label={say('Opens', 'क्या खुलेगा')}
      options={isKnown ? options : [{ id: value, label: value }, ...options]}
      value={value}
      isDisabled={isDisabled}
      hint={say('Type some of a title', 'शीर्षक के कुछ अक्षर लिखें')}
      onSearch={setTyped}
      onChange={(path) => path && onChange(path)}
      {...(problem && { problem })}
    />
  );
}
