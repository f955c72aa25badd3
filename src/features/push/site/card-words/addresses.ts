import type { Language } from '#contract/languages.ts';
import bn from './bn.ts?separate-script';
import en from './en.ts?separate-script';
import gu from './gu.ts?separate-script';
import hi from './hi.ts?separate-script';
import kn from './kn.ts?separate-script';
import ml from './ml.ts?separate-script';
import mr from './mr.ts?separate-script';
import odia from './or.ts?separate-script';
import pa from './pa.ts?separate-script';
import ta from './ta.ts?separate-script';
import te from './te.ts?separate-script';

/** The addresses of the scripts with the words of the card. */
export const cardWordsAddresses: Record<Language, string> = {
  en,
  hi,
  mr,
  bn,
  gu,
  pa,
  or: odia,
  ta,
  te,
  kn,
  ml,
};
