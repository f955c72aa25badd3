import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { RootData } from '../root-data.ts';

/** An object in the words of schema.org. Undefined values are not written. */
export type Thing = Record<string, unknown>;

/** The leader, who owns the site. */
export function leader({ campaign, publicUrl, leaderRole }: RootData): Thing {
  return { '@type': 'Person', name: campaign.title, jobTitle: leaderRole().office, url: publicUrl };
}

/** The absolute address of a page; `path` is without a language. */
export function addressOf(
  { publicUrl }: Pick<RootData, 'publicUrl'>,
  language: Language,
  path: string,
): string {
  return publicUrl + localPath(language, path);
}
