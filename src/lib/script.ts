export { createWordFinder } from './script/find-words.ts';
export type { WordFinder } from './script/find-words.ts';
export { lexemes, termOf } from './script/lexemes.ts';
export { meant, searchTerms, toTsquery } from './script/query.ts';
export type { Meant } from './script/query.ts';
