import type { ReplyOf } from '#contract/endpoint.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { SearchField } from '#ui/console/search-field.tsx';
import { SelectField } from '#ui/field.tsx';
import type { countMediaFiles } from '../contract.ts';
import type { LibraryAddress } from './library-address.ts';

interface FilterProps {
  address: LibraryAddress;
  go: (told: Partial<LibraryAddress>) => void;
  counts: ReplyOf<typeof countMediaFiles>['data'] | undefined;
}

/** Search, album, and what is to be mended. */
export function LibraryFilters({ address, go, counts }: FilterProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { kind, view, album } = address;
  const views = [
    ['wordless', say('No words yet', 'शब्द बाक़ी'), counts?.wordless[language], kind === 'picture'],
    ['alike', say('Alike', 'एक जैसी'), counts?.alike, kind === 'picture'],
    ['unused', say('Used nowhere', 'कहीं काम में नहीं'), counts?.unused, true],
    ['binned', say('Bin', 'कूड़ेदान'), counts?.binned, true],
  ] as const;
  return (
    <div className="library-filters" role="search">
      <SearchField
        key={kind}
        className="library-search"
        label={say('Place, person, word', 'जगह, व्यक्ति, शब्द')}
        placeholder={say('Place, person, word', 'जगह, व्यक्ति, शब्द')}
        s={address.s}
        onSearch={(s) => go({ s })}
      />
      {counts && counts.albums.length > 0 && (
        <SelectField
          label={say('Album', 'एल्बम')}
          value={album}
          onChange={({ target }) => go({ album: target.value })}
        >
          <option value="">{say('All albums', 'सब एल्बम')}</option>
          {counts.albums.map(({ name, files }) => (
            <option key={name} value={name}>
              {name} ({files})
            </option>
          ))}
        </SelectField>
      )}
      {views.map(([name, label, count, isOffered]) =>
        isOffered ? (
          <button
            key={name}
            type="button"
            className={view === name ? 'chosen-chip' : 'filter-chip'}
            aria-pressed={view === name}
            onClick={() => go({ view: view === name ? 'all' : name, file: '' })}
          >
            {label} {count !== undefined && <span className="library-figure">{count}</span>}
          </button>
        ) : null,
      )}
    </div>
  );
}
