import { useEffect, useState } from 'react';
import type { MediaFile, MediaKind } from '#contract/media-file.ts';
import { useSay } from './say.tsx';

interface MediaUploadProps {
  kind: MediaKind;
  /** Media types that may be chosen. */
  types: readonly string[];
  /** Sends a file to the library: `uploadFile` of the client, with the library's endpoint. */
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
  /** Asks the library for what arrived last, by its call `listMediaFiles`. */
  listArrivals: (query: {
    kind: MediaKind;
    view: 'arrivals';
    size: number;
  }) => Promise<{ data: MediaFile[] }>;
  onReady: (file: MediaFile) => void;
}

const POLL_MS = 1_500;

/** A button that sends one file to the library, and waits until its sizes are made. */
export function MediaUpload({ kind, types, send, listArrivals, onReady }: MediaUploadProps) {
  const say = useSay();
  const [share, setShare] = useState<number | undefined>();
  const [waitsFor, setWaitsFor] = useState<{ name: string; since: number } | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  useArrival(kind, listArrivals, waitsFor, (file) => {
    setWaitsFor(undefined);
    if (file.state === 'ready') onReady(file);
    else setProblem(file.reason ?? say('The file was not taken', 'फ़ाइल नहीं ली गई'));
  });
  const begin = async (file: File) => {
    setProblem(undefined);
    setShare(0);
    const since = Date.now() - 60_000;
    try {
      await send(file, setShare);
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
  kind: MediaKind,
  listArrivals: MediaUploadProps['listArrivals'],
  waitsFor: { name: string; since: number } | undefined,
  onArrive: (file: MediaFile) => void,
): void {
  useEffect(() => {
    if (!waitsFor) return undefined;
    const look = async () => {
      const { data } = await listArrivals({ kind, view: 'arrivals', size: 20 });
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
