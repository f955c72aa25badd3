import { expect, test } from 'vitest';
import { collectMessages, defineMessage } from './define-message.ts';

const words = { en: { subject: 'News', parts: ['Hello {name},'] } };
const values = { name: 'personName' } as const;
const name = 'letter';
const isStillWanted = async () => true;

test('A hole that nothing fills is found when the program starts', () => {
  const short = { values: {}, words: { en: 'Yours, {campaign}, {host}: {code}' } };
  expect(() => defineMessage({ name, purpose: 'transactional', sms: short })).toThrow(
    'The message letter: nothing fills {code}',
  );
  expect(() =>
    defineMessage({ name, purpose: 'transactional', mail: { values: {}, words } }),
  ).toThrow('nothing fills {name}');
  const headers = { 'X-Number': '{number}' };
  expect(() =>
    defineMessage({ name, purpose: 'transactional', mail: { values, words, headers } }),
  ).toThrow('nothing fills {number}');
});

test('A mail that people ordered can be left by its header', () => {
  const mail = { values, words };
  expect(() => defineMessage({ name, purpose: 'wanted', isStillWanted, mail })).toThrow(
    'needs the header List-Unsubscribe',
  );
});

test.each(['Bcc', 'from', 'Content-Type', 'List Unsubscribe', 'X:Y'])(
  'A message may not set the header %s',
  (header) => {
    const mail = { values, words, headers: { [header]: 'x' } };
    expect(() => defineMessage({ name, purpose: 'transactional', mail })).toThrow(
      `the header ${header} is not its own`,
    );
  },
);

test('Two messages never share a name', () => {
  const letter = defineMessage({ name, purpose: 'transactional', mail: { values, words } });
  expect(collectMessages([letter])).toHaveLength(1);
  expect(() => collectMessages([letter], [letter])).toThrow('the same name');
});
