import { expect, test } from 'vitest';
import { composeMail } from '#messages/mail/compose.ts';
import type { Colours } from '#messages/mail/look.ts';
import { composeSms } from '#messages/sms/compose.ts';
import { smsTemplates } from '#messages/sms/templates.ts';
import { messages } from './messages.ts';

const host = 'neeravan-campaign.example';
const names = { en: 'Avani Sohane', hi: 'अवनी सोहने' };
const long = { en: 'Chandrashekhara Venkataraghavan Ramanujam', hi: 'चन्द्रशेखर वेंकटराघवन रामानुजम' };
const white = new Proxy({} as Colours, { get: () => '#fdf6e3' });
const from = (campaign: string) => ({
  campaign,
  host,
  place: 'Nilova',
  imprint: ['1 Jetty Road, Nilova', 'office@campaign.example'],
  siteUrl: 'https://campaign.example',
  look: { light: white, dark: white, letter: 'N' },
  registeredNames: new Map<string, string>(),
});

const kinds = {
  text: 'G-0000042',
  link: 'https://campaign.example/x?receipt=a&b=1',
  personName: 'Asha Rao',
};
const codes = { code: '123456' };

/** Something for each hole of a message. */
function textOf(kind: string, values: Record<string, keyof typeof kinds>) {
  const filled = Object.entries(values).map(([name, of]) => [name, kinds[of]] as const);
  const given: Record<string, string> = Object.fromEntries(filled);
  return { kind, ...given, ...('code' in values && codes) };
}

const languages = ['en', 'hi'] as const;
const mails = messages.flatMap(({ name, mail }) =>
  mail ? languages.map((language) => ({ name, mail, language })) : [],
);
const shortMessages = messages.flatMap(({ name, sms }) =>
  sms ? languages.map((language) => ({ name, sms, language })) : [],
);

test('Every mail and short message is there in English and Hindi', () => {
  expect(mails.length).toBeGreaterThan(22);
  expect(shortMessages).toHaveLength(18);
  for (const { mail, language } of mails) expect(mail.words[language]).toBeDefined();
  for (const { sms, language } of shortMessages) expect(sms.words[language]).toBeDefined();
});

test.each(mails)('The mail $name says all of itself, plain and as a page: $language', (row) => {
  const { name, mail, language } = row;
  const text = textOf(name, mail.values);
  const sender = from('Nilova Teshkar');
  const composed = composeMail(mail, text, language, sender);
  const { kind: _, ...values } = text;
  for (const value of Object.values(values)) {
    expect(composed.text).toContain(value);
    expect(composed.html).toContain(value.replaceAll('&', '&amp;'));
  }
  expect(composed.text).toContain('Nilova Teshkar');
  expect(composed.html).toContain('Nilova Teshkar');
  expect(composed.subject + composed.text).not.toMatch(/[{}]|undefined/);
  expect(composed.subject.length).toBeLessThan(70);
  expect(composed.html).toContain(`<html lang="${language}">`);
  expect(composed.html).not.toMatch(/<img|<script|<link|\{\w+\}|undefined/);
  for (const line of [...sender.imprint, sender.siteUrl]) {
    expect(composed.text).toContain(line);
    expect(composed.html).toContain(line);
  }
});

test.each(shortMessages)(
  'The short message $name stands where its template says: $language',
  (row) => {
    const { name, sms, language } = row;
    const composed = composeSms(sms, textOf(name, sms.values), language, from(names[language]));
    const values = [...composed.values];
    const template = smsTemplates(messages, host, names[language]).get(composed.template);
    expect(template?.replace(/\{#var#\}/g, () => values.shift() ?? '')).toBe(composed.text);
    expect(values).toEqual([]);
  },
);

test.each(shortMessages)('The short message $name has room for any campaign: $language', (row) => {
  const { name, sms, language } = row;
  const textFrom = (campaign: string) =>
    composeSms(sms, textOf(name, sms.values), language, from(campaign)).text;
  expect(textFrom(names[language])).toContain(names[language]);
  const [first = ''] = long[language].split(' ');
  expect(textFrom(long[language])).toContain(first);
  expect(textFrom(long[language])).not.toContain(long[language]);
});

test.each(shortMessages.filter(({ name }) => name === 'code'))(
  'A code fits into two parts, warns, and ends with the line that lets the browser fill it in: $language',
  ({ sms, language }) => {
    for (const campaign of [names[language], long[language]]) {
      const { text } = composeSms(sms, textOf('code', sms.values), language, from(campaign));
      const isLatin = /^[\n\x20-\x7e]*$/.test(text);
      expect(text.length).toBeLessThanOrEqual(isLatin ? 160 : 134);
      expect(text).toMatch(/\n\n@neeravan-campaign\.example #123456$/);
      const warning = { en: 'Do not share it with anyone.', hi: 'इसे किसी को न बताएँ।' }[language];
      expect(text).toContain(warning);
    }
  },
);

test('Every mail of the agent area tells its reader that it comes to them as one of the team', () => {
  const toColleagues = messages.filter(({ mail }) => mail?.reader === 'colleague');
  expect(toColleagues.map(({ name }) => name)).toEqual([
    'agentInvitation',
    'agentPassword',
    'agentPasswordChanged',
    'agentNewBrowser',
    'agentFactorsChanged',
    'agentFactorsReset',
    'agentAccessReset',
    'recordHead',
    'recordBroken',
    'textQuestion',
    'textQuestionAnswer',
    'siteAlarm',
    'takedown',
  ]);
  const speakOfIt = messages.filter(({ mail }) =>
    JSON.stringify(mail ?? '').includes('agent area'),
  );
  expect(toColleagues).toEqual(expect.arrayContaining(speakOfIt));
});
