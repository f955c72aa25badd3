import type { MediaKind } from './media-file.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** The media types that the media library takes, as the bytes tell them, and the kind of each. */
export const mediaTypes: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/webm': 'video',
  'audio/mpeg': 'audio',
  'audio/x-m4a': 'audio',
  'audio/mp4': 'audio',
  'audio/aac': 'audio',
  'audio/ogg': 'audio',
  'application/pdf': 'pdf',
  'text/vtt': 'captions',
};

/** Octets of one file of a kind. */
export const mostBytesOfKind: Readonly<Record<MediaKind, number>> = {
  picture: 50 * MEGABYTE,
  video: 2 * GIGABYTE,
  audio: 200 * MEGABYTE,
  pdf: 50 * MEGABYTE,
  captions: 2 * MEGABYTE,
};

/** Octets of one file of a type. */
export const mostBytesOf: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(mediaTypes).map(([type, kind]) => [type, mostBytesOfKind[kind]]),
);

/** Sentences for those who send another type. */
export const mediaRefusals = {
  'image/heic': 'Send this photo as a JPEG: most browsers cannot show HEIC.',
  'image/heif': 'Send this photo as a JPEG: most browsers cannot show HEIC.',
  'image/gif': 'Send this as a film, or as a PNG.',
  'application/xml': 'Drawings in SVG can hold programs. Send it as a PNG.',
  'video/quicktime': 'Send this film as an MP4: most browsers cannot play QuickTime.',
  'audio/wav': 'Send this recording as an MP3: a WAV is ten times as large.',
  other: 'This is no picture, film, recording, PDF or caption file that browsers can show.',
} as const;
