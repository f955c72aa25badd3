export { indexTerms } from './script/index-terms.ts';
export { searchTerms, toTsquery } from './script/query.ts';
