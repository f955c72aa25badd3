import { useEffect, useState } from 'react';
import { ask } from '#client/query.ts';
import { listMediaFiles, mediaUploads } from '#features/media-library/contract.ts';
import type { MediaFile, MediaKind } from '#contract/media-file.ts';
import { MediaPicker } from '#ui/console/media-picker.tsx';
import { useSay } from '#ui/console/say.tsx';
import { uploadFile } from './upload-file.ts';

export interface EditorMediaPickerProps {
  kind: MediaKind;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
}

const POLL_MS = 1_500;

/** Chooses a file of the media library, or sends a new one to it. */
export function EditorMediaPicker({ kind, isOpen, onClose, onChoose }: EditorMediaPickerProps) {
  const say = useSay();
  return (
    <MediaPicker
      kind={kind}
      title={say('Choose from the media library', 'मीडिया लाइब्रेरी से चुनें')}
      isOpen={isOpen}
      onClose={onClose}
      onPick={onChoose}
      list={(query, signal) => ask(listMediaFiles, { query }, signal)}
    >
      <UploadNew kind={kind} onReady={onChoose} />
    </MediaPicker>
  );
}

/** Sends one file and waits until its sizes are made. */
function UploadNew({ kind, onReady }: { kind: MediaKind; onReady: (file: MediaFile) => void }) {
  const say = useSay();
  const [share, setShare] = useState<number | undefined>();
  const [waitsFor, setWaitsFor] = useState<{ name: string; since: number } | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  useArrival(kind, waitsFor, (file) => {
    setWaitsFor(undefined);
    if (file.state === 'ready') onReady(file);
    else setProblem(file.reason ?? say('The file was not taken', 'फ़ाइल नहीं ली गई'));
  });
  const send = async (file: File) => {
    setProblem(undefined);
    setShare(0);
    const since = Date.now() - 60_000;
    try {
      await uploadFile(file, setShare);
      setWaitsFor({ name: file.name, since });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setShare(undefined);
  };
  const isBusy = share !== undefined || waitsFor !== undefined;
  return (
    <div>
      <label className="action button button-line">
        {share !== undefined
          ? say(`Sending ${Math.round(share * 100)}%`, `${Math.round(share * 100)}% भेजी गई`)
          : waitsFor
            ? say('Making its sizes', 'आकार बन रहे हैं')
            : say('Send a new file', 'नई फ़ाइल भेजें')}
        <input
          type="file"
          className="visually-hidden"
          accept={mediaUploads.types.join()}
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
      </label>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useArrival(
  kind: MediaKind,
  waitsFor: { name: string; since: number } | undefined,
  onArrive: (file: MediaFile) => void,
): void {
  useEffect(() => {
    if (!waitsFor) return undefined;
    const look = async () => {
      const { data } = await ask(listMediaFiles, { query: { kind, view: 'arrivals', size: 20 } });
      const found = data.find(
        ({ name, createdAt, state }) =>
          state !== 'making' && name === waitsFor.name && Date.parse(createdAt) >= waitsFor.since,
      );
      if (found) onArrive(found);
    };
    const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- It waits for one file at a time.
  }, [waitsFor, kind]);
}
