import type { enPages } from './catalogues/en-pages.ts';
import type { enPeople } from './catalogues/en-people.ts';
import type { enServer } from './catalogues/en-server.ts';
import type { en } from './catalogues/en.ts';

type English = typeof en & typeof enServer & typeof enPages & typeof enPeople;

declare module '#ui/translation.tsx' {
  interface SiteTexts extends English {}
}
