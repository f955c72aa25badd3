import { documentAt } from '#content/declare/address.ts';
import type { Reader } from '#content/server/reader.ts';
import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { PageReply } from '#http/pages.ts';
import { collections } from './collections.ts';

/** Finds the permanent redirect of a missing page whose path ends in a document's former slug. */
export type FindRedirect = (
  status: number,
  path: string,
  language: Language,
) => Promise<PageReply | undefined>;

/** For pages that find their document in a list, as a photo in its album; a call by slug follows by itself. */
export function createRedirects(reader: Reader): FindRedirect {
  return async (status, path, language) => {
    const page = path.replace(/\.data$/, '');
    const led = status === 404 ? documentAt(collections, page) : undefined;
    const slug = led && (await reader.currentSlug(led.collection.name, led.slug));
    if (!slug) return undefined;
    const location = localPath(language, page.replace(/[^/]+$/, slug));
    return { status: 308, body: '', headers: { location } };
  };
}
