/**
 * The models that made a vector: vectors of different ones cannot be compared. Another detector, gate,
 * alignment or embedder is another id, and everything is indexed anew.
 */
export const MODEL_ID = 'ultraface-onet-mobilefacenet-1';

/** The numbers of a vector. */
export const DIMENSIONS = 512;
