import { createContext } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';

/** What the server hands to every loader of a page. */
export interface SiteContext {
  /** The same calls as in the browser, made in process. */
  call: Call;
  /** How many octets the file or the drawing at a path of this site has; undefined where there is none. */
  lengthOf: (path: string) => Promise<number | undefined>;
  language: Language;
  /** The site's own address, without a path. */
  publicUrl: string;
  /** The path that was asked for, without its language. */
  path: string;
}

export const siteContext = createContext<SiteContext>();
