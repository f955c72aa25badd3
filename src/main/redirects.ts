import { documentAt } from '#content/declare/address.ts';
import type { Reader } from '#content/server/reader.ts';
import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import { findRedirect } from '#features/redirects/server/find-redirect.ts';
import { cacheControl } from '#http/page-cache/cache-control.ts';
import type { PageReply } from '#http/pages.ts';
import { collections } from './collections.ts';

/**
 * Finds where a missing page's address leads: a document's former slug for good, a short address of the
 * campaign for now.
 */
export type FindRedirect = (
  status: number,
  path: string,
  language: Language,
) => Promise<PageReply | undefined>;

/**
 * Finds redirects. Former slugs are looked up for pages that find their document in a list, as a
 * photo in its album; a call by slug follows by itself.
 */
export function createRedirects(reader: Reader, db: Database): FindRedirect {
  return async (status, path, language) => {
    if (status !== 404) return undefined;
    const page = path.replace(/\.data$/, '');
    const led = documentAt(collections, page);
    const slug = led && (await reader.currentSlug(led.collection.name, led.slug));
    if (slug) return redirect(308, localPath(language, page.replace(/[^/]+$/, slug)));
    const target = await findRedirect(db, page);
    if (target === undefined) return undefined;
    return redirect(302, target.startsWith('/') ? localPath(language, target) : target);
  };
}

function redirect(status: 302 | 308, location: string): PageReply {
  const isForNow = status === 302 && { 'cache-control': cacheControl.never };
  return { status, body: '', headers: { location, ...isForNow } };
}
