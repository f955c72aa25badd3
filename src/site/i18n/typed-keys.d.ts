import type { en } from './catalogues/en.ts';
import type { enPages } from './catalogues/en-pages.ts';

type English = typeof en & typeof enPages;

declare module '../../ui/translation.tsx' {
  interface TextsOfSite extends English {}
}
