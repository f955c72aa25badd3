import { useEffect, useState } from 'react';
import type { MediaFile } from '#contract/media-file.ts';
import { useSay } from './say.tsx';

interface MediaUploadProps {
  /** Media types that may be chosen. */
  types: readonly string[];
  /** Sends a file to the library and returns its id: `uploadFile` of the client, with the library's endpoint. */
  send: (file: File, onProgress: (share: number) => void) => Promise<string>;
  /** Asks the library for one file, by its call `findMediaFile`. */
  find: (id: string) => Promise<{ data: MediaFile }>;
  onReady: (file: MediaFile) => void;
}

const POLL_MS = 1_500;

/** A button that sends one file to the library, and waits until its sizes are made. */
export function MediaUpload({ types, send, find, onReady }: MediaUploadProps) {
  const say = useSay();
  const [share, setShare] = useState<number | undefined>();
  const [waitsFor, setWaitsFor] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  useArrival(find, waitsFor, (file) => {
    setWaitsFor(undefined);
    if (file.state === 'ready') onReady(file);
    else setProblem(file.reason ?? say('The file was not taken', 'फ़ाइल नहीं ली गई'));
  });
  const begin = async (file: File) => {
    setProblem(undefined);
    setShare(0);
    try {
      setWaitsFor(await send(file, setShare));
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
          accept={types.join()}
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void begin(file);
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
  find: MediaUploadProps['find'],
  id: string | undefined,
  onArrive: (file: MediaFile) => void,
): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = async () => {
      const { data } = await find(id);
      if (data.state !== 'making') onArrive(data);
    };
    const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- It waits for one file at a time.
  }, [id]);
}
