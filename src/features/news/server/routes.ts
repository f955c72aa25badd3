import { oneBySlug, pagedList, wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { news, newsCategories } from '../collection.ts';
import { findNews, listNews, listNewsCategories } from '../contract.ts';

export const newsRoutes = (reader: Reader) => [
  bind(listNews, pagedList(reader, news)),
  bind(findNews, oneBySlug(reader, news)),
  bind(listNewsCategories, wholeList(reader, newsCategories)),
];
