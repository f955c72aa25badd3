import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';
import {
  binMediaFiles,
  countMediaFiles,
  findMediaFile,
  listMediaFiles,
  putIntoAlbum,
  restoreMediaFiles,
} from '../contract.ts';

interface BulkBarProps {
  view: string;
  chosen: ReadonlySet<string>;
  onDone: () => void;
}

const refreshes = [listMediaFiles, countMediaFiles, findMediaFile];

/** Actions on the chosen files. */
export function BulkBar({ view, chosen, onDone }: BulkBarProps) {
  const say = useSay();
  const toast = useToast();
  const [isFiling, setFiling] = useState(false);
  const bin = useCallMutation(binMediaFiles, { refreshes });
  const restore = useCallMutation(restoreMediaFiles, { refreshes });
  const isBin = view === 'binned';
  const ids = [...chosen];
  const act = () =>
    (isBin ? restore : bin).mutate(
      { body: { ids } },
      {
        onError: toast.error,
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onDone();
        },
      },
    );
  const isShown = chosen.size > 0;
  useShortcut('D', ['Bin the chosen files', 'चुनी फ़ाइलें कूड़ेदान में'], act, isShown && !isBin);
  useShortcut('Esc', ['Choose none', 'कुछ न चुनें'], onDone, isShown);
  if (!isShown) return null;
  return (
    <div className="library-bulk" role="toolbar" aria-label={say('Chosen files', 'चुनी फ़ाइलें')}>
      <strong>{say(`${chosen.size} chosen`, `${chosen.size} चुनी गईं`)}</strong>
      {!isBin && (
        <ActionButton kind="line" onClick={() => setFiling(true)}>
          {say('Album', 'एल्बम')}
        </ActionButton>
      )}
      <ActionButton
        kind={isBin ? 'line' : 'danger'}
        {...(!isBin && { keys: 'D' })}
        busy={bin.isPending || restore.isPending}
        onClick={act}
      >
        {isBin ? say('Take out of the bin', 'कूड़ेदान से निकालें') : say('Move to bin', 'कूड़ेदान में डालें')}
      </ActionButton>
      <ActionButton kind="quiet" keys="Esc" onClick={onDone}>
        {say('Choose none', 'कुछ न चुनें')}
      </ActionButton>
      <AlbumDialog
        ids={ids}
        isOpen={isFiling}
        onClose={() => setFiling(false)}
        onDone={() => {
          setFiling(false);
          onDone();
        }}
      />
    </div>
  );
}

function AlbumDialog(props: {
  ids: string[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const { ids, isOpen, onClose, onDone } = props;
  const say = useSay();
  const toast = useToast();
  const [album, setAlbum] = useState('');
  const put = useCallMutation(putIntoAlbum, { refreshes });
  const known = useCallQuery(countMediaFiles, { query: {} }).data?.data.albums ?? [];
  const isKnown = known.some(({ name }) => name === album.trim());
  const change = (isIn: boolean) =>
    put.mutate({ body: { ids, album, isIn } }, { onError: toast.error, onSuccess: onDone });
  return (
    <Dialog title={say('Albums of the chosen', 'चुनी हुई के एल्बम')} isOpen={isOpen} onClose={onClose}>
      <form
        className="library-form"
        onSubmit={(event) => {
          event.preventDefault();
          change(true);
        }}
      >
        <TextField
          label={say('Album', 'एल्बम')}
          hint={say('A new name makes a new album', 'नया नाम लिखने पर नया एल्बम बनेगा')}
          value={album}
          maxLength={80}
          required
          list="library-albums"
          onChange={({ target }) => setAlbum(target.value)}
        />
        <datalist id="library-albums">
          {known.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <div className="library-actions">
          <ActionButton type="submit" busy={put.isPending}>
            {say('Put in', 'रखें')}
          </ActionButton>
          <ActionButton
            kind="line"
            disabled={!isKnown}
            busy={put.isPending}
            onClick={() => change(false)}
          >
            {say('Take out', 'निकालें')}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}
