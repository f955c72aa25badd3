import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { loadI18n } from './i18n/load.ts';
import { I18n } from './i18n/provider.tsx';
import type { Part } from './i18n/whole.ts';

/** Tells the first-touch script that clicks and forms are React's from now on. */
function Awake() {
  useEffect(() => {
    document.documentElement.dataset['awake'] = 'true';
    dispatchEvent(new Event('awake'));
  }, []);
  return null;
}

async function takeOver(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : primaryLanguage;
  await loadI18n(language, partOf(language));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18n language={language}>
          <HydratedRouter />
          <Awake />
        </I18n>
      </StrictMode>,
    );
  });
}

function partOf(language: Language): Part {
  const { pathname } = location;
  if (PATHS_OF_PAGES.home.some((path) => pathname === localPath(language, path))) return 'home';
  const isOfPeople = PATHS_OF_PAGES.people.some((path) =>
    pathname.startsWith(localPath(language, path)),
  );
  return isOfPeople ? undefined : 'reading';
}

void takeOver();
