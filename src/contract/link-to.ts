import { localPath } from './languages.ts';
import type { Language } from './languages.ts';

/** Makes the whole address of a page in somebody's language. */
export function createLinkTo(publicUrl: string, language: Language) {
  return (path: string, receipt?: string) =>
    publicUrl + localPath(language, path) + (receipt ? `?receipt=${receipt}` : '');
}
