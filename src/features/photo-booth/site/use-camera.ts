import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

export type Facing = 'user' | 'environment';

/** `denied` by the person or the browser; `none` where no camera answers. */
export type CameraState = 'starting' | 'live' | 'denied' | 'none';

/** Enough for a face that fills a third of the frame, on the cameras of cheap phones too. */
const WANTED = { width: { ideal: 1280 }, height: { ideal: 960 } };

/** Shows the camera in a video element while the component is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, facing: Facing) {
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Another attempt opens the camera anew.
    void attempt;
    const over = new AbortController();
    setState('starting');
    open(video, facing, over.signal).then(
      () => over.signal.aborted || setState('live'),
      (error: unknown) => over.signal.aborted || setState(stateOf(error)),
    );
    return () => over.abort();
  }, [video, facing, attempt]);
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
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
