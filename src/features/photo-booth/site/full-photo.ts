import { call } from '#client/call.ts';
import { saveBlob } from '#client/save-file.ts';
import { fetchFile, shareBlob, shareFile } from '#client/share-file.ts';
import { fetchContract } from './fetch-contract.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { framed } from './framed-photo.ts';
import type { FrameWords } from './framed-photo.ts';

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

/** Shares a photo in the campaign's frame; saves it where nothing can be handed to another program. */
export const shareFramed = (photo: FoundPhoto, words: FrameWords, canShare: boolean) =>
  withLink(photo, async ({ url, name }) => {
    const picture = await framed(await fetchFile(url), words);
    if (!picture) throw new Error('No picture was drawn');
    if (canShare) await shareBlob(picture, { name, words: { title: photo.title } });
    else saveBlob(picture, name);
  });

/** Does something with the address of a photo in full size, which ends after five minutes. */
async function withLink({ id }: FoundPhoto, use: (link: Link) => Promise<void>) {
  const { linkImage } = await fetchContract();
  const answer = await call(linkImage, { body: { id } });
  if (answer.success) await use(answer.data);
  return answer;
}
