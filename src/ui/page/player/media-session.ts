/** So many seconds the buttons of a headset or a locked screen go back and forth. */
const OFFSET = 10;

/** Tells the device what is heard, so that it can show it and work it while the page is out of sight. */
export function registerMediaSession(
  { title, artist }: DOMStringMap,
  audio: HTMLAudioElement,
  windTo: (seconds: number) => void,
): void {
  const { mediaSession } = navigator as Partial<Navigator>;
  if (!mediaSession) return;
  mediaSession.metadata = new MediaMetadata({ title, artist });
  const by = (seconds: number) => () => windTo(audio.currentTime + seconds);
  mediaSession.setActionHandler('seekbackward', by(-OFFSET));
  mediaSession.setActionHandler('seekforward', by(OFFSET));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => windTo(seekTime ?? 0));
}
