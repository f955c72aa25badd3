import { wholeListEndpoint } from '#content/declare/endpoints.ts';
import { faqs } from './collection.ts';

export const listFaqs = wholeListEndpoint(
  faqs,
  '/frequently-que/get',
  'Questions and answers, in order',
);
