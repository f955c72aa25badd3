import { useState } from 'react';
import { isGone, useCallMutation, useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { mediaName } from '#ui/console/media-name.ts';
import { RefusedRows } from '#ui/console/refused-rows.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
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
import type { KeptFile } from '../contract/kept-file.ts';

interface BulkBarProps {
  view: string;
  chosen: ReadonlySet<string>;
  /** Told those that are still chosen. */
  onDone: (chosen: ReadonlySet<string>) => void;
}

/** The outcome of an act on several files. */
interface BulkResult {
  act: 'bin' | 'restore' | 'file';
  /** How many files it was asked for. */
  count: number;
  /** Those that stayed as they were. */
  kept: readonly KeptFile[];
}

const refreshes = [listMediaFiles, countMediaFiles, findMediaFile];

/** Actions on the chosen files; those that were left as they were are named, and stay chosen while they are listed. */
export function BulkBar({ view, chosen, onDone }: BulkBarProps) {
  const refusedOf = useRefused();
  const [result, setResult] = useState<BulkResult>();
  const finish = (told?: BulkResult) => {
    setResult(told);
    // A file that went into no album is in the bin, which the list leaves out; one that did not come out of it is gone.
    onDone(new Set(told?.act === 'bin' ? told.kept.map(({ id }) => id) : []));
  };
  const isTold = result !== undefined && result.kept.length > 0;
  if (!isTold && chosen.size === 0) return null;
  return (
    <div className="library-foot">
      {isTold && (
        <RefusedRows
          count={result.count}
          refused={refusedOf(result)}
          onClose={() => setResult(undefined)}
        />
      )}
      {chosen.size > 0 && <ChosenBar view={view} ids={[...chosen]} onDone={finish} />}
    </div>
  );
}

/** Names the files that an act left as they were, and says why. */
function useRefused() {
  const say = useSay();
  const language = useConsoleLanguage();
  const missing = say('Not in the library any more.', 'अब संग्रह में नहीं है\u202f।');
  const reasons = {
    restore: missing,
    bin: say('In use. Replace it first.', 'काम में है\u202f। पहले उसे बदलें\u202f।'),
    file: say('In the bin. Take it out first.', 'कूड़ेदान में है\u202f। पहले उसे वहाँ से निकालें\u202f।'),
  };
  const gone = { name: say('A file', 'एक फ़ाइल'), reason: missing };
  return ({ act, kept }: BulkResult) =>
    kept.map(({ name, alts }) =>
      name === null ? gone : { name: mediaName({ name, alts }, language), reason: reasons[act] },
    );
}

interface ChosenBarProps {
  view: string;
  ids: string[];
  onDone: (result?: BulkResult) => void;
}

function ChosenBar({ view, ids, onDone }: ChosenBarProps) {
  const say = useSay();
  const [isFiling, setFiling] = useState(false);
  const chooseNone = () => onDone();
  const { move, isBusy } = useBin(ids, onDone);
  const isBin = view === 'binned';
  useShortcut('D', ['Bin the chosen files', 'चुनी फ़ाइलें कूड़ेदान में'], move.into, !isBin);
  useShortcut('Esc', ['Choose none', 'कुछ न चुनें'], chooseNone);
  return (
    <div className="library-bulk" role="toolbar" aria-label={say('Chosen files', 'चुनी फ़ाइलें')}>
      <strong>
        {say(`${ids.length} chosen`, ids.length === 1 ? '1 चुनी गई' : `${ids.length} चुनी गईं`)}
      </strong>
      {isBin ? (
        <ActionButton kind="line" busy={isBusy} onClick={move.outOf}>
          {say('Take out of the bin', 'कूड़ेदान से निकालें')}
        </ActionButton>
      ) : (
        <>
          <ActionButton kind="line" onClick={() => setFiling(true)}>
            {say('Album', 'एल्बम')}
          </ActionButton>
          <ActionButton kind="danger" keys="D" busy={isBusy} onClick={move.into}>
            {say('Move to bin', 'कूड़ेदान में डालें')}
          </ActionButton>
        </>
      )}
      <ActionButton kind="quiet" keys="Esc" onClick={chooseNone}>
        {say('Choose none', 'कुछ न चुनें')}
      </ActionButton>
      <AlbumDialog
        ids={ids}
        isOpen={isFiling}
        onClose={() => setFiling(false)}
        onDone={(kept) => {
          setFiling(false);
          onDone({ act: 'file', count: ids.length, kept });
        }}
      />
    </div>
  );
}

/** Moves files into the bin, and out of it. */
function useBin(ids: string[], onDone: (result?: BulkResult) => void) {
  const toast = useToast();
  const bin = useCallMutation(binMediaFiles, { refreshes });
  const restore = useCallMutation(restoreMediaFiles, { refreshes });
  const finish =
    (act: BulkResult['act']) =>
    ({ message = '', kept }: Pick<BulkResult, 'kept'> & { message?: string }) => {
      if (kept.length === 0) toast.success(message);
      onDone({ act, count: ids.length, kept });
    };
  const body = { ids };
  const onError = (error: Error) => {
    toast.error(error);
    // It leaves the list, where its mark could be taken away.
    if (isGone(error)) onDone();
  };
  return {
    isBusy: bin.isPending || restore.isPending,
    move: {
      into: () => bin.mutate({ body }, { onError, onSuccess: finish('bin') }),
      outOf: () => restore.mutate({ body }, { onError, onSuccess: finish('restore') }),
    },
  };
}

function AlbumDialog(props: {
  ids: string[];
  isOpen: boolean;
  onClose: () => void;
  /** Told the files that were left as they were. */
  onDone: (kept: BulkResult['kept']) => void;
}) {
  const { ids, isOpen, onClose, onDone } = props;
  const say = useSay();
  const toast = useToast();
  const [album, setAlbum] = useState('');
  const put = useCallMutation(putIntoAlbum, { refreshes });
  const known = useCallQuery(countMediaFiles, { query: {} }).data?.data.albums ?? [];
  const isKnown = known.some(({ name }) => name === album.trim());
  const change = (isIn: boolean) =>
    put.mutate(
      { body: { ids, album, isIn } },
      { onError: toast.error, onSuccess: ({ kept }) => onDone(kept) },
    );
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
