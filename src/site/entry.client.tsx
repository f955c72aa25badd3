import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServerRouter } from 'react-router';
import { isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { readEntryContext } from './entry-context.ts';
import type { CataloguePart } from './i18n/complete-languages.ts';
import { loadI18nOfPage } from './i18n/load.ts';
import { I18n } from './i18n/provider.tsx';

/** Tells the interaction script that React handles clicks and forms from now on. */
function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

/**
 * The page with its data. Links load whole documents, so the router of the server serves the browser too, which
 * navigates nowhere and is 18 kB smaller. In development a router has to take in routes that were edited.
 */
async function routedPage() {
  if (import.meta.env.DEV) {
    const { HydratedRouter } = await import('react-router/dom');
    return <HydratedRouter />;
  }
  return <ServerRouter context={await readEntryContext()} url={location.href} />;
}

/** Begins to hydrate the document. It rejects where the texts of the page do not come. */
export async function hydrate(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : primaryLanguage;
  await loadI18nOfPage(language, partOf(language));
  const page = await routedPage();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18n language={language}>
          {page}
          <MarkHydrated />
        </I18n>
      </StrictMode>,
      { onCaughtError: loadAnew, onUncaughtError: loadAnew },
    );
  });
}

/**
 * A browser that translates puts elements of its own in place of texts, and React breaks when it looks for them.
 * An error page cannot be drawn here, because the markup of the server would have to be written anew. So the page
 * is loaded anew where somebody has done something in it, which it breaks by, and not for ever where nobody has.
 */
function loadAnew(error: unknown): void {
  console.error(error);
  if (navigator.userActivation?.hasBeenActive) location.reload();
}

function partOf(language: Language): CataloguePart {
  const { pathname } = location;
  if (PATHS_OF_PAGES.home.some((path) => pathname === localPath(language, path))) return 'home';
  const isOfPeople = PATHS_OF_PAGES.people.some((path) =>
    pathname.startsWith(localPath(language, path)),
  );
  return isOfPeople ? undefined : 'reading';
}
