import { useCallQuery } from '#client/query.ts';
import { listDrafts } from '#features/publishing/contract.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { SelectField } from '#ui/field.tsx';

interface AlbumFieldProps {
  value: string;
  onChange: (slug: string) => void;
  problem: string | undefined;
  disabled: boolean;
}

/** Chooses one of the public albums, and tells how many photographs it has. */
export function AlbumField({ value, onChange, problem, disabled }: AlbumFieldProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const albums = useCallQuery(listDrafts, {
    query: { collection: 'albums', view: 'live', size: 100 },
  });
  const inIt = useCallQuery(
    listDrafts,
    { query: { collection: 'photos', category: value, size: 1 } },
    { enabled: value !== '' },
  ).data?.total;
  const hint =
    inIt === undefined
      ? ''
      : inIt === 1
        ? say('1 photograph', '1 तस्वीर')
        : say(`${inIt} photographs`, `${inIt} तस्वीरें`);
  return (
    <SelectField
      label={say('Album', 'एल्बम')}
      value={value}
      disabled={disabled}
      {...(hint && { hint })}
      {...(problem && { problem })}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say('Choose an album', 'एल्बम चुनें')}</option>
      {albums.data?.data.map(({ id, slug, titles }) => (
        <option key={id} value={slug}>
          {titles[language] ?? titles.en ?? Object.values(titles)[0] ?? slug}
        </option>
      ))}
    </SelectField>
  );
}
