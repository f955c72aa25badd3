import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKey, useCallMutation } from '#client/query.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { binMediaFiles, countMediaFiles, listMediaFiles, retryMediaFile } from '../contract.ts';
import { useArrivals } from './use-files.ts';
import { useUploads } from './use-uploads.ts';

/** Files that have arrived: how many are being made, and a line for each that was not taken. */
export function Arrivals({ onOpen }: { onOpen: (id: string) => void }) {
  const say = useSay();
  const { making, faulty } = useArrivals();
  useFreshLists(making);
  if (making === 0 && faulty.length === 0) return null;
  return (
    <section className="uploads" aria-label={say('Files that have arrived', 'आ चुकी फ़ाइलें')}>
      {making > 0 && (
        <p className="upload-line" role="status">
          {making === 1
            ? say('One file is being made ready', 'एक फ़ाइल तैयार हो रही है')
            : say(`${making} files are being made ready`, `${making} फ़ाइलें तैयार हो रही हैं`)}
        </p>
      )}
      {faulty.map((file) => (
        <FaultyLine key={file.id} file={file} onOpen={onOpen} />
      ))}
    </section>
  );
}

function FaultyLine({ file, onOpen }: { file: MediaFile; onOpen: (id: string) => void }) {
  const say = useSay();
  const mayWrite = usePermission()('media:write');
  const toast = useToast();
  const refreshes = [listMediaFiles, countMediaFiles];
  const retry = useCallMutation(retryMediaFile, { refreshes });
  const dismiss = useCallMutation(binMediaFiles, { refreshes });
  const { id, name, state, reason, sameAs } = file;
  return (
    <div className="upload-line upload-refused">
      <span className="upload-name">{name}</span>
      <span className="upload-told">
        {state === 'refused' ? say('Refused', 'नहीं ली गई') : say('Failed', 'नहीं हो पाया')}: {reason}
      </span>
      {sameAs && (
        <ActionButton kind="quiet" onClick={() => onOpen(sameAs)}>
          {say('Show it', 'दिखाएँ')}
        </ActionButton>
      )}
      {mayWrite && state === 'failed' && (
        <ActionButton
          kind="quiet"
          busy={retry.isPending}
          onClick={() => retry.mutate({ body: { id } }, { onError: toast.error })}
        >
          {say('Try again', 'फिर कोशिश करें')}
        </ActionButton>
      )}
      {mayWrite && (
        <ActionButton
          kind="quiet"
          busy={dismiss.isPending}
          onClick={() => dismiss.mutate({ body: { ids: [id] } }, { onError: toast.error })}
        >
          {say('Put away', 'हटाएँ')}
          <span className="visually-hidden">: {name}</span>
        </ActionButton>
      )}
    </div>
  );
}

/** Asks for the lists anew whenever a file has arrived, or was made. */
function useFreshLists(making: number): void {
  const queries = useQueryClient();
  const arrived = useUploads().filter(({ state }) => state === 'arrived').length;
  const before = useRef({ making, arrived });
  useEffect(() => {
    const { making: were, arrived: had } = before.current;
    before.current = { making, arrived };
    if (making >= were && arrived <= had) return;
    for (const stale of [listMediaFiles, countMediaFiles])
      void queries.invalidateQueries({ queryKey: queryKey(stale) });
  }, [queries, making, arrived]);
}
