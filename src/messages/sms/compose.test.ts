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

test('The name that was registered with the operators is the one that goes out', () => {
  const registeredNames = new Map([['code.en', 'As It Was']]);
  const registered = { ...sender, registeredNames };
  expect(composeSms(form, text, 'en', registered).text).toContain('from As It Was.');
  expect(composeSms(form, text, 'hi', registered).text).toBe('Avani Sohane: 123456');
});

test('A reader of a language that is not written yet gets English', () => {
  expect(composeSms(form, text, 'ml', sender)).toEqual(composeSms(form, text, 'en', sender));
});
