import type { en } from './catalogues/en.ts';

type English = typeof en;

declare module '../../ui/translation.tsx' {
  interface TextsOfSite extends English {}
}
