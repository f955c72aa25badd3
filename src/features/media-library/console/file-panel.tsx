import type { ReactNode } from 'react';
import { useCallQuery } from '#client/query.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { usePermission } from '#ui/console/me.ts';
import { mediaName } from '#ui/console/media-name.ts';
import { MediaThumb } from '#ui/console/media-thumb.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useIsWide } from '#ui/console/use-is-wide.ts';
import { useFocusInPlace } from '#ui/use-focus-on-mount.ts';
import { findMediaFile } from '../contract.ts';
import { AiField } from './ai-field.tsx';
import { AlikeFiles } from './alike-files.tsx';
import { FileDetails } from './file-details.tsx';
import { FileRemoval } from './file-removal.tsx';
import { FocusField } from './focus-field.tsx';
import type { FoundFile } from './found-file.ts';
import { sizeInWords } from './sizes.ts';
import { UsedIn } from './used-in.tsx';

interface FilePanelProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** All that is known of one file: beside the list where there is room, else in a drawer. */
export function FilePanel({ id, onOpen, onClose }: FilePanelProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const isWide = useIsWide();
  const found = useCallQuery(findMediaFile, { query: { id } });
  useShortcut('Esc', ['Close the details', 'विवरण बंद करें'], onClose, isWide);
  const file = found.data?.data;
  const title = file ? mediaName(file, language) : say('File', 'फ़ाइल');
  const inside = file ? (
    <Inside file={file} onOpen={onOpen} onClose={onClose} />
  ) : (
    <QueryState query={found} rows={4} />
  );
  if (!isWide)
    return (
      <Dialog title={title} isOpen onClose={onClose} shape="drawer">
        {inside}
      </Dialog>
    );
  return (
    <Beside title={title} onClose={onClose}>
      {inside}
    </Beside>
  );
}

interface BesideProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the list. It takes the focus, which would come to it after the last of all files. */
function Beside({ title, onClose, children }: BesideProps) {
  const say = useSay();
  const panel = useFocusInPlace<HTMLElement>();
  return (
    <aside ref={panel} className="library-panel" aria-label={title} tabIndex={-1}>
      <div className="library-panel-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={say('Close', 'बंद करें')}
          onClick={onClose}
        >
          <ConsoleIcon name="close" />
        </button>
      </div>
      {children}
    </aside>
  );
}

function Inside({ file, onOpen, onClose }: { file: FoundFile } & Omit<FilePanelProps, 'id'>) {
  const say = useSay();
  const may = usePermission();
  const isWriter = may('media:write') && file.binnedAt === null && file.state === 'ready';
  return (
    <div className="library-form">
      {file.kind === 'picture' && file.image ? (
        <FocusField file={file} image={file.image} isWriter={isWriter} />
      ) : (
        <Opened file={file} />
      )}
      <p className="library-told">
        {[
          file.size && `${file.size.width} × ${file.size.height}`,
          file.file?.pages &&
            (file.file.pages === 1
              ? say('1 page', '1 पन्ना')
              : say(`${file.file.pages} pages`, `${file.file.pages} पन्ने`)),
          file.file?.seconds && say(`${file.file.seconds} seconds`, `${file.file.seconds} सेकंड`),
          sizeInWords(file.bytes),
          file.uploadedBy,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <FileDetails file={file} isWriter={isWriter} />
      <AiField file={file} isWriter={isWriter} />
      <UsedIn file={file} />
      <AlikeFiles file={file} onOpen={onOpen} />
      <FileRemoval file={file} onClose={onClose} />
    </div>
  );
}

/** Plays what can be played, and shows the first page of a PDF. */
function Opened({ file }: { file: FoundFile }) {
  const say = useSay();
  const { kind, file: plain } = file;
  if (kind === 'audio' && plain)
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A document joins captions to it.
    return <audio controls preload="none" src={plain.url} className="library-film" />;
  if (kind === 'video' && plain)
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A document joins captions to it.
    return <video controls preload="metadata" src={plain.url} className="library-film" />;
  return (
    <>
      <MediaThumb file={file} sizes="320px" />
      {plain && (
        <a href={plain.url} target="_blank" rel="noreferrer">
          {say('Open the file', 'फ़ाइल खोलें')}
        </a>
      )}
    </>
  );
}
