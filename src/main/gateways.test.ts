import { expect, test } from 'vitest';
import { ConfigError } from '#config/config-error.ts';
import { readConfig } from '#config/config.ts';
import { smsTemplates } from '#messages/sms/templates.ts';
import { openGateways } from './gateways.ts';
import { messages } from './messages.ts';

const registered = Object.fromEntries(
  [...smsTemplates(messages, 'campaign.example', 'Nilova Teshkar')].map(([name, text]) => [
    name,
    { id: '1107', text },
  ]),
);

function open(templates: object, provider: 'msg91' | 'twilio' = 'msg91') {
  return openGateways(
    readConfig({
      PUBLIC_URL: 'https://campaign.example',
      SMS_PROVIDER: provider,
      SMS_TEMPLATES: JSON.stringify(templates),
      MSG91_AUTH_KEY: 'key',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: 'MG1',
    }),
  );
}

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('A site without a word about messages keeps them in its outbox', () => {
  expect(openGateways(readConfig({}))).toEqual({
    mail: expect.anything(),
    sms: expect.anything(),
    push: expect.anything(),
    registeredNames: new Map(),
  });
});

test('Registered texts that are ours to the letter are fine, also as Windows wrote them', () => {
  const windows = { id: '1', text: registered['code.en']?.text.replaceAll('\n', '\r\n') };
  expect(problemOf(() => open({ ...registered, 'code.en': windows }))).toBe('');
});

test('The name that was registered is read out of each text, whatever it is', () => {
  const other = { id: '1', text: registered['code.hi']?.text.replace('Nilova Teshkar', 'नीलोवा') };
  const names = open({ ...registered, 'code.hi': other }).registeredNames;
  expect(names.get('code.en')).toBe('Nilova Teshkar');
  expect(names.get('code.hi')).toBe('नीलोवा');
});

test('A text without a name is not ours', () => {
  const none = { id: '1', text: registered['code.en']?.text.replace('Nilova Teshkar', '') };
  expect(problemOf(() => open({ ...registered, 'code.en': none }))).toContain('code.en');
});

test.each(['msg91', 'twilio'] as const)(
  'a registered text that is not ours is named and shown beside ours, whoever delivers: %s',
  (provider) => {
    const other = { id: '1107', text: '{#var#} is the code' };
    const problem = problemOf(() => open({ ...registered, 'code.en': other }, provider));
    expect(problem).toContain('the registered text of code.en');
    expect(problem).toContain('{#var#} is the code');
    expect(problem).toContain('{#var#} is your code from {campaign}.');
  },
);

test('A template that nobody knows is named', () => {
  expect(problemOf(() => open({ 'otp.en': { id: '1', text: 'x' } }))).toContain('names otp.en');
});

test('Where only templates are delivered, each missing one is shown as it must be registered', () => {
  const { 'askParent.hi': _, ...rest } = registered;
  const problem = problemOf(() => open(rest));
  expect(problem).toContain('SMS_TEMPLATES lacks askParent.hi');
  const text = registered['askParent.hi']?.text.replace('Nilova Teshkar', '{campaign}');
  expect(problem).toContain(text);
  expect(problemOf(() => open(rest, 'twilio'))).toBe('');
});
