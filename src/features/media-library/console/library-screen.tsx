import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { mediaTypes } from '#contract/media-types.ts';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { countMediaFiles } from '../contract.ts';
import { Arrivals } from './arrivals.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FileGrid } from './file-grid.tsx';
import { FilePanel } from './file-panel.tsx';
import { KindChips } from './kind-chips.tsx';
import { useLibraryAddress } from './library-address.ts';
import './library.css';
import { LibraryFilters } from './library-filters.tsx';
import { UnsavedProvider } from './unsaved.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { uploadQueue } from './upload-queue.ts';

/** The media library: files on their way, those that are there, and one of them with all that is known of it. */
export default function LibraryScreen() {
  const say = useSay();
  const may = usePermission();
  const { address, go: goTo } = useLibraryAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const go: typeof goTo = (told) => {
    // Other acts belong to files of the bin.
    if (told.view !== undefined || told.kind !== undefined) setChosen(new Set());
    goTo(told);
  };
  const counts = useCallQuery(countMediaFiles, { query: { kind: address.kind } }).data?.data;
  const mayWrite = may('media:write');
  const isWriter = mayWrite && address.view !== 'binned';
  return (
    <Screen
      title={say('Media library', 'मीडिया संग्रह')}
      count={counts?.all.toLocaleString('en-IN')}
      actions={
        <>
          <KindChips kind={address.kind} onChange={(kind) => go({ kind, album: '', file: '' })} />
          {isWriter && may('photos:write') && <PhotographLink />}
          {isWriter && <AddFiles />}
        </>
      }
    >
      <div className={address.file ? 'library library-open' : 'library'}>
        <div
          className="library-main"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (isWriter) uploadQueue.add(event.dataTransfer.files);
          }}
        >
          <UploadPanel />
          <Arrivals onOpen={(file) => go({ file })} />
          <LibraryFilters address={address} go={go} counts={counts} />
          <FileGrid
            address={address}
            go={go}
            chosen={chosen}
            onChoose={mayWrite ? setChosen : undefined}
          />
          <BulkBar view={address.view} chosen={chosen} onDone={setChosen} />
        </div>
        <UnsavedProvider>
          <OpenFile file={address.file} go={go} />
        </UnsavedProvider>
      </div>
    </Screen>
  );
}

/** The details of the file that is open, if one is. */
function OpenFile({ file, go }: { file: string; go: (told: { file: string }) => void }) {
  if (file === '') return null;
  const close = () => {
    openTile()?.focus();
    go({ file: '' });
  };
  return <FilePanel key={file} id={file} onOpen={(id) => go({ file: id })} onClose={close} />;
}

/** The file whose details are open, in the list. */
const openTile = () => document.querySelector<HTMLElement>('.media-tile-open[aria-current]');

/** Leads to the quick photograph; `P` does the same. */
function PhotographLink() {
  const say = useSay();
  const navigate = useNavigate();
  useShortcut('P', ['Photograph', 'तस्वीर लें'], () => void navigate('/photograph'));
  return (
    <ActionLink kind="line" icon="camera" keys="P" to="/photograph">
      {say('Photograph', 'तस्वीर लें')}
    </ActionLink>
  );
}

const TAKEN = [...Object.keys(mediaTypes), '.vtt', '.m4a'].join(',');

/** Adds files, chosen from the device; `U` does the same. */
function AddFiles() {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  useShortcut('U', ['Upload files', 'फ़ाइलें अपलोड करें'], open);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={TAKEN}
        onChange={({ target }) => {
          uploadQueue.add(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
      <ActionButton icon="upload" keys="U" onClick={open}>
        {say('Add files', 'फ़ाइलें जोड़ें')}
      </ActionButton>
    </>
  );
}
