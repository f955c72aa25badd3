import { largestCopy } from '#ui/page/largest-copy.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import { loadPhoto } from '../load-album.ts';

/**
 * Loads one photo of an album with its download: `bytes` is undefined where the file is gone.
 * Throws a 404 for a slug that is not in the album.
 */
export async function openPhoto({ call, lengthOf }: SiteContext, album: string, photo: string) {
  const view = await loadPhoto(call, album, photo);
  const { url } = largestCopy(view.photo.file);
  return { ...view, download: { url, bytes: await lengthOf(url) } };
}

export type OpenPhoto = Awaited<ReturnType<typeof openPhoto>>;
