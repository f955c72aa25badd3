import { wholeListEndpoint } from '#content/declare/endpoints.ts';
import { banners } from './collection.ts';

export const listBanners = wholeListEndpoint(
  banners,
  '/get/banner/all',
  'The banners of the home page, in order',
);
