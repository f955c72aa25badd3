import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailServer, refusal } from '#test/mail-server.ts';
import { readOutbox } from '#test/outbox.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { mailOutbox } from './outbox.ts';
import type { Mail, MailGateway } from './port.ts';
import { smtpMail } from './smtp.ts';

const mail: Mail = {
  id: '5b7b4dd6-4a0a-4a3e-9c2f-6c1f0a8f3a11',
  createdAt: new Date('2026-11-21T12:00:00.123Z'),
  from: 'नीलोवा तेश्कर',
  to: 'asha@campaign.example',
  subject: 'आपका पासवर्ड बदल गया है',
  text: 'नमस्ते आशा,\n\nhttps://campaign.example/changepassword?receipt=abc',
  html: '<p>नमस्ते आशा,</p>',
  language: 'hi',
};

const FROM = 'hello@campaign.example';

interface Sent {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface Vendor {
  gateway: MailGateway;
  sent(): Sent[];
  /** Of the first mail. */
  headersOf(): Record<string, string>;
}

const vendors: Record<string, () => Promise<Vendor>> = {
  async outbox() {
    const folder = temporaryFolder();
    return {
      gateway: mailOutbox(folder),
      sent: () => readOutbox(folder).map(({ html = '', ...kept }) => ({ ...kept, html })),
      headersOf: () => readOutbox(folder)[0]?.headers ?? {},
    };
  },
  async smtp() {
    const { address, received } = await mailServer();
    return {
      gateway: smtpMail({ url: `smtp://${address}?tls=none`, from: FROM }),
      sent: () =>
        received.map(({ to, mail: { subject = '', text = '', html = '' } }) => ({
          to: to.join(),
          subject,
          text: text.replaceAll('\r\n', '\n').trim(),
          html: html.trim(),
        })),
      headersOf: () =>
        Object.fromEntries(
          received[0]?.mail.headers.map(({ originalKey, value }) => [originalKey, value]) ?? [],
        ),
    };
  },
};

describe.each(Object.entries(vendors))('mail by %s', (_name, open) => {
  it('arrives with its words as they were written', async () => {
    const { gateway, sent } = await open();
    await gateway.send(mail);
    const { to, subject, text, html } = mail;
    expect(sent()).toEqual([expect.objectContaining({ to, subject, text, html })]);
  });

  it('carries the headers that it was given', async () => {
    const { gateway, headersOf } = await open();
    const headers = {
      'List-Unsubscribe': '<https://campaign.example/newsletter/unsubscribe?receipt=abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await gateway.send({ ...mail, headers });
    expect(headersOf()).toMatchObject(headers);
  });

  it('goes to one person, each time', async () => {
    const { gateway, sent } = await open();
    await gateway.send(mail);
    await gateway.send({ ...mail, id: '6b7b4dd6-4a0a-4a3e-9c2f-6c1f0a8f3a12', to: 'b@c.example' });
    expect(sent().map(({ to }) => to)).toEqual(['asha@campaign.example', 'b@c.example']);
  });
});

describe('the outbox of mails', () => {
  it('keeps one file for a mail that is sent again, readable to its owner alone', async () => {
    const folder = temporaryFolder();
    await mailOutbox(folder).send(mail);
    await mailOutbox(folder).send(mail);
    const files = readdirSync(join(folder, 'outbox'));
    expect(files).toEqual([`2026-11-21T12-00-00.123Z-${mail.id}.json`]);
    expect(statSync(join(folder, 'outbox', files[0] ?? '')).mode & 0o777).toBe(0o600);
    expect(readOutbox(folder)).toEqual([
      {
        channel: 'mail',
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        createdAt: '2026-11-21T12:00:00.123Z',
      },
    ]);
  });
});

describe('an outbox that cannot be written', () => {
  it('may be tried again', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'outbox'), 'a file where a folder should be');
    await expect(mailOutbox(folder).send(mail)).rejects.toMatchObject({ outcome: 'notSent' });
  });
});

