import { pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { mediaCoverage } from '../collection.ts';
import { listMediaCoverage } from '../contract.ts';

export const mediaCoverageRoutes = (reader: Reader) => [
  bind(listMediaCoverage, pagedList(reader, mediaCoverage)),
];
