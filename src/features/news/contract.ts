import { findEndpoint, listEndpoint, wholeListEndpoint } from '#content/declare/endpoints.ts';
import { news, newsCategories } from './collection.ts';

export const listNews = listEndpoint(news, '/user/newsupdates/get', 'News updates, newest first');
export const findNews = findEndpoint(news);
export const listNewsCategories = wholeListEndpoint(
  newsCategories,
  '/news-categories/get',
  'The categories of news updates',
);