describe('a mail server', () => {
  const toServer = (address: string, login = '') =>
    smtpMail({ url: `smtp://${login}${address}?tls=none`, from: FROM });

  it('hears who it is from, in which language, and by which name it is known for good', async () => {
    const { address, received } = await mailServer();
    await toServer(address).send(mail);
    await toServer(address).send(mail);
    const [first, second] = received;
    expect(first?.from).toBe(FROM);
    expect(first?.mail.from).toEqual({ name: 'नीलोवा तेश्कर', address: FROM });
    expect(first?.mail.messageId).toBe(`<${mail.id}@campaign.example>`);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(first?.raw).toContain('Content-Language: hi');
    expect(first?.raw).toContain('Auto-Submitted: auto-generated');
    expect(first?.mail.date).toBe('2026-11-21T12:00:00.000Z');
  });

  it('is told name and password', async () => {
    const logins: string[] = [];
    const { address, received } = await mailServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        logins.push(`${username} ${password}`);
        done(null, { user: username });
      },
    });
    await toServer(address, 'site:p%40ss@').send(mail);
    expect(logins).toEqual(['site p@ss']);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBuy' }],
    ['sender', { from: 'Asha\r\nBcc: eve@evil.example' }],
    ['headers', { headers: { 'List-Unsubscribe': '<a>\r\nBcc: eve@evil.example' } }],
  ])('gets no header out of the %s', async (_field, change) => {
    const { address, received } = await mailServer();
    await toServer(address).send({ ...mail, ...change });
    expect(received[0]?.to).toEqual([mail.to]);
    expect(received[0]?.mail.bcc).toBeUndefined();
    expect(received[0]?.raw).not.toMatch(/^bcc:/im);
  });

  it.each([
    'asha@campaign.example, eve@evil.example',
    'Asha <asha@campaign.example>',
    'asha@campaign.example\r\nRCPT TO:<eve@evil.example>',
    'asha',
  ])('is never asked to send to %j', async (to) => {
    const { address, received } = await mailServer();
    await expect(toServer(address).send({ ...mail, to })).rejects.toMatchObject({
      outcome: 'never',
    });
    expect(received).toEqual([]);
  });

  it.each([
    [550, 'never'],
    [450, 'notSent'],
  ])('that answers %i to an address is understood: %s', async (code, outcome) => {
    const { address } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(code)),
    });
    const sending = toServer(address).send(mail);
    await expect(sending).rejects.toMatchObject({ outcome });
    await expect(sending).rejects.not.toThrow(mail.to);
  });

  it.each([
    [554, 'never'],
    [451, 'notSent'],
  ])('that answers %i to the text is understood: %s', async (code, outcome) => {
    const { address } = await mailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(code)));
      },
    });
    await expect(toServer(address).send(mail)).rejects.toMatchObject({ outcome });
  });

  it('that knows our password no longer may know it again', async () => {
    const { address } = await mailServer({
      onAuth: (_login, _session, done) => done(refusal(535)),
    });
    await expect(toServer(address, 'site:old@').send(mail)).rejects.toMatchObject({
      outcome: 'notSent',
    });
  });

  it('that is not there has surely sent nothing', async () => {
    await expect(toServer('127.0.0.1:1').send(mail)).rejects.toMatchObject({ outcome: 'notSent' });
  });

  it('that vanishes with the text may have sent it', async () => {
    const server = await mailServer({
      onData: (stream) => void stream.once('data', () => server.hangUp()),
    });
    await expect(toServer(server.address).send(mail)).rejects.toMatchObject({
      outcome: 'unknown',
    });
  });

  it('gets mails that come one after the other over one connection', async () => {
    const { address, received, connections } = await mailServer();
    const gateway = toServer(address);
    for (const id of ['a', 'b', 'c', 'd']) await gateway.send({ ...mail, id });
    expect(received.map(({ mail: { messageId } }) => messageId)).toEqual([
      '<a@campaign.example>',
      '<b@campaign.example>',
      '<c@campaign.example>',
      '<d@campaign.example>',
    ]);
    expect(connections()).toBe(1);
  });

  it('that refuses one reader gets the next mail over the same connection', async () => {
    const { address, received, connections } = await mailServer({
      onRcptTo: (to, _session, done) => done(to.address.startsWith('gone') ? refusal(550) : null),
    });
    const gateway = toServer(address);
    await gateway.send(mail);
    await expect(gateway.send({ ...mail, to: 'gone@campaign.example' })).rejects.toMatchObject({
      outcome: 'never',
    });
    await gateway.send(mail);
    expect(received).toHaveLength(2);
    expect(connections()).toBe(1);
  });

  it('that hung up between two mails gets the second over a new connection, once', async () => {
    const { address, received, connections, hangUp } = await mailServer();
    const gateway = toServer(address);
    await gateway.send(mail);
    hangUp();
    await gateway.send(mail);
    expect(received).toHaveLength(2);
    expect(connections()).toBe(2);
  });

  it('gets a new connection after each hundred mails', async () => {
    const { address, received, connections } = await mailServer();
    const gateway = toServer(address);
    for (let turn = 0; turn < 101; turn += 1) await gateway.send(mail);
    expect(received).toHaveLength(101);
    expect(connections()).toBe(2);
  });

  it('that says nothing is not waited for', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    await expect(toServer(`127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({
      outcome: 'notSent',
    });
  });

  it('that cannot encrypt is told nothing, unless the address allows it', async () => {
    const { address, received } = await mailServer();
    const sending = smtpMail({ url: `smtp://${address}`, from: FROM }).send(mail);
    await expect(sending).rejects.toMatchObject({ outcome: 'notSent' });
    expect(received).toEqual([]);
  });

  it('that encrypts with a certificate nobody vouches for is told nothing', async () => {
    const { address, received } = await mailServer({ disabledCommands: [] });
    const sending = smtpMail({ url: `smtp://${address}`, from: FROM }).send(mail);
    await expect(sending).rejects.toMatchObject({ outcome: 'notSent' });
    expect(received).toEqual([]);
  });
});
