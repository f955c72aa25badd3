import { listEndpoint } from '#content/declare/endpoints.ts';
import { mediaCoverage } from './collection.ts';

export const listMediaCoverage = listEndpoint(
  mediaCoverage,
  '/mediaCoverage/get',
  'What papers, radio and television reported, newest first',
);
