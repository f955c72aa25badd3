import type { ReplyOf } from '#contract/endpoint.ts';
import type { readReview } from '../contract.ts';

/** A review as the server tells it. */
export type Review = ReplyOf<typeof readReview>['data'];
