import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { countLetters, findLetter, listLetters } from '../contract.ts';
import type { openCard } from '../contract.ts';

export type OpenLetter = ReplyOf<typeof findLetter>['data'];
export type OpenedCard = ReplyOf<typeof openCard>['data'];

/** The calls whose answers change with a letter. */
export const ofLetters: readonly Endpoint[] = [findLetter, listLetters, countLetters];
