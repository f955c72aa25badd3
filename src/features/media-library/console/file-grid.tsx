import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { mediaName } from '#ui/console/media-name.ts';
import { MediaThumb } from '#ui/console/media-thumb.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import type { LibraryAddress } from './library-address.ts';
import { useFiles } from './use-files.ts';

interface FileGridProps {
  address: LibraryAddress;
  go: (told: Partial<LibraryAddress>) => void;
  chosen: ReadonlySet<string>;
  /** Left out for those who may only look. */
  onChoose: ((chosen: ReadonlySet<string>) => void) | undefined;
}

/** The files of the library, newest first. */
export function FileGrid({ address, go, chosen, onChoose }: FileGridProps) {
  const say = useSay();
  const found = useFiles(address);
  if (!found.data) return <QueryState query={found} />;
  if (found.files.length === 0) return <NoFiles address={address} go={go} />;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose?.(next);
  };
  return (
    <>
      <ul className="media-grid">
        {found.files.map((file) => (
          <Tile
            key={file.id}
            file={file}
            isOpen={file.id === address.file}
            onOpen={() => go({ file: file.id })}
            isChosen={chosen.has(file.id)}
            onToggle={onChoose && (() => toggle(file.id))}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <p className="library-more">
          <ActionButton
            kind="line"
            busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {say('Show more', 'और दिखाएँ')}
          </ActionButton>
        </p>
      )}
    </>
  );
}

interface TileProps {
  file: MediaFile;
  isOpen: boolean;
  onOpen: () => void;
  isChosen: boolean;
  onToggle: (() => void) | undefined;
}

function Tile({ file, isOpen, onOpen, isChosen, onToggle }: TileProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const name = mediaName(file, language);
  const isWordless = file.kind === 'picture' && file.alts[language] === undefined;
  return (
    <li className="media-tile">
      <button
        type="button"
        className="media-tile-open"
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <MediaThumb file={file} />
        <span className="library-caption">
          {isWordless && <ConsoleIcon name="warning" label={say('No words yet', 'शब्द बाक़ी')} />}
          <span className="media-tile-name">{name}</span>
          <span className="library-figure">
            {file.uses === 0 ? '–' : file.uses}
            <span className="visually-hidden"> {say('uses', 'जगह काम में')}</span>
          </span>
        </span>
      </button>
      {onToggle && (
        <input
          type="checkbox"
          className="library-choose"
          aria-label={say(`Choose ${name}`, `${name} चुनें`)}
          checked={isChosen}
          onChange={onToggle}
        />
      )}
    </li>
  );
}

function NoFiles({ address, go }: Pick<FileGridProps, 'address' | 'go'>) {
  const say = useSay();
  const { s, album, view } = address;
  if (!s && !album && view === 'all')
    return (
      <ScreenState icon="empty" title={say('Nothing here yet', 'यहाँ अभी कुछ नहीं')}>
        {say(
          'Add files, or drop them here. Hundreds at once will do.',
          'फ़ाइलें जोड़ें, या यहाँ छोड़ें\u202f। एक साथ सैकड़ों भी चलेंगी\u202f।',
        )}
      </ScreenState>
    );
  return (
    <ScreenState
      icon="empty"
      title={say('Nothing found', 'कुछ नहीं मिला')}
      action={
        <ActionButton kind="line" onClick={() => go({ s: '', album: '', view: 'all' })}>
          {say('Show all files', 'सब फ़ाइलें दिखाएँ')}
        </ActionButton>
      }
    >
      {say('No file fits these filters.', 'इन शर्तों पर कोई फ़ाइल नहीं है\u202f।')}
    </ScreenState>
  );
}
