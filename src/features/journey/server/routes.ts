import { wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { journey } from '../collection.ts';
import { listJourney } from '../contract.ts';

export const journeyRoutes = (reader: Reader) => [bind(listJourney, wholeList(reader, journey))];
