import { pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { infographics } from '../collection.ts';
import { listInfographics } from '../contract.ts';

export const infographicRoutes = (reader: Reader) => [
  bind(listInfographics, pagedList(reader, infographics)),
];
