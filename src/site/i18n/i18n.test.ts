import { describe, expect, test } from 'vitest';
import { interfaceStateOf } from '#contract/interface-state.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueOf, loadI18n } from './load.ts';
import { withFallback } from './partial-languages.ts';
import { translatorOf } from './translator.ts';

await Promise.all([loadI18n('en'), loadI18n('hi')]);

const en = catalogueOf('en') as Catalogue;
const hi = catalogueOf('hi') as Catalogue;
const english = { t: translatorOf('en') };
const hindi = { t: translatorOf('hi') };

const slots = (text: string) => (text.match(/\{\{\w+/g) ?? []).sort();

test('each language speaks for itself', () => {
  expect(english.t('home.joinCampaign')).toBe('Join the campaign');
  expect(hindi.t('home.joinCampaign')).toBe('अभियान से जुड़ें');
});

test('names and places in a row are filled in, in the order of the language', () => {
  expect(english.t('frame.memories', { name: 'Avani' })).toBe('Memories with Avani');
  expect(hindi.t('home.position', { n: 1, total: 3 })).toBe('3 में से 1');
});

test('a name is not escaped twice', () => {
  expect(english.t('search.nothingFound', { query: 'a & b' })).toBe('Nothing found for “a & b”');
});

test('one result is not called results, and many are counted in lakh', () => {
  expect(english.t('list.count', { count: 1 })).toBe('1 result');
  expect(english.t('list.count', { count: 146000 })).toBe('1,46,000 results');
  expect(hindi.t('list.count', { count: 0 })).toBe('0 नतीजा');
  expect(hindi.t('list.count', { count: 12 })).toBe('12 नतीजे');
});

test('a danda stands apart from its word', () => {
  expect(hindi.t('problem.brokenText')).toBe('थोड़ी देर में फिर कोशिश कीजिए\u202f।');
});

describe('the texts of a language that is only started', () => {
  const started = allLanguages.filter((language) => interfaceStateOf[language] !== 'reviewed');
  const letters = (text: string) => text.match(/\p{L}/gu)?.join('') ?? '';

  test.each(started)('speak %s, and English where they are missing', async (language) => {
    await loadI18n(language);
    const t = translatorOf(language);
    expect(letters(t('home.today'))).not.toMatch(/[a-z]/i);
    expect(t('developers.title')).toBe('Developers');
  });

  const alike = ['list.rss', 'profile.fileName'];

  test.each(started)('name in %s everything that visitors meet', async (language) => {
    await loadI18n(language);
    const { developers, ...texts } = catalogueOf(language);
    for (const [area, ofArea] of Object.entries(texts)) {
      for (const [key, text] of Object.entries(ofArea)) {
        if (alike.includes(`${area}.${key}`)) continue;
        const said = text.replaceAll(/\{\{.*?\}\}/g, '');
        expect([area, key, /[\u0900-\u0dff]/u.test(said)]).toEqual([area, key, true]);
      }
    }
  });

  test.each(started)('take the same values in %s as in English', async (language) => {
    await loadI18n(language);
    const texts: Record<string, Record<string, string>> = catalogueOf(language);
    for (const [area, inEnglish] of Object.entries(en)) {
      for (const [key, text] of Object.entries(inEnglish))
        expect([area, key, slots(texts[area]?.[key] ?? '')]).toEqual([area, key, slots(text)]);
    }
  });

  test('one kind of a plural is never English beside another', () => {
    const texts = withFallback({ list: en.list }, { list: { count_other: '{{count}} முடிவுகள்' } });
    expect(texts.list?.count_one).toBe('{{count}} முடிவுகள்');
  });
});

test('requests of one language share one translator', () => {
  expect(translatorOf('hi')).toBe(hindi.t);
});

test('the words that the specification fixes are kept to the letter', () => {
  expect(en.join).toMatchObject({
    title: 'Join with me',
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    messageRequired: 'Message is required',
  });
  expect(english.t('join.submitError', { message: 'no network' })).toBe(
    'Error submitting form: no network',
  );
});

describe('every text of a language takes the same values as in English', () => {
  const areas = Object.keys(en) as (keyof typeof en)[];

  test.each(areas)('%s', (area) => {
    const inHindi: Record<string, string> = hi[area];
    for (const [key, text] of Object.entries(en[area])) {
      expect([key, slots(inHindi[key] ?? '')]).toEqual([key, slots(text)]);
    }
  });
});
