import { expect, it } from 'vitest';
import { file, image } from '#contract/image.ts';
import { presentFile, presentPicture } from './addresses.ts';

const key = 'ab'.repeat(32);
const stored = { key, name: 'ghat.jpg', type: 'image/webp', bytes: 90_000, placeholder: '#a08060' };

const copies = (extension: string) =>
  [200, 400, 800, 1600].map((width) => `/media/${key}-${width}.${extension} ${width}w`).join(', ');

it('shows a picture in all its sizes, AVIF before WebP', () => {
  const picture = { ...stored, width: 3000, height: 2000, widths: [200, 400, 800, 1600] };
  const shown = presentPicture(picture, 'Steps down to the river');
  expect(image.parse(shown)).toEqual({
    url: `/media/${key}-800.webp`,
    width: 800,
    height: 533,
    alt: 'Steps down to the river',
    placeholder: '#a08060',
    sources: [
      {
        type: 'image/avif',
        srcset: copies('avif'),
      },
      {
        type: 'image/webp',
        srcset: copies('webp'),
      },
    ],
  });
});

it('shows a small picture in its own size', () => {
  const shown = presentPicture({ ...stored, width: 300, height: 200, widths: [300] }, '');
  expect(shown).toMatchObject({ url: `/media/${key}-300.webp`, width: 300, height: 200 });
});

it('shows a file at an address that tells what it is', () => {
  const letter = { key, name: 'letter.en.mp3', type: 'audio/mpeg', bytes: 512, seconds: 62.5 };
  expect(file.parse(presentFile(letter))).toEqual({
    url: `/media/${key}.mp3`,
    type: 'audio/mpeg',
    bytes: 512,
    seconds: 62.5,
  });
});
