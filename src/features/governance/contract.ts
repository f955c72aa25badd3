import { wholeListEndpoint } from '#content/declare/endpoints.ts';
import { governance } from './collection.ts';

export const listGovernance = wholeListEndpoint(
  governance,
  '/governance/get',
  'How the office is run, in order',
);
