import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { countRequests, findRequest, listRequests } from '../contract.ts';

export type OpenRequest = ReplyOf<typeof findRequest>['data'];

/** The calls whose answers change with a request. */
export const ofRequests: readonly Endpoint[] = [findRequest, listRequests, countRequests];
