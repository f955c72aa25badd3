export { firstGrapheme } from './script/grapheme.ts';
export { indexTerms } from './script/index-terms.ts';
export { isIndic } from './script/indic.ts';
export { type SearchTerm, searchTerms, toTsquery } from './script/query.ts';
export { skeleton } from './script/skeleton.ts';
export { words } from './script/words.ts';
