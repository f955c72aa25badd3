import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { SearchField } from '#ui/console/search-field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { CategoryField } from './category-field.tsx';
import type { CategoryOf } from './category-field.tsx';
import type { ListAddress } from './list-address.ts';

interface FilterProps {
  address: ListAddress;
  go: (told: Partial<ListAddress>) => void;
  authors: readonly { id: string; name: string | null }[];
  /** Left out where the list cannot be narrowed by it. */
  category: CategoryOf | null;
}

/** Search, category, author and the day since which something was edited. */
export function ListFilters({ address, go, authors, category }: FilterProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames('list-filters', isOpen && 'list-filters-open')} role="search">
      <SearchField
        className="list-search"
        label={say('Search in drafts and live', 'मसौदों और प्रकाशित में खोजें')}
        maxLength={100}
        s={address.s}
        onSearch={(s) => go({ s })}
      />
      <div className="filter-toggle">
        <ActionButton kind="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say('Filters', 'फ़िल्टर')}
        </ActionButton>
      </div>
      {category && (
        <CategoryField
          of={category}
          none={say('All categories', 'सब श्रेणियाँ')}
          value={address.category}
          onChange={(slug) => go({ category: slug })}
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
