import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import type { MediaFile, MediaKind } from '#contract/media-file.ts';
import { TextField } from '../field.tsx';
import { ActionButton } from './action-button.tsx';
import { Dialog } from './dialog.tsx';
import { mediaName } from './media-name.ts';
import { MediaThumb } from './media-thumb.tsx';
import { useSay, useConsoleLanguage } from './say.tsx';
import { QueryState, ScreenState } from './screen-state.tsx';

/** A question to the library, as its call `listMediaFiles` takes it. */
export interface MediaSearch {
  kind: MediaKind;
  s?: string;
  after?: number;
}

interface MediaPickerProps {
  kind: MediaKind;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onPick: (file: MediaFile) => void;
  /** Asks the library: `(query, signal) => ask(listMediaFiles, { query }, signal)`. */
  list: (
    query: MediaSearch,
    signal: AbortSignal,
  ) => Promise<{ data: MediaFile[]; next: number | null }>;
  /** A file that is not offered, such as the one that is replaced. */
  without?: string;
  /** Beside the search, such as a button that uploads. */
  children?: ReactNode;
}

/** A dialog in which a file of the media library is chosen. */
export function MediaPicker(props: MediaPickerProps) {
  const { title, isOpen, onClose, children } = props;
  const say = useSay();
  const [typed, setTyped] = useState('');
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} shape="wide">
      <div className="media-picker-head">
        <TextField
          type="search"
          label={say('Place, person, word', 'जगह, व्यक्ति, शब्द')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
      </div>
      <Found {...props} s={useDeferredValue(typed.trim())} />
    </Dialog>
  );
}

function Found({ kind, list, without, onPick, s }: MediaPickerProps & { s: string }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const found = useInfiniteQuery({
    queryKey: ['listMediaFiles', 'picker', kind, s],
    queryFn: ({ pageParam, signal }) =>
      list({ kind, ...(s && { s }), ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: (before) => before,
  });
  if (!found.data) return <QueryState query={found} rows={3} />;
  const files = found.data.pages.flatMap((page) => page.data).filter(({ id }) => id !== without);
  if (files.length === 0)
    return (
      <ScreenState icon="empty" title={say('Nothing found', 'कुछ नहीं मिला')}>
        {say('Try fewer words, or add a file.', 'कम शब्दों से खोजें, या फ़ाइल जोड़ें\u202f।')}
      </ScreenState>
    );
  return (
    <>
      <ul className="media-grid">
        {files.map((file) => (
          <li key={file.id} className="media-tile">
            <button type="button" className="media-tile-open" onClick={() => onPick(file)}>
              <MediaThumb file={file} />
              <span className="media-tile-name">{mediaName(file, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <ActionButton
          kind="line"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {say('Show more', 'और दिखाएँ')}
        </ActionButton>
      )}
    </>
  );
}
