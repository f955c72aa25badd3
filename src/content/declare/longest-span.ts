/** How many days a document may last: an index by beginnings finds what is under way in few steps. */
export const LONGEST_SPAN_DAYS = 31;
