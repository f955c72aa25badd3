import { expect, it } from 'vitest';
import { file, image } from '#contract/image.ts';
import { presentFile, presentPicture } from './addresses.ts';

const key = 'ab'.repeat(32);
const stored = { key, name: 'ghat.jpg', type: 'image/webp', bytes: 90_000, placeholder: '#a08060' };

it('shows a picture in all its sizes, AVIF before WebP', () => {
  const picture = { ...stored, width: 3000, height: 2000, widths: [480, 960, 1600] };
  const shown = presentPicture(picture, 'Steps down to the river');
  expect(image.parse(shown)).toEqual({
    url: `/media/${key}-960.webp`,
    width: 960,
    height: 640,
    alt: 'Steps down to the river',
    placeholder: '#a08060',
    sources: [
      {
        type: 'image/avif',
        srcset: `/media/${key}-480.avif 480w, /media/${key}-960.avif 960w, /media/${key}-1600.avif 1600w`,
      },
      {
        type: 'image/webp',
        srcset: `/media/${key}-480.webp 480w, /media/${key}-960.webp 960w, /media/${key}-1600.webp 1600w`,
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
