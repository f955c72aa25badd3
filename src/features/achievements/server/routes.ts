import { wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { achievements } from '../collection.ts';
import { listAchievements } from '../contract.ts';

export const achievementRoutes = (reader: Reader) => [
  bind(listAchievements, wholeList(reader, achievements)),
];
