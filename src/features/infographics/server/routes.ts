import { pagedList } from '#content/server/calls.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { infographics } from '../collection.ts';
import { listInfographics } from '../contract.ts';

export const infographicRoutes = (reader: Reader) => [
  bind(listInfographics, pagedList(reader, infographics)),
];
