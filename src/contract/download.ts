import './without-eval.ts';
import { z } from 'zod';

/** A file that a call sends to be saved, or a picture to be shown. */
export interface Download {
  /** The name that it is saved by, in any script: `सदस्य.csv`. */
  name: string;
  /** Asked for piece by piece, as fast as the receiver takes them, and no longer. */
  content: AsyncIterable<Uint8Array | string>;
  /** Octets, where they are known before: then the receiver sees how far it is. */
  bytes?: number | undefined;
}

export type DownloadType =
  | 'text/csv'
  | 'application/zip'
  | 'application/json'
  | 'application/pdf'
  | 'image/png';

/** The reply of a call that answers a file of this type instead of JSON. */
export function download(mediaType: DownloadType) {
  return Object.assign(z.custom<Download>(isDownload), { mediaType });
}

/** The type of the file that a reply is; undefined where it is JSON. */
export function downloadTypeOf(reply: z.ZodType): DownloadType | undefined {
  return 'mediaType' in reply ? (reply.mediaType as DownloadType) : undefined;
}

function isDownload(value: unknown): boolean {
  return value instanceof Object && 'name' in value && 'content' in value;
}
