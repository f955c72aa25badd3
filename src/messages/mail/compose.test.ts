import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { defineMessage } from '../define-message.ts';
import { composeMail } from './compose.ts';
import type { Sender } from './compose.ts';
import type { Colours } from './look.ts';

const coloursAre = (hex: string) => new Proxy({} as Colours, { get: () => hex });
const sender = {
  campaign: 'Nilova Teshkar',
  place: 'Nilova',
  imprint: ['1 Jetty Road, Nilova', 'office@campaign.example'],
  siteUrl: 'https://campaign.example',
  look: { light: coloursAre('#fdf6e3'), dark: coloursAre('#0a1a2f'), letter: 'N' },
};
const { declaration } = defineMessage({
  name: 'invitation',
  purpose: 'transactional',
  mail: {
    values: { name: 'personName', place: 'text', link: 'link' },
    words: {
      en: { subject: 'Come', parts: ['Hello {name} of {place},', { button: 'Yes', to: 'link' }] },
      hi: { subject: 'आइए', parts: ['नमस्ते {name},', { button: 'हाँ', to: 'link' }] },
    },
    headers: { 'X-Invitation': '<{link}>' },
  },
});
const form = declaration.mail ?? { values: {}, words: { en: { subject: '', parts: [] } } };
const link = 'https://campaign.example/x?receipt=abc&b=1';
const text = { kind: 'invitation', name: 'Asha Rao', place: 'Nilova', link };

const compose = (language: Language = 'en', more: object = {}, from: Sender = sender) =>
  composeMail(form, { ...text, ...more }, language, from);

test('Hindi mails are in Hindi, and other languages wait for theirs in English', () => {
  expect(compose('hi')).toMatchObject({ subject: 'आइए', language: 'hi' });
  expect(compose('ta')).toEqual(compose('en'));
  expect(compose('ta').language).toBe('en');
});

test('A link is a button and an address to copy', () => {
  const { html, text: plain } = compose();
  const address = link.replaceAll('&', '&amp;');
  expect(html.split(`href="${address}"`)).toHaveLength(3);
  expect(html).toContain(`>${address}</a>`);
  expect(plain).toContain(`\n${link}\n`);
});

test('Headers are filled as words are', () => {
  expect(compose().headers).toEqual({ 'X-Invitation': `<${link}>` });
});

test('What people typed is text, not markup', () => {
  const { html } = compose(
    'en',
    { place: '"<b>"@a.example' },
    { ...sender, campaign: '<i>Us</i>' },
  );
  expect(html).not.toMatch(/<b>|<i>/);
  expect(html).toContain('&lt;i&gt;Us&lt;/i&gt;');
});

test('A name carries no link to whoever owns the address', () => {
  const mail = compose('en', { name: 'Win at www.evil.example/x' });
  expect(mail.text + mail.html).not.toMatch(/evil\.example|www\.evil/);
});

test('A mail has the colours of the campaign, by day in each element and by night in its sheet', () => {
  const { html } = compose();
  expect(html).toMatch(/<body class="wall" style="[^"]*background:#fdf6e3/);
  expect(html).toMatch(
    /@media \(prefers-color-scheme:dark\)\{\.wall\{background:#0a1a2f!important/,
  );
});

test('No letter of a mail is smaller than 15 px, in Hindi 16', () => {
  const sizes = (language: 'en' | 'hi') =>
    [...compose(language).html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes('en'))).toBe(15);
  expect(Math.min(...sizes('hi'))).toBe(16);
});

test('What the footer says why ends in the campaign, not in a host', () => {
  expect(compose().text).toContain('entered on the website of Nilova Teshkar.');
});

test('A mail to a colleague says that they belong to the team, not that somebody entered an address', () => {
  const toColleague = (language: Language) =>
    composeMail({ ...form, reader: 'colleague' }, text, language, sender);
  const english = toColleague('en');
  expect(english.text).toContain('the team that runs the website of Nilova Teshkar');
  expect(english.html).toContain('the team that runs the website of Nilova Teshkar');
  expect(english.text).not.toContain('was entered');
  expect(toColleague('hi').text).toContain('Nilova Teshkar की वेबसाइट चलाने वाली टीम में हैं');
});
