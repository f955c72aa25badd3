import sharp from 'sharp';
import type { Region } from 'sharp';
import { expect, test } from 'vitest';
import { shareSize } from '#contract/share-address.ts';
import { palette } from '#ui/colour/palette.ts';
import { drawHomePicture } from './draw-home-picture.ts';

const campaign = {
  language: 'en',
  title: 'Nilova Teshkar',
  place: 'Purvamala',
  nameLine: 'for Purvamala',
  summary: 'The last ferry.',
  slogan: 'Across.',
  hue: 285,
} as const;
const RED = '#ff0000';
const ON_THE_LINE = { left: 1000, top: 200, width: 40, height: 40 };
const LEFT = 56;

/** The share of a part of a picture that is painted in a colour, 0 to 1. */
async function shareOf(picture: Buffer, colour: string, part: Region): Promise<number> {
  const { data } = await sharp(picture).extract(part).raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 24))
      count += 1;
  return count / (data.length / 3);
}

const red = await sharp({ create: { width: 90, height: 96, channels: 3, background: RED } })
  .png()
  .toBuffer();

test.each([
  ['en', 'Across.'],
  ['hi', 'उस पार।'],
  ['ml', 'അടുത്ത്.'],
] as const)('the slogan in %s crosses the line in two colours', async (language, slogan) => {
  const picture = await drawHomePicture({
    campaign: { ...campaign, slogan },
    language,
    portrait: undefined,
  });
  expect(await sharp(picture).metadata()).toMatchObject({ ...shareSize, format: 'jpeg' });
  const { brand, 'on-dado': limewash } = palette(285, 'light');
  const above = { left: LEFT, top: 340, width: 500, height: 50 };
  const below = { left: LEFT, top: 404, width: 500, height: 40 };
  expect(await shareOf(picture, brand, above)).toBeGreaterThan(0.1);
  expect(await shareOf(picture, limewash, below)).toBeGreaterThan(0.1);
});

test('a long slogan stands in lines above the line, and nothing in it', async () => {
  const slogan = 'A clinic, a school and a bus within six hundred steps';
  const long = { ...campaign, slogan, summary: null };
  const picture = await drawHomePicture({ campaign: long, language: 'en', portrait: undefined });
  const { brand, spark } = palette(285, 'light');
  for (const top of [130, 220, 310])
    expect(
      await shareOf(picture, brand, { left: LEFT, top, width: 500, height: 60 }),
    ).toBeGreaterThan(0.1);
  expect(await shareOf(picture, spark, { left: LEFT, top: 395, width: 500, height: 4 })).toBe(1);
});

test('the portrait stands on the line, and where there is none the town does', async () => {
  const draw = (portrait: Uint8Array | undefined) =>
    drawHomePicture({ campaign, language: 'en', portrait });
  expect(await shareOf(await draw(red), RED, ON_THE_LINE)).toBe(1);
  expect(await shareOf(await draw(undefined), RED, ON_THE_LINE)).toBe(0);
});
