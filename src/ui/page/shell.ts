import { useRouteLoaderData } from 'react-router';
import type { Campaign } from '#contract/campaign.ts';
import type { Image } from '#contract/image.ts';
import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/** What the leader is and stands for; what the campaign has not set is not there. */
export interface LeaderRole {
  office?: string | undefined;
  constituency?: string | undefined;
  party?: string | undefined;
  /** When people vote next, ISO 8601. */
  nextElection?: string | undefined;
}

/** What the root loads for every page. */
export interface Shell {
  campaign: Campaign;
  /** The leader's. A function is not sent to browsers: only finished markup can ask for it. */
  portrait: () => Image | undefined;
  /** What the leader is; for finished markup too. */
  leaderRole: () => LeaderRole;
  /** The text at the foot of every page; for finished markup too. */
  footerText: () => string;
  language: Language;
  /** Where the campaign's words are not in the page's language: the languages that they are in. */
  writtenIn?: readonly Language[];
  /** The path of the page, without its language. */
  path: string;
  /** The filters of the page as a query (`?s=bus`), without its page number; empty when there are none. */
  filters: string;
  /** The site's own address, without a path. */
  publicUrl: string;
  /** The first letter of the leader's name, for the mark. */
  letter: string;
  /** The colour of the strip at the top of every page, as #rrggbb. */
  paint: string;
}

/** The campaign and the language of the page, as the root loaded them. */
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (!shell) throw new Error('The shell is there only inside the root route.');
  return shell;
}

/** Makes addresses in the page's language: `to('/news')`. */
export function useLocalPath(): (path: string) => string {
  const { language } = useShell();
  return (path) => (path.startsWith('/') ? localPath(language, path) : path);
}
