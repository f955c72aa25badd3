import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import { loadI18n } from './i18n/load.ts';
import { I18n } from './i18n/provider.tsx';

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
  const isHome = location.pathname === localPath(language, '/');
  await loadI18n(language, isHome ? 'home' : undefined);
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

void takeOver();
