import { expect, test } from 'vitest';
import { buntingCover } from './bunting-cover.ts';

const card = {
  greeting: 'Happy birthday,',
  from: 'Avani Sohane',
  hue: 205,
  width: 480,
  height: 270,
  language: 'en',
};

test('a wish card shows the greeting, the name as a picture, and who sends it', () => {
  const picture = buntingCover({ ...card, name: 'Farida aunty' });
  expect(picture).toContain('>Happy birthday,</text>');
  expect(picture).toContain('>Avani Sohane</text>');
  expect(picture).toContain('<clipPath');
});

test('a name that looks like markup stays a name', () => {
  expect(buntingCover({ ...card, name: '<b>&' })).toContain('&lt;b&gt;&amp;');
});
