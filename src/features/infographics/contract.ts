import { listEndpoint } from '#content/declare/endpoints.ts';
import { infographics } from './collection.ts';

export const listInfographics = listEndpoint(
  infographics,
  '/infographic/get',
  'Infographics, newest first',
);
