import type { Face } from '../engine/find-faces.ts';

/** The calls of a process that finds faces. */
export interface EngineCalls {
  faces(bytes: Uint8Array): Promise<Face[]>;
}
