import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Shell } from '../shell.ts';

/** Something in the words of schema.org. What is undefined is not written. */
export type Thing = Record<string, unknown>;

/** The leader, whose site it is. */
export function leader({ campaign, publicUrl, leaderRole }: Shell): Thing {
  return { '@type': 'Person', name: campaign.title, jobTitle: leaderRole().office, url: publicUrl };
}

/** The whole address of a page; `path` is without a language. */
export function addressOf(
  { publicUrl }: Pick<Shell, 'publicUrl'>,
  language: Language,
  path: string,
): string {
  return publicUrl + localPath(language, path);
}
