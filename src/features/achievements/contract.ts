import { wholeListEndpoint } from '#content/declare/endpoints.ts';
import { achievements } from './collection.ts';

export const listAchievements = wholeListEndpoint(
  achievements,
  '/achivement/get',
  'What has been done, in numbers with their sources',
);
