import { wholeListEndpoint } from '#content/declare/endpoints.ts';
import { journey } from './collection.ts';

export const listJourney = wholeListEndpoint(
  journey,
  '/journey/get',
  'The milestones of the journey, in order',
);
