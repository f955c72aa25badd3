import { useState } from 'react';
import { useAct } from '#client/query.ts';
import { TextField } from '#ui/field.tsx';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useTell } from '#ui/console/tell.ts';
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
  const tell = useTell();
  const [isFiling, setFiling] = useState(false);
  const bin = useAct(binMediaFiles, { refreshes });
  const restore = useAct(restoreMediaFiles, { refreshes });
  const isBin = view === 'binned';
  const ids = [...chosen];
  const act = () =>
    (isBin ? restore : bin).mutate(
      { body: { ids } },
      {
        onError: tell.failed,
        onSuccess: ({ message = '' }) => {
          tell.done(message);
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
          {say('Put into an album', 'एल्बम में रखें')}
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
  const tell = useTell();
  const [album, setAlbum] = useState('');
  const put = useAct(putIntoAlbum, { refreshes });
  return (
    <Dialog title={say('Put into an album', 'एल्बम में रखें')} isOpen={isOpen} onClose={onClose}>
      <form
        className="library-form"
        onSubmit={(event) => {
          event.preventDefault();
          put.mutate(
            { body: { ids, album, isIn: true } },
            { onError: tell.failed, onSuccess: onDone },
          );
        }}
      >
        <TextField
          label={say('Album', 'एल्बम')}
          hint={say('A new name makes a new album', 'नया नाम लिखने पर नया एल्बम बनेगा')}
          value={album}
          maxLength={80}
          required
          onChange={({ target }) => setAlbum(target.value)}
        />
        <ActionButton type="submit" busy={put.isPending}>
          {say('Put in', 'रखें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
