import { describe, expect, it } from 'vitest';
import { readOutbox } from '#test/outbox.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { vendorServer } from '#test/vendor-server.ts';
import { msg91 } from './msg91.ts';
import { smsOutbox } from './outbox.ts';
import type { Sms, SmsGateway } from './port.ts';
import { twilio } from './twilio.ts';

const sms: Sms = {
  id: '5b7b4dd6-4a0a-4a3e-9c2f-6c1f0a8f3a11',
  createdAt: new Date('2026-11-21T12:00:00.123Z'),
  to: '+919876543210',
  text: '123456 is your code\n\n@campaign.example #123456',
  template: 'code.en',
  values: ['123456', '123456'],
};

const templates = { 'code.en': { id: '1107', text: '{#var#} is your code' } };

const toMsg91 = (address: string) => msg91({ authKey: 'key', templates, address });
const toTwilio = (address: string) =>
  twilio({ accountSid: 'AC1', authToken: 'secret', from: 'MG7', address });

/** Each vendor, and what its server says when all is well. */
const onTheNet: [string, (address: string) => SmsGateway, { status: number; body: string }][] = [
  ['msg91', toMsg91, { status: 200, body: '{"type":"success","message":"3763"}' }],
  ['twilio', toTwilio, { status: 201, body: '{"sid":"SM1","status":"queued"}' }],
];

const everywhere: [string, () => Promise<{ gateway: SmsGateway; sent(): unknown[] }>][] = [
  [
    'outbox',
    async () => {
      const folder = temporaryFolder();
      return { gateway: smsOutbox(folder), sent: () => readOutbox(folder) };
    },
  ],
  ...onTheNet.map(
    ([name, open, answer]) =>
      [
        name,
        async () => {
          const { address, asked } = await vendorServer(answer);
          return { gateway: open(address), sent: () => asked };
        },
      ] as [string, () => Promise<{ gateway: SmsGateway; sent(): unknown[] }>],
  ),
];

describe.each(everywhere)('short messages by %s', (_name, open) => {
  it('go out one by one, each with its code and to its number', async () => {
    const { gateway, sent } = await open();
    await gateway.send(sms);
    await gateway.send({ ...sms, id: '6b7b4dd6-4a0a-4a3e-9c2f-6c1f0a8f3a12', to: '+919123456789' });
    const [first, second] = sent().map((message) => JSON.stringify(message));
    expect(sent()).toHaveLength(2);
    expect(first).toContain('919876543210');
    expect(first).toContain('123456');
    expect(second).toContain('919123456789');
  });
});

describe.each(onTheNet)('%s', (_name, open, fine) => {
  it.each([
    ['is busy', { status: 429 }, 'notSent'],
    ['is away', { status: 503 }, 'notSent'],
    ['knows our key no longer', { status: 401 }, 'notSent'],
    ['refuses the message', { status: 400 }, 'never'],
    ['sends us elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'never'],
    ['breaks', { status: 500 }, 'unknown'],
    ['hangs up', { hangUp: true }, 'unknown'],
    ['never stops talking', { ...fine, body: 'x'.repeat(70_000) }, 'unknown'],
  ])('that %s is understood', async (_what, answer, outcome) => {
    const { address, asked } = await vendorServer(answer);
    const sending = open(address).send(sms);
    await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', outcome });
    await expect(sending).rejects.not.toThrow(/123456|9876543210/);
    expect(asked).toHaveLength(1);
  });

  it('that cannot be reached has surely sent nothing', async () => {
    await expect(open('http://127.0.0.1:2').send(sms)).rejects.toMatchObject({
      outcome: 'notSent',
    });
  });
});

describe('msg91', () => {
  it('is sent the id of the registered template and what fills it', async () => {
    const { address, asked } = await vendorServer({ body: '{"type":"success"}' });
    await toMsg91(address).send(sms);
    expect(asked[0]?.path).toBe('/api/v5/flow');
    expect(asked[0]?.headers).toMatchObject({ authkey: 'key' });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      template_id: '1107',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', var1: '123456', var2: '123456' }],
    });
  });

  it('that refuses with a friendly status is understood', async () => {
    const { address } = await vendorServer({ body: '{"type":"error","message":"no balance"}' });
    await expect(toMsg91(address).send(sms)).rejects.toMatchObject({ outcome: 'never' });
  });

  it('that answers with something else may have sent it', async () => {
    const { address } = await vendorServer({ body: '<h1>Welcome</h1>' });
    await expect(toMsg91(address).send(sms)).rejects.toMatchObject({ outcome: 'unknown' });
  });

  it('is not asked for a template that is not registered', async () => {
    const { address, asked } = await vendorServer({});
    const sending = toMsg91(address).send({ ...sms, template: 'code.hi' });
    await expect(sending).rejects.toMatchObject({ outcome: 'never' });
    expect(asked).toEqual([]);
  });
});

describe('twilio', () => {
  it.each([
    ['MG7', 'MessagingServiceSid'],
    ['+15005550006', 'From'],
  ])('sends the words, from %s', async (from, field) => {
    const { address, asked } = await vendorServer({ status: 201, body: '{}' });
    await twilio({ accountSid: 'AC1', authToken: 'secret', from, address }).send(sms);
    expect(asked[0]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(asked[0]?.headers).toMatchObject({ authorization: `Basic ${btoa('AC1:secret')}` });
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      To: '+919876543210',
      Body: sms.text,
      [field]: from,
    });
  });
});

describe('the outbox of short messages', () => {
  it('keeps the words, and no code where a preview is made of', async () => {
    const folder = temporaryFolder();
    await smsOutbox(folder).send(sms);
    await smsOutbox(folder).send(sms);
    expect(readOutbox(folder)).toEqual([
      {
        channel: 'sms',
        to: '+919876543210',
        subject: '',
        text: sms.text,
        createdAt: '2026-11-21T12:00:00.123Z',
      },
    ]);
  });
});
