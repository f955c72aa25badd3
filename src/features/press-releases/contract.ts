import { findEndpoint, listEndpoint } from '#content/declare/endpoints.ts';
import { pressReleases } from './collection.ts';

export const listPressReleases = listEndpoint(
  pressReleases,
  '/pressReleases/get',
  'Press releases, newest first',
);
export const findPressRelease = findEndpoint(pressReleases);
