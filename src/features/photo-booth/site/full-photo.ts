import { call } from '#client/call.ts';
import { shareFile } from '#client/share-file.ts';
import { fetchContract } from './fetch-contract.ts';
import type { FoundPhoto } from './fetch-contract.ts';

type Link = { url: string; name: string };

/** Has the browser save a photo in full size. */
export const savePhoto = (photo: FoundPhoto) =>
  withLink(photo, async ({ url, name }) =>
    Object.assign(document.createElement('a'), { href: url, download: name }).click(),
  );

/** Hands the photo itself to another program, because its address is for its owner alone. */
export const sharePhoto = (photo: FoundPhoto) =>
  withLink(photo, ({ url, name }) =>
    shareFile({ address: url, name, words: { title: photo.title } }),
  );

/** Does something with the address of a photo in full size, which ends after five minutes. */
async function withLink({ id }: FoundPhoto, use: (link: Link) => Promise<void>) {
  const { linkImage } = await fetchContract();
  const answer = await call(linkImage, { body: { id } });
  if (answer.success) await use(answer.data);
  return answer;
}
