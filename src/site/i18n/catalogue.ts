import type { en } from './catalogues/en.ts';

type Texts = typeof en;

/** The texts of the interface in one language: the keys of English, each with any words. */
export type Catalogue = {
  [Area in keyof Texts]: { [Key in keyof Texts[Area]]: string };
};
