import { createContext } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import type { TextKey } from '../translation.tsx';

/** The label of a page: a text that stands by itself, without a value to fill in. */
export type PageLabel =
  | Exclude<Extract<TextKey, `frame.${string}`>, 'frame.memories' | 'frame.copyright'>
  | 'developers.title'
  | 'newsletter.subscribe'
  | 'room.photoBooth'
  | 'room.agentLogIn'
  | 'siteMap.yourPhotos';

/** A page that people look for by its name or by what they want to do there. */
export interface NamedPage {
  label: PageLabel;
  /** Without a language. */
  path: `/${string}`;
  /** Other names that people use for it, in English and Hindi; each is found in the other's letters too. */
  words: string;
}

/** What the server hands to every loader of a page. */
export interface SiteContext {
  /** The same calls as in the browser, made in process. */
  call: Call;
  /** How many octets the file or the drawing at a path of this site has; undefined where there is none. */
  lengthOf: (path: string) => Promise<number | undefined>;
  /** Where a document without a page of its own is read; undefined where no page shows it. */
  whereRead: (document: { collection: string; slug: string }) => string | undefined;
  /** The pages of the site that are found by their names, those that are made of doing first. */
  namedPages: readonly NamedPage[];
  language: Language;
  /** The site's own address, without a path. */
  publicUrl: string;
  /** The path that was asked for, without its language. */
  path: string;
  /** The page wanted is the one that refuses with this status, which is the same at every address. */
  refusal?: number | undefined;
  /** Takes the inline scripts that our own code puts into the page; no others may run. */
  inlineScripts: Set<string>;
  /** Writes a fault into the log of the request, where no query and no parameter is repeated. */
  report: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
