import { localPath } from './languages.ts';
import type { Language } from './languages.ts';

/** A function from a path, and the receipt that it carries, to a whole address. */
export type LinkTo = ReturnType<typeof createLinkTo>;

/** Makes the whole address of a page in somebody's language. */
export function createLinkTo(publicUrl: string, language: Language) {
  return (path: string, receipt?: string) =>
    publicUrl + localPath(language, path) + (receipt ? `?receipt=${receipt}` : '');
}
