import { del, get, set } from 'idb-keyval';

/** A photograph that is not sent yet, as this device keeps it. */
export interface KeptPhotograph {
  blob: Blob;
  takenAt: string;
  en: string;
  hi: string;
  place: string;
  /** The slug of its album. */
  album: string;
  /** How far the sending came, so that nothing is made twice. */
  mediaId?: string;
  documentId?: string;
  revisions?: Record<string, number>;
}

const KEY = 'agent:photograph';

export const keepPhotograph = (kept: KeptPhotograph): Promise<void> => set(KEY, kept);

export const readKeptPhotograph = (): Promise<KeptPhotograph | undefined> => get(KEY);

export const forgetPhotograph = (): Promise<void> => del(KEY);
