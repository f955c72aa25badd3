import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

type Facing = 'user' | 'environment';

/** `denied` by the person or the browser; `none` where no camera answers. */
export type CameraState = 'starting' | 'live' | 'denied' | 'none';

/** Enough for a face that fills a third of the frame, on the cameras of cheap phones too. */
const WANTED = { width: { ideal: 1280 }, height: { ideal: 960 } };

/** Shows a camera in a video element while the component is mounted; the front one first. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('starting');
  // Another object is another attempt, with the same camera too.
  const [wanted, setWanted] = useState<{ facing: Facing }>({ facing: 'user' });
  useEffect(() => {
    const over = new AbortController();
    setState('starting');
    open(video, wanted.facing, over.signal).then(
      () => over.signal.aborted || setState('live'),
      (error: unknown) => over.signal.aborted || setState(stateOf(error)),
    );
    return () => over.abort();
  }, [video, wanted]);
  const { facing } = wanted;
  return {
    state,
    facing,
    turn: () => setWanted({ facing: facing === 'user' ? 'environment' : 'user' }),
    retry: () => setWanted({ facing }),
  };
}

async function open(
  video: RefObject<HTMLVideoElement | null>,
  facing: Facing,
  over: AbortSignal,
): Promise<void> {
  // Browsers have no `mediaDevices` on a page without TLS.
  if (!('mediaDevices' in navigator)) throw new Error('No camera');
  const wanted = { video: { ...WANTED, facingMode: facing }, audio: false };
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (over.aborted || !video.current) return stop();
  over.addEventListener('abort', stop);
  video.current.srcObject = stream;
  await video.current.play();
}

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'denied'
    : 'none';
