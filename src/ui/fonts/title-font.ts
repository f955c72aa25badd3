import type { Language } from '#contract/languages.ts';
import bangla from './generated/bangla-700.woff2?url&no-inline';
import devanagari from './generated/devanagari-700.woff2?url&no-inline';
import gujarati from './generated/gujarati-700.woff2?url&no-inline';
import gurmukhi from './generated/gurmukhi-700.woff2?url&no-inline';
import kannada from './generated/kannada-700.woff2?url&no-inline';
import latin from './generated/latin-display.woff2?url&no-inline';
import malayalam from './generated/malayalam-700.woff2?url&no-inline';
import marathi from './generated/marathi-700.woff2?url&no-inline';
import odia from './generated/odia-700.woff2?url&no-inline';
import tamil from './generated/tamil-700.woff2?url&no-inline';
import telugu from './generated/telugu-700.woff2?url&no-inline';

/** The address of the one font that a page of each language should preload: its title's. */
export const TITLE_FONTS: Readonly<Record<Language, string>> = {
  en: latin,
  hi: devanagari,
  mr: marathi,
  bn: bangla,
  gu: gujarati,
  pa: gurmukhi,
  or: odia,
  ta: tamil,
  te: telugu,
  kn: kannada,
  ml: malayalam,
};
