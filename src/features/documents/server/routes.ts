import { pagedList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { documents } from '../collection.ts';
import { listDocuments } from '../contract.ts';

export const documentRoutes = (reader: Reader) => [
  bind(listDocuments, pagedList(reader, documents)),
];
