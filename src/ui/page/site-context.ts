import { createContext } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import type { TextKey } from '../translation.tsx';

/** The label of a page: a text without a value to fill in. */
export type PageLabel =
  | Exclude<Extract<TextKey, `frame.${string}`>, 'frame.memories' | 'frame.copyright'>
  | 'developers.title'
  | 'newsletter.subscribe'
  | 'room.photoBooth'
  | 'siteMap.yourPhotos'
  | 'siteMap.pushMessages'
  | 'siteMap.rallyKit'
  | 'siteMap.newsletterArchive';

/** A page that search finds by its name or by what a visitor wants to do there. */
export interface NamedPage {
  label: PageLabel;
  /** Without a language. */
  path: `/${string}`;
  /** Other names for the page, in English and Hindi; each is found in either script. */
  words: string;
}

/** The context that the server gives every loader of a page. */
export interface SiteContext {
  /** The same calls as in the browser, made in process. */
  call: Call;
  /**
   * The size in bytes of the file or the drawing at a path of this site; undefined where there is
   * none.
   */
  lengthOf: (path: string) => Promise<number | undefined>;
  /** The path that shows a document without a page of its own; undefined where no page does. */
  whereRead: (document: { collection: string; slug: string }) => string | undefined;
  /** The pages that search finds by name, interactive ones first. */
  namedPages: readonly NamedPage[];
  language: Language;
  /** The site's own address, without a path. */
  publicUrl: string;
  /** The requested path, without its language; empty where the address is none of a page. */
  path: string;
  /** Set where the page renders a refusal with this status, which is the same at every address. */
  refusal?: number | undefined;
  /** Collects the inline scripts of the page; the CSP allows no others. */
  inlineScripts: Set<string>;
  /** Answers a form with a file in place of the page. */
  answerWith: (file: Response) => void;
  /** Writes an error to the log of the request, without its query and parameters. */
  report: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
