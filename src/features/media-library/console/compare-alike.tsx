import { useCallMutation } from '#client/query.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayOfMonth } from '#ui/console/console-dates.ts';
import { Dialog } from '#ui/console/dialog.tsx';
import { usePermission } from '#ui/console/me.ts';
import { mediaName } from '#ui/console/media-name.ts';
import { MediaThumb } from '#ui/console/media-thumb.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import {
  binMediaFiles,
  countMediaFiles,
  findMediaFile,
  listMediaFiles,
  replaceMediaFile,
} from '../contract.ts';
import { sizeInWords } from './sizes.ts';

interface CompareAlikeProps {
  one: MediaFile;
  other: MediaFile;
  onClose: () => void;
  /** Told the id of the picture that stays. */
  onKept: (id: string) => void;
}

/** Two pictures that look the same, side by side, so that one of them can go. */
export function CompareAlike({ one, other, onClose, onKept }: CompareAlikeProps) {
  const say = useSay();
  const { keep, isBusy } = useKeep(onKept);
  const pair = [
    { file: one, instead: other },
    { file: other, instead: one },
  ];
  return (
    <Dialog title={say('Which one stays?', 'कौन-सी रहे?')} isOpen onClose={onClose} shape="wide">
      <p>
        {say(
          'The other takes its leave: wherever it is used, this one stands, and it goes to the bin for 30 days.',
          'दूसरी हट जाएगी: जहाँ भी काम में है, वहाँ यह आएगी, और वह 30 दिन कूड़ेदान में रहेगी\u202f।',
        )}
      </p>
      <ul className="library-pair library-compare">
        {pair.map(({ file, instead }) => (
          <Side
            key={file.id}
            file={file}
            instead={instead}
            isBusy={isBusy}
            onKeep={() => void keep(file, instead)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface SideProps {
  file: MediaFile;
  instead: MediaFile;
  isBusy: boolean;
  onKeep: () => void;
}

function Side({ file, instead, isBusy, onKeep }: SideProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  const name = mediaName(file, language);
  const mayKeep = may('media:write') && (instead.uses === 0 || may('media:publish'));
  const told = [
    file.size && `${file.size.width} × ${file.size.height}`,
    sizeInWords(file.bytes),
    dayOfMonth(file.createdAt, language),
    file.uploadedBy,
  ];
  return (
    <li>
      <MediaThumb file={file} sizes="420px" />
      <p className="library-compare-name">{name}</p>
      <p className="library-told">{told.filter(Boolean).join(' · ')}</p>
      <p className="library-told">
        {file.uses === 0
          ? say('Used nowhere', 'कहीं काम में नहीं')
          : say(
              file.uses === 1 ? 'Used in one place' : `Used in ${file.uses} places`,
              `${file.uses} जगह काम में`,
            )}
      </p>
      {mayKeep && (
        <ActionButton kind="line" busy={isBusy} onClick={onKeep}>
          {say('Keep this one', 'यह रखें')}
          <span className="visually-hidden">: {name}</span>
        </ActionButton>
      )}
    </li>
  );
}

const refreshes = [listMediaFiles, countMediaFiles, findMediaFile];

/** Puts a picture wherever the other one is used, and the other into the bin. */
function useKeep(onKept: (id: string) => void) {
  const say = useSay();
  const toast = useToast();
  const replace = useCallMutation(replaceMediaFile, { refreshes });
  const bin = useCallMutation(binMediaFiles, { refreshes });
  const keep = async (file: MediaFile, other: MediaFile) => {
    try {
      if (other.uses > 0) await replace.mutateAsync({ body: { id: other.id, by: file.id } });
      await bin.mutateAsync({ body: { ids: [other.id] } });
      toast.success(say('One is left of the two.', 'दोनों में से एक रह गई\u202f।'));
      onKept(file.id);
    } catch (error) {
      toast.error(error);
    }
  };
  return { keep, isBusy: replace.isPending || bin.isPending };
}
