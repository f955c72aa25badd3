/** How many words a body has; its HTML is clean. */
export const wordsIn = (html: unknown): number =>
  typeof html === 'string' ? (html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0) : 0;
