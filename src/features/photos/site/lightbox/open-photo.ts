import type { SiteContext } from '#ui/page/site-context.ts';
import { loadPhoto } from '../load-album.ts';
import { largestCopy } from '#ui/page/largest-copy.ts';

/**
 * One photo of an album with what can be downloaded of it: `bytes` in octets, unknown where the file
 * is gone. Throws a 404 for a slug that is none of the album's.
 */
export async function openPhoto({ call, lengthOf }: SiteContext, album: string, photo: string) {
  const view = await loadPhoto(call, album, photo);
  const { url } = largestCopy(view.photo.file);
  return { ...view, download: { url, bytes: await lengthOf(url) } };
}

export type OpenPhoto = Awaited<ReturnType<typeof openPhoto>>;
