import { expect, test } from 'vitest';
import { isShortMapLink, readMapPlace, writeMapPlace } from './map-place.ts';

const place = { latitude: 27.1751, longitude: 78.0421 };

test.each([
  '27.1751, 78.0421',
  '27.1751 78.0421',
  '27.1751° N, 78.0421° E',
  '27°10\'30.36"N 78°02\'31.56"E',
  'geo:27.1751,78.0421?z=17',
  'https://www.google.com/maps/@27.1751,78.0421,17z',
  'https://www.google.com/maps/place/Fort/@27.1,78.0,17z/data=!3m1!4b1!4m6!3m5!8m2!3d27.1751!4d78.0421',
  'https://www.google.com/maps/search/?api=1&query=27.1751%2C78.0421',
  'https://maps.google.com/?q=27.1751,78.0421',
  'https://www.openstreetmap.org/#map=17/27.1751/78.0421',
  'https://www.openstreetmap.org/?mlat=27.1751&mlon=78.0421#map=12/1/2',
  'https://maps.apple.com/?ll=27.1751,78.0421&q=Fort',
])('%s is a place', (typed) => {
  expect(readMapPlace(typed)).toEqual(place);
});

test('the southern and western halves are negative, and what is written is read again', () => {
  expect(readMapPlace('12.5 S, 45.25 W')).toEqual({ latitude: -12.5, longitude: -45.25 });
  expect(readMapPlace(writeMapPlace(place))).toEqual(place);
});

test.each([
  '',
  'the bus stand',
  '27.17',
  '91, 78',
  '27, 181',
  'https://example.org/27.1',
  '%E0%A4%A',
])('no place is made of “%s”', (typed) => {
  expect(readMapPlace(typed)).toBeUndefined();
});

test('a link that only leads on is known for one', () => {
  expect(isShortMapLink('https://maps.app.goo.gl/abcDEF')).toBe(true);
  expect(isShortMapLink('https://www.google.com/maps/@27.1751,78.0421,17z')).toBe(false);
});
