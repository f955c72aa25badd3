import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailServer } from '#test/mail-server.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { readDkimKey } from './dkim.ts';
import { smtpMail } from './smtp.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const named = { domain: 'campaign.example', selector: 'abhiyan' };

/** Does as a receiver (RFC 6376, relaxed): the hash of the body, and the signature over it and the headers. */
function verify(raw: string): { body: boolean; signature: boolean; signed: string[] } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.split(/\r\n(?![ \t])/);
  const relaxed = (line: string) => {
    const at = line.indexOf(':');
    const value = line
      .slice(at + 1)
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim();
    return `${line.slice(0, at).toLowerCase().trim()}:${value}`;
  };
  const own = lines.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = Object.fromEntries(
    relaxed(own)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).trim(),
      ]),
  );
  const bodyLines = rest.join('\r\n\r\n').split('\r\n');
  const body = bodyLines.map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, '')).join('\r\n');
  const hash = createHash('sha256')
    .update(`${body.replace(/(\r\n)+$/, '')}\r\n`)
    .digest('base64');
  const signed = String(tags['h']).split(':');
  const headers = signed.map((name) =>
    relaxed(
      lines.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '',
    ),
  );
  const data = [...headers, relaxed(own.replace(/([;\s]b=)[\s\S]*$/, '$1'))].join('\r\n');
  return {
    body: hash === tags['bh'],
    signature: createVerify('RSA-SHA256')
      .update(data)
      .verify(createPublicKey(privateKey), String(tags['b']).replace(/ /g, ''), 'base64'),
    signed,
  };
}

test('A mail is signed when there is a key, with both headers by which it is left, and comes back to a path of its own', async () => {
  const { address, received } = await mailServer();
  const gateway = smtpMail({
    url: `smtp://${address}?tls=none`,
    from: 'hello@campaign.example',
    dkim: readDkimKey({ ...named, privateKey: pem.replaceAll('\n', '\\n') }),
    returnPathFor: async (to) => `bounces+${to.split('@')[0]}@campaign.example`,
  });
  await gateway.send({
    id: crypto.randomUUID(),
    createdAt: new Date(),
    to: 'asha@letters.example',
    from: 'नीलोवा',
    subject: 'नीलोवा के कुएँ',
    language: 'hi',
    text: 'कुएँ  भरे हैं।  \n\n\n',
    html: '<p>कुएँ भरे हैं।</p>',
    headers: {
      'List-Unsubscribe': '<https://campaign.example/newsletter/unsubscribe?receipt=abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  const [mail] = received;
  expect(mail).toMatchObject({
    from: 'bounces+asha@campaign.example',
    to: ['asha@letters.example'],
  });
  const raw = mail?.raw ?? '';
  expect(raw).toMatch(/d=campaign\.example;[\s\S]*s=abhiyan;/);
  const { signed, ...verdict } = verify(raw);
  expect(verdict).toEqual({ body: true, signature: true });
  expect(signed.map((name) => name.toLowerCase())).toEqual(
    expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  // The proof proves nothing if it does not see a change.
  expect(verify(raw.replace('receipt=abc', 'receipt=xyz')).signature).toBe(false);
  expect(verify(raw.replace(/--(\S+)--\r\n/, 'More --$1--\r\n')).body).toBe(false);
});

test('A key that could not sign keeps the site from starting, and is not repeated', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'dkim.pem');
  writeFileSync(file, pem);
  expect(readDkimKey({ ...named, privateKey: file })).toEqual({ ...named, privateKey: pem });
  const { privateKey: other } = generateKeyPairSync('ed25519');
  const ed25519 = other.export({ type: 'pkcs8', format: 'pem' }).toString();
  for (const setting of [join(folder, 'missing.pem'), '-----BEGIN secret-word', ed25519]) {
    const read = () => readDkimKey({ ...named, privateKey: setting });
    expect(read).toThrow('DKIM_PRIVATE_KEY cannot be used');
    expect(read).not.toThrow(setting);
  }
});
