import type { Language } from '#contract/languages.ts';

interface SharedWords {
  /** Stands before a link that is written out. */
  linkHint: string;
  signature: string;
  /** Below everything: why this came. */
  footer: string;
}

/** Words that every mail of a language shares. */
export const sharedWords: Partial<Record<Language, SharedWords>> & { en: SharedWords } = {
  en: {
    linkHint: 'Or copy this address into your browser:',
    signature: 'The team of {campaign}',
    footer: 'You get this mail because your address was entered on the website of {campaign}.',
  },
  hi: {
    linkHint: 'या यह पता अपने ब्राउज़र में खोलें:',
    signature: '{campaign} की टीम',
    footer: 'यह मेल आपको इसलिए मिला क्योंकि आपका पता {campaign} की साइट पर लिखा गया था।',
  },
};
