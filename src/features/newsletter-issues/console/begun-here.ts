/** The issues that were begun in this tab, until they are left. */
export const begunHere = new Set<string>();
