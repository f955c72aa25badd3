import { callInTime, NoAnswer } from '#client/call-in-time.ts';
import { fetchContract } from './fetch-contract.ts';
import { withPatience } from './with-patience.ts';

/** A selfie, or in its place the face that the phone found in it. */
export type Probe = { image: Blob } | { template: string };

/**
 * Searches by a selfie. When the network is lost on the way, the selfie waits and is sent once more;
 * throws when it does not come back, or where the server may have taken the selfie and says nothing.
 */
export async function sendSelfie(
  probe: Probe & { album: string },
  tellWaiting: (isWaiting: boolean) => void,
) {
  const { findImages } = await fetchContract();
  const body = { image: undefined, ...probe, consent: 'true' as const };
  // `fetch` throws a `TypeError` where no answer came.
  const isLost = (error: unknown) => error instanceof TypeError && !(error instanceof NoAnswer);
  return withPatience(() => callInTime(findImages, { body }), { isLost, tellWaiting });
}
