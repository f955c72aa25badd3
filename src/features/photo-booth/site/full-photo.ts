import { call } from '#client/call.ts';
import { CallFailed } from '#contract/failure.ts';
import { fetchContract } from './fetch-contract.ts';

/** The address of a photo in full size, which ends after five minutes. Throws `CallFailed` for a failure. */
async function linkTo(id: string) {
  const { linkImage } = await fetchContract();
  const answer = await call(linkImage, { body: { id } });
  if (!answer.success) throw new CallFailed(answer);
  return answer.data;
}

/** Has the browser save a photo in full size. */
export async function savePhoto(id: string): Promise<void> {
  const { url, name } = await linkTo(id);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
}

/** Phones hand a file to another program; most desks can't. */
export function canShare(): boolean {
  const file = new File([''], 'photo.jpg', { type: 'image/jpeg' });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands the photo itself to another program, because its address is for its owner alone. */
export async function sharePhoto(id: string, title: string): Promise<void> {
  const { url, name } = await linkTo(id);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The photo was answered with ${response.status}`);
  const blob = await response.blob();
  const file = new File([blob], name, { type: blob.type });
  await navigator.share({ files: [file], title }).catch((error: unknown) => {
    // The person may change their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
