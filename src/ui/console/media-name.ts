import type { Language } from '#contract/languages.ts';
import type { MediaFile } from '#contract/media-file.ts';

/** The words by which staff know a file: what it shows, else its name. */
export const mediaName = ({ alts, name }: Pick<MediaFile, 'alts' | 'name'>, language: Language) =>
  alts[language] ?? alts.en ?? name;
