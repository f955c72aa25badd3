import { describe, expect, test } from 'vitest';
import type { MailText } from '../../message.ts';
import { composeMail } from './compose.ts';

const sender = { campaign: 'Nilova Teshkar', host: 'campaign.example' };
const link = 'https://campaign.example/x?receipt=abc&b=1';
const name = 'Asha Rao';

const everyKind: MailText[] = [
  { kind: 'confirmRegistration', name, link },
  { kind: 'haveAccount', logInLink: link, forgotLink: 'https://campaign.example/forgot' },
  { kind: 'confirmAddress', name, link },
  { kind: 'addressChanged', name, newAddress: 'new@a.example', grievanceLink: link },
  { kind: 'numberChanged', name, newNumber: '+919876543210', grievanceLink: link },
  { kind: 'resetPassword', name, link },
  { kind: 'passwordChanged', name, forgotLink: link },
  { kind: 'askParent', childName: name, link },
  { kind: 'confirmNewsletter', link },
  { kind: 'grievanceReceived', name, number: 'G-0000042', link },
  { kind: 'accountErased', name },
];

describe.each(['en', 'hi'] as const)('In %s', (language) => {
  test.each(everyKind)('$kind says all of itself, plain and as a page', (text) => {
    const mail = composeMail(text, language, sender);
    const { kind: _, ...values } = text;
    for (const value of Object.values(values)) {
      expect(mail.text).toContain(value);
      expect(mail.html).toContain(value.replaceAll('&', '&amp;'));
    }
    expect(mail.text).toContain('Nilova Teshkar');
    expect(mail.html).toContain('Nilova Teshkar');
    expect(mail.subject + mail.text).not.toMatch(/[{}]|undefined/);
    expect(mail.subject.length).toBeLessThan(70);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).not.toMatch(/<img|<script|<table|\{/);
  });
});

test('Hindi mails are in Hindi, and other languages wait for theirs in English', () => {
  const text: MailText = { kind: 'resetPassword', name, link };
  expect(composeMail(text, 'hi', sender).subject).toBe('नया पासवर्ड चुनें');
  expect(composeMail(text, 'ta', sender)).toEqual(composeMail(text, 'en', sender));
  expect(composeMail(text, 'ta', sender).language).toBe('en');
});

test('A link is a button and an address to copy', () => {
  const { html, text } = composeMail({ kind: 'confirmNewsletter', link }, 'en', sender);
  const address = link.replaceAll('&', '&amp;');
  expect(html.split(`href="${address}"`)).toHaveLength(3);
  expect(html).toContain(`>${address}</a>`);
  expect(text).toContain(`\n${link}\n`);
});

test('What people typed is text, not markup', () => {
  const text: MailText = {
    kind: 'addressChanged',
    name,
    newAddress: '"<b>"@a.example',
    grievanceLink: link,
  };
  const { html } = composeMail(text, 'en', { ...sender, campaign: '<i>Us</i>' });
  expect(html).not.toMatch(/<b>|<i>/);
  expect(html).toContain('&lt;i&gt;Us&lt;/i&gt;');
});

test('A name carries no link to whoever owns the address', () => {
  const text: MailText = { kind: 'confirmRegistration', name: 'Win at www.evil.example/x', link };
  const mail = composeMail(text, 'en', sender);
  expect(mail.text + mail.html).not.toMatch(/evil\.example|www\.evil/);
});
