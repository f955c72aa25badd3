import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const LICENCE = '@vladmandic/face-api 1.7.15, MIT licence, Copyright (c) Vladimir Mandic';

/** Writes a campaign of one album, open to the photo booth, with these photographs. */
export function writeSampleAlbum(campaign: string, pictures: readonly Buffer[]): void {
  const write = (path: string, lines: readonly string[]) =>
    writeFileSync(join(campaign, path), ['---', ...lines, '---', ''].join('\n'));
  for (const part of ['albums', 'photos']) mkdirSync(join(campaign, part), { recursive: true });
  write('albums/find-yourself.en.md', [
    'title: "Find yourself"',
    'place: Neeravan',
    'takenAt: -1d 17:00',
    'booth: true',
    `summary: "To try the photo booth: photographs of ${LICENCE}."`,
  ]);
  write('albums/find-yourself.hi.md', [
    'title: "ख़ुद को खोजें"',
    'place: नीरावन',
    'summary: "फ़ोटो बूथ आज़माने के लिए, MIT लाइसेंस की तस्वीरें।"',
  ]);
  pictures.forEach((bytes, index) => {
    const nth = index + 1;
    const slug = `find-yourself-${nth}`;
    writeFileSync(join(campaign, 'photos', `${slug}.jpg`), bytes);
    write(`photos/${slug}.en.md`, [
      `title: "Photograph ${nth}"`,
      'alt: "A group of people"',
      'place: Neeravan',
      'album: find-yourself',
      `file: ${slug}.jpg`,
      `takenAt: -1d 17:0${nth}`,
      `photographer: "face-api (MIT)"`,
    ]);
    write(`photos/${slug}.hi.md`, [
      `title: "तस्वीर ${nth}"`,
      'alt: "लोगों का एक समूह"',
      'place: नीरावन',
    ]);
  });
}
