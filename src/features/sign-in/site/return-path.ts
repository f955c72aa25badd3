import { isLanguage, localPath, pathWithoutLanguage } from '#contract/languages.ts';

const KEY = 'next';

/** The path of this site that was asked for; nothing for any other address. */
export function sameSitePath(asked: string | null): string | undefined {
  if (!asked?.startsWith('/')) return undefined;
  const { origin } = location;
  if (!URL.canParse(asked, origin)) return undefined;
  const { origin: theirs, pathname, search, hash } = new URL(asked, origin);
  return theirs === origin ? pathname + search + hash : undefined;
}

/** Remembers where somebody came from, while they log in or register. */
export function rememberReturnPath(): void {
  const asked = sameSitePath(new URLSearchParams(location.search).get('next'));
  if (asked) sessionStorage.setItem(KEY, asked);
}

export function returnPath(home: string): string {
  return sameSitePath(sessionStorage.getItem(KEY)) ?? home;
}

export const forgetReturnPath = () => sessionStorage.removeItem(KEY);

/** Leads on, and forgets where to: in the language of this page, which may have been chosen on the way. */
export function goToReturnPath(home: string): void {
  const path = inLanguageOfPage(returnPath(home));
  forgetReturnPath();
  location.assign(path);
}

function inLanguageOfPage(path: string): string {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return path;
  const plain = pathWithoutLanguage(path);
  return localPath(lang, plain.startsWith('/') ? plain : `/${plain}`);
}

/** Google comes back to the login without a language; this leads back to the visitor's own. */
export function rememberHomeAsReturnPath(home: string): void {
  sessionStorage.setItem(KEY, returnPath(home));
}
