import type { Language } from './languages.ts';

/** The campaign as every page needs it: who it is for, its look, its links and its standing texts. */
export interface Campaign {
  /** The language of these texts; not the page's language where they are missing in it. */
  language: Language;
  /** The leader's name. */
  title: string;
  summary: string | null;
  place: string;
  nameLine: string;
  description: string;
  newsletterTitle: string;
  newsletterText: string;
  /** The hue that all colours are mixed from, 0 to 359 degrees. */
  hue: number;
  /** Objects that staff switched off in the murals. */
  motifsOff?: string[] | undefined;
  /** The word on the wall in the page's language, the name where it has none. */
  slogan: string;
  /** Codes of the languages that are switched on. */
  languages: string[];
  facebook?: string | undefined;
  instagram?: string | undefined;
  twitter?: string | undefined;
  youtube?: string | undefined;
  donate?: string | undefined;
  join?: string | undefined;
  /** Parts of the site that are switched off, and entries of the main menu in the campaign's order. */
  switchedOff?: string[] | undefined;
  menuOrder?: string[] | undefined;
}
