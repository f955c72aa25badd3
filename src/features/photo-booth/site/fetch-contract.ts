import type { ReplyOf } from '#contract/endpoint.ts';
import type { findBooth, listImages } from '../contract.ts';

/** The calls of the photo booth, loaded with the first that is made, because they include the validation library. */
export const fetchContract = () => import('../contract.ts');

export type FoundPhoto = ReplyOf<typeof listImages>['data'][number];

/** Everything that the booth may do for somebody. */
export type BoothStatus = ReplyOf<typeof findBooth>['data'];
