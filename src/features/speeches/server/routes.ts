import { oneBySlug, wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { speeches } from '../collection.ts';
import { findSpeech, listSpeeches } from '../contract.ts';

export const speechRoutes = (reader: Reader) => [
  bind(listSpeeches, wholeList(reader, speeches)),
  bind(findSpeech, oneBySlug(reader, speeches)),
];
