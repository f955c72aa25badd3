import { useState } from 'react';
import { ask, isGone, useCallMutation } from '#client/query.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { usePermission } from '#ui/console/me.ts';
import { mediaName } from '#ui/console/media-name.ts';
import { MediaPicker } from '#ui/console/media-picker.tsx';
import { MediaThumb } from '#ui/console/media-thumb.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import {
  binMediaFiles,
  countMediaFiles,
  findMediaFile,
  listMediaFiles,
  openMediaOriginal,
  replaceMediaFile,
  restoreMediaFiles,
} from '../contract.ts';
import type { FoundFile } from './found-file.ts';

const refreshes = [listMediaFiles, countMediaFiles, findMediaFile];

/** Replaces a file wherever it is used, puts it into the bin, takes it out, or saves it as it came. */
export function FileRemoval({ file, onClose }: { file: FoundFile; onClose: () => void }) {
  const say = useSay();
  const may = usePermission();
  const isUsed = file.uses > 0;
  const isReady = file.state === 'ready' && file.binnedAt === null;
  return (
    <div className="library-form">
      <div className="library-actions">
        {isReady && isUsed && may('media:publish') && <Replace file={file} />}
        {may('media:write') && <Bin file={file} isUsed={isUsed} onClose={onClose} />}
      </div>
      {isUsed && (
        <p className="library-told">
          {say(
            'A file in use cannot go to the bin.',
            'काम में आ रही फ़ाइल कूड़ेदान में नहीं जा सकती\u202f।',
          )}
        </p>
      )}
      {file.state === 'ready' && <Original id={file.id} />}
    </div>
  );
}

function Bin({ file, isUsed, onClose }: { file: FoundFile; isUsed: boolean; onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const bin = useCallMutation(binMediaFiles, { refreshes });
  const restore = useCallMutation(restoreMediaFiles, { refreshes });
  const isBinned = file.binnedAt !== null;
  const act = () =>
    (isBinned ? restore : bin).mutate(
      { body: { ids: [file.id] } },
      {
        onError: (error) => {
          toast.error(error);
          if (isGone(error)) onClose();
        },
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onClose();
        },
      },
    );
  return (
    <ActionButton
      kind={isBinned ? 'line' : 'danger'}
      disabled={isUsed && !isBinned}
      busy={bin.isPending || restore.isPending}
      onClick={act}
    >
      {isBinned ? say('Take out of the bin', 'कूड़ेदान से निकालें') : say('Move to bin', 'कूड़ेदान में डालें')}
    </ActionButton>
  );
}

function Replace({ file }: { file: FoundFile }) {
  const say = useSay();
  const [isChoosing, setChoosing] = useState(false);
  const [by, setBy] = useState<MediaFile>();
  return (
    <>
      <ActionButton kind="line" onClick={() => setChoosing(true)}>
        {say('Replace everywhere', 'हर जगह बदलें')}
      </ActionButton>
      <MediaPicker
        kind={file.kind}
        title={say('Replace by', 'इसकी जगह')}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        without={file.id}
        list={(query, signal) => ask(listMediaFiles, { query }, signal)}
        onPick={(picked) => {
          setChoosing(false);
          setBy(picked);
        }}
      />
      {by && <ConfirmReplace file={file} by={by} onClose={() => setBy(undefined)} />}
    </>
  );
}

function ConfirmReplace(props: { file: FoundFile; by: MediaFile; onClose: () => void }) {
  const { file, by, onClose } = props;
  const say = useSay();
  const toast = useToast();
  const language = useConsoleLanguage();
  const replace = useCallMutation(replaceMediaFile, { refreshes });
  return (
    <Dialog title={say('Replace everywhere', 'हर जगह बदलें')} isOpen onClose={onClose}>
      <div className="library-form">
        <div className="library-pair">
          <MediaThumb file={file} />
          <MediaThumb file={by} />
        </div>
        <p>
          {say(
            `${mediaName(by, language)} takes its place in ${file.uses} documents, drafts and public pages alike. Each change is a revision that can be undone.`,
            `${file.uses} दस्तावेज़ों में, मसौदों और प्रकाशित पन्नों दोनों में, इसकी जगह ${mediaName(by, language)} आएगी\u202f। हर बदलाव वापस लिया जा सकता है\u202f।`,
          )}
        </p>
        <ActionButton
          busy={replace.isPending}
          onClick={() =>
            replace.mutate(
              { body: { id: file.id, by: by.id } },
              {
                onError: toast.error,
                onSuccess: ({ message = '' }) => {
                  toast.success(message);
                  onClose();
                },
              },
            )
          }
        >
          {say('Replace', 'बदलें')}
        </ActionButton>
      </div>
    </Dialog>
  );
}

/** The address holds for minutes, so it is asked for when it is wanted. */
function Original({ id }: { id: string }) {
  const say = useSay();
  const toast = useToast();
  const open = async () => {
    try {
      const { data } = await ask(openMediaOriginal, { query: { id } });
      location.assign(data.url);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <ActionButton kind="quiet" icon="download" onClick={() => void open()}>
      {say('Save the original', 'मूल फ़ाइल सहेजें')}
    </ActionButton>
  );
}
