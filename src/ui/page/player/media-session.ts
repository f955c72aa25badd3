/** The seconds that the buttons of a headset or a lock screen skip. */
const OFFSET = 10;

/**
 * Registers the recording with the device, which shows and controls it while the page is in the
 * background.
 */
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
