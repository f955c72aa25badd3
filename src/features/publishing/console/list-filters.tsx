import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { CategoryField } from './category-field.tsx';
import type { ListAddress } from './list-address.ts';

interface FilterProps {
  address: ListAddress;
  go: (told: Partial<ListAddress>) => void;
  authors: readonly { id: string; name: string | null }[];
  /** The collection of the categories, where the list can be narrowed by them. */
  categories: string | null;
}

const PAUSE_MS = 250;

/** Search, category, author and the day since which something was edited. */
export function ListFilters({ address, go, authors, categories }: FilterProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames('list-filters', isOpen && 'list-filters-open')} role="search">
      <SearchField s={address.s} onSearch={(s) => go({ s })} />
      <div className="filter-toggle">
        <ActionButton kind="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say('Filters', 'फ़िल्टर')}
        </ActionButton>
      </div>
      {categories && (
        <CategoryField
          of={categories}
          none={say('All categories', 'सब श्रेणियाँ')}
          value={address.category}
          onChange={(category) => go({ category })}
        />
      )}
      <SelectField
        label={say('Author', 'लेखक')}
        value={address.author}
        onChange={({ target }) => go({ author: target.value })}
      >
        <option value="">{say('Everybody', 'सब लोग')}</option>
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say('Edited since', 'इस दिन से संपादित')}
        type="date"
        value={address.since}
        max={address.until || undefined}
        onChange={({ target }) => go({ since: target.value })}
      />
      <TextField
        label={say('Edited until', 'इस दिन तक संपादित')}
        type="date"
        value={address.until}
        min={address.since || undefined}
        onChange={({ target }) => go({ until: target.value })}
      />
    </div>
  );
}

/** Searches a moment after the last key. */
function SearchField({ s, onSearch }: { s: string; onSearch: (s: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState(s);
  const box = useRef<HTMLDivElement>(null);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === s) return undefined;
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, s]);
  useShortcut('/', ['Search here', 'यहाँ खोजें'], () => box.current?.querySelector('input')?.focus());
  return (
    <div ref={box} className="list-search">
      <TextField
        type="search"
        icon="search"
        label={say('Search in drafts and live', 'मसौदों और प्रकाशित में खोजें')}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
