/** The part that AI had in a file: it made it, or changed it. */
export const aiExtents = ['made', 'changed'] as const;
export type AiExtent = (typeof aiExtents)[number];

/** Said after the description of a picture, to whoever does not see its label. */
export const aiWords: Record<AiExtent, string> = {
  made: 'Made with AI · एआई से बनाया गया',
  changed: 'Changed with AI · एआई से बदला गया',
};
