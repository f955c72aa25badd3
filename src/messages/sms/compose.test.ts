import { expect, test } from 'vitest';
import { defineMessage } from '../define-message.ts';
import { composeSms } from './compose.ts';

const { declaration } = defineMessage({
  name: 'code',
  purpose: 'transactional',
  sms: {
    values: { code: 'text', childName: 'personName' },
    words: { en: '{code} is for {childName}, from {campaign}.', hi: '{campaign}: {code}' },
  },
});
const form = declaration.sms ?? { values: {}, words: { en: '' } };
const text = { kind: 'code', code: '123456', childName: 'Asha at www.evil.example' };
const sender = { host: 'campaign.example', campaign: 'Avani Sohane', registeredNames: new Map() };

test('A short message is written with the name of the campaign, and tells what filled it', () => {
  expect(composeSms(form, text, 'en', sender)).toEqual({
    text: '123456 is for Asha at www. evil. example, from Avani Sohane.',
    template: 'code.en',
    values: ['123456', 'Asha at www. evil. example'],
  });
});

test('A value is as long as operators let it be, in whole words; a link stays whole', () => {
  const about = defineMessage({
    name: 'about',
    purpose: 'transactional',
    sms: { values: { event: 'text', link: 'link' }, words: { en: '{event}: {link}' } },
  });
  const link = 'https://campaign.example/event-reply/8b0cf0ce-2f0e-4f0b-8f1e-0d9a3f1f8a55?key=abc';
  const said = { kind: 'about', event: 'An evening with the ferry crews of Nilova', link };
  const { values, text: written } = composeSms(about.declaration.sms ?? form, said, 'en', sender);
  expect(values).toEqual(['An evening with the ferry', link]);
  expect(written).toBe(`An evening with the ferry: ${link}`);
});

test('The name that was registered with the operators is the one that goes out', () => {
  const registeredNames = new Map([['code.en', 'As It Was']]);
  const registered = { ...sender, registeredNames };
  expect(composeSms(form, text, 'en', registered).text).toContain('from As It Was.');
  expect(composeSms(form, text, 'hi', registered).text).toBe('Avani Sohane: 123456');
});

test('A reader of a language that is not written yet gets English', () => {
  expect(composeSms(form, text, 'ml', sender)).toEqual(composeSms(form, text, 'en', sender));
});
