/** The kinds of pictures that are taken from people. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Tells by the first bytes; names and declared types are only what somebody says. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (reads(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (reads(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (reads(bytes, 0, 'RIFF') && reads(bytes, 8, 'WEBP')) return 'image/webp';
  return undefined;
}

function reads(bytes: Uint8Array, start: number, signature: string): boolean {
  return [...signature].every((letter, index) => bytes[start + index] === letter.charCodeAt(0));
}
