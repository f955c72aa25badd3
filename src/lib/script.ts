export { createWordFinder } from './script/find-words.ts';
export type { WordFinder } from './script/find-words.ts';
export { lexemes, termOf } from './script/lexemes.ts';
export { expandQuery as meant, searchTerms, toTsquery } from './script/query.ts';
export type { ExpandedTerm as Meant } from './script/query.ts';
