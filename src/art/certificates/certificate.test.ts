import * as mupdf from 'mupdf';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { drawSheet } from '../sheets/draw-sheet.ts';
import { printSheet } from '../sheets/print-sheet.ts';
import { certificateSheet } from './certificate-sheet.ts';

const says = (language: Language, name: string, rest: string) => {
  const content = (text: string) => ({ text, language });
  return {
    hue: 205,
    title: content(rest),
    deed: content(rest),
    name: content(name),
    days: content('12'),
    points: content('340'),
    day: content('2026'),
    from: content(rest),
  };
};

test.each([
  ['hi', 'कृत्तिका श्रीवास्तव', 'प्रमाण-पत्र शक्ति'],
  ['en', 'Ila Rane', 'Certificate of fluency'],
  ['ta', 'கௌரி', 'சான்றிதழ்'],
] as const)(
  'a certificate in %s is a sheet of text that can be copied',
  async (language, name, rest) => {
    const bytes = await printSheet(await certificateSheet(says(language, name, rest)));
    const document = mupdf.Document.openDocument(bytes, 'application/pdf');
    const text = document.loadPage(0).toStructuredText('').asText();
    const words = text.split(/\s+/).filter(Boolean);
    for (const word of [...name.split(' '), ...rest.split(' ')]) expect(words).toContain(word);
    expect(words.filter((word) => word === name.split(' ')[0])).toHaveLength(1);
    expect(bytes.length).toBeLessThan(300_000);
    if (process.env['SHOW']) {
      const { writeFileSync } = await import('node:fs');
      const page = document.loadPage(0).toPixmap([1, 0, 0, 1, 0, 0], mupdf.ColorSpace.DeviceRGB);
      writeFileSync(`${process.env['SHOW']}/certificate-${language}.png`, page.asPNG());
    }
  },
);

test('and a picture of the same', async () => {
  const picture = await drawSheet(await certificateSheet(says('hi', 'कृत्तिका', 'प्रमाण-पत्र')));
  if (process.env['SHOW'])
    (await import('node:fs')).writeFileSync(`${process.env['SHOW']}/picture.png`, picture);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1754, height: 1240 });
});

test('the line is thin enough under a long name to leave its letters whole', async () => {
  const long = 'Lakshminarayanaswarupa Rajarajeshwari Venkatasubramanian';
  const sheets = ['Ila', long].map((name) => certificateSheet(says('en', name, 'Certificate')));
  const [short, small] = await Promise.all(sheets);
  expect(short?.stripe).toBe(16);
  const name = small?.lines.find(({ tone }) => tone === 'across');
  expect(name?.size).toBeLessThan(80);
  expect(small?.stripe).toBeLessThan(0.12 * (name?.size ?? 0));
});
