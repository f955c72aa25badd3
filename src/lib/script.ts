export { createWordFinder } from './script/find-words.ts';
export type { WordFinder } from './script/find-words.ts';
export { lexemes, termOf } from './script/lexemes.ts';
export { oneSlipFrom, slipsBetween } from './script/slips.ts';
export { otherSound } from './script/cross-script.ts';
export { expandQuery as meant, searchTerms, toTsquery } from './script/query.ts';
export type { ExpandedTerm as Meant, SearchTerm } from './script/query.ts';
