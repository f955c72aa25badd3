import { wholeWords } from './whole-words.ts';

/** With more a code would not fit into what one is paid for. */
const LONGEST = 24;

/** The campaign's name as a short message has room for it: whole words, as many as fit. */
export const campaignName = (name: string) => wholeWords(name, LONGEST);
