import { wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { governance } from '../collection.ts';
import { listGovernance } from '../contract.ts';

export const governanceRoutes = (reader: Reader) => [
  bind(listGovernance, wholeList(reader, governance)),
];
