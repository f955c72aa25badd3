import type { ReplyOf } from '#contract/endpoint.ts';
import type { findMediaFile } from '../contract.ts';

/** A file with the documents that use it, and those that look like it. */
export type FoundFile = ReplyOf<typeof findMediaFile>['data'];
