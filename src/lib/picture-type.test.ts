import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBP', 'image/webp'],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['GIF89a', undefined],
  ['<svg', undefined],
  ['\xff\xd8', undefined],
  ['', undefined],
])('%j is %s', (text, type) => {
  expect(pictureType(bytes(text))).toBe(type);
});
