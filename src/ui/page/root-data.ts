import { useRouteLoaderData } from 'react-router';
import type { Campaign } from '#contract/campaign.ts';
import type { Image } from '#contract/image.ts';
import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { isPathOff } from '#contract/switches.ts';

/** The leader's role; fields that the campaign has not set are missing. */
export interface LeaderRole {
  office?: string | undefined;
  constituency?: string | undefined;
  party?: string | undefined;
  /** The date of the next election, ISO 8601. */
  nextElection?: string | undefined;
}

/** A sentence above a page, with the link that it leads to. */
export interface PageBanner {
  id: string;
  language: Language;
  title: string;
  summary: string | null;
  action: string;
  link: string;
}

interface FrameContent {
  /** The text in the footer of every page. */
  footerText: string;
  imprint: string | undefined;
  /** The banners of the page, none on the front page, which has a wall for them. */
  banners: readonly PageBanner[];
}

/** The data that the root loads for every page. */
export interface RootData {
  campaign: Campaign;
  /**
   * The leader's portrait. A function is not serialised for browsers: only server-only markup can
   * call it.
   */
  portrait: () => Image | undefined;
  /** The leader's role; for server-only markup too. */
  leaderRole: () => LeaderRole;
  /** The parts that stand around every page; for server-only markup too. */
  frame: () => FrameContent;
  language: Language;
  /** The languages of the campaign's texts, where the page's language is not among them. */
  writtenIn?: readonly Language[];
  /** The path of the page, without its language; empty where the address is none of a page. */
  path: string;
  /**
   * The filters of the page as a query (`?s=bus`), without its page number; empty without filters.
   */
  filters: string;
  /** The site's own address, without a path. */
  publicUrl: string;
  /** The first letter of the leader's name, for the mark. */
  letter: string;
  /** The colour of the strip at the top of every page, as #rrggbb. */
  paint: string;
}

/** The campaign and the language of the page, as the root loaded them. */
export function useRootData(): RootData {
  const rootData = useRouteLoaderData<RootData>('root');
  if (!rootData) throw new Error('The data of the root is there only inside the root route.');
  return rootData;
}

/** Tells whether the campaign shows the page at a path: `isOpen('/quiz')`. */
export function useIsOpen(): (path: string) => boolean {
  const { switchedOff } = useRootData().campaign;
  return (path) => !isPathOff(path, switchedOff);
}

/** Makes addresses in the page's language: `to('/news')`. */
export function useLocalPath(): (path: string) => string {
  const { language } = useRootData();
  return (path) => (path.startsWith('/') ? localPath(language, path) : path);
}
