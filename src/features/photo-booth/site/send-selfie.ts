import { call } from '#client/call.ts';
import { fetchContract } from './fetch-contract.ts';

/** Tries after the network has come back, or after a moment where the browser does not notice it. */
const TRIES = 20;
const PAUSE_MS = 5_000;

/**
 * Searches with a selfie. When the network is lost on the way, the selfie waits and is sent once more;
 * throws when it does not come back.
 */
export async function sendSelfie(
  { image, album }: { image: Blob; album: string },
  tellWaiting: (isWaiting: boolean) => void,
) {
  const { findImages } = await fetchContract();
  const body = { image, album, consent: 'true' as const };
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(findImages, { body });
    } catch (error) {
      // `fetch` throws this where no answer came.
      if (!(error instanceof TypeError) || tries === TRIES) throw error;
      tellWaiting(true);
      await untilOnline();
      tellWaiting(false);
    }
  }
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      resolve();
    };
    addEventListener('online', go);
    setTimeout(go, PAUSE_MS);
  });
}
