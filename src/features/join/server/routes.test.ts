import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { joinSubmissions } from '#db/schema/index.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const letter = {
  name: 'Ilavani',
  email: 'ilavani@letters.example',
  phoneNumber: '+91 98765 43210',
  constituency: 'Purvamala',
  message: 'I can row.',
};
const send = (body: unknown, headers?: Record<string, string>) =>
  site.post('/api/user/join/create', body, headers);
const stored = (email: string) =>
  site.db.select().from(joinSubmissions).where(eq(joinSubmissions.email, email));

describe('the join form (spec: call:POST /user/join/create, entity:join)', () => {
  it('takes a letter and thanks', async () => {
    const response = await send(letter, { 'accept-language': 'hi' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      message: 'धन्यवाद\u202f। आपका संदेश हमें मिल गया\u202f।',
      data: { path: expect.stringMatching(/^\/join\/status\?receipt=/) },
    });
    expect(await stored(letter.email)).toEqual([
      {
        ...letter,
        id: expect.any(Number),
        language: 'hi',
        suspect: false,
        receiptHash: expect.any(Buffer),
        createdAt: expect.any(Date),
      },
    ]);
  });

  it('needs no phone number and no constituency (spec: validation:join-optional)', async () => {
    const { phoneNumber: _, constituency: __, ...short } = letter;
    expect((await send({ ...short, email: 'short@letters.example' })).status).toBe(200);
    expect(await stored('short@letters.example')).toMatchObject([
      { phoneNumber: null, constituency: null },
    ]);
  });

  it('knows people whose name is one letter, and writes no space twice', async () => {
    const email = 'short-name@letters.example';
    for (const name of ['ई', 'O', 'Ila   \t Rane'])
      expect((await send({ ...letter, email, name })).status).toBe(200);
    expect((await stored(email)).map(({ name }) => name)).toEqual(['ई', 'O', 'Ila Rane']);
  });

  it('takes a long letter in Hindi from clients that escape each letter', async () => {
    const message = 'क'.repeat(5_000);
    const body = JSON.stringify({ ...letter, email: 'long@letters.example', message });
    const escaped = body.replaceAll('क', '\\u0915');
    const response = await fetch(`${site.url}/api/user/join/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: escaped,
    });
    expect(response.status).toBe(200);
    expect(await stored('long@letters.example')).toMatchObject([{ message }]);
  });

  it('trims every value (spec: validation:join-trimmed)', async () => {
    const email = 'trimmed@letters.example';
    const spaced = { name: '  Ila\t', email: ` ${email} `, message: '\n I can row. \n' };
    expect((await send(spaced)).status).toBe(200);
    expect(await stored(email)).toMatchObject([{ name: 'Ila', message: 'I can row.' }]);
  });

  it.each([{}, { name: '', email: '', message: '' }, { name: ' ', email: '\t', message: '\n' }])(
    'names each thing that is missing in %j (spec: validation:join-required)',
    async (body) => {
      const response = await send(body);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        success: false,
        message: 'Name is required',
        errors: [
          { param: 'name', msg: 'Name is required' },
          { param: 'email', msg: 'Email is required' },
          { param: 'message', msg: 'Message is required' },
        ],
      });
    },
  );

  it.each([
    ['a name of two lines', { name: 'Ila\r\nBcc: all@letters.example' }, 'name'],
    ['an email of two lines', { email: 'a@letters.example\nBcc: b@letters.example' }, 'email'],
    ['a constituency of two lines', { constituency: 'one\ntwo' }, 'constituency'],
    ['no email', { email: 'ilavani' }, 'email'],
    ['three links', { message: 'http://a.example https://b.example http://c.example' }, 'message'],
    [
      'three links in capitals',
      { message: 'HTTP://a.example Https://b.example http://c.example' },
      'message',
    ],
    ['a phone number of two digits', { phoneNumber: '12' }, 'phoneNumber'],
    ['words for a phone number', { phoneNumber: 'at home' }, 'phoneNumber'],
    ['a message of 5,001 letters', { message: 'a'.repeat(5001) }, 'message'],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name'],
    ['a list for a name', { name: ['Ila'] }, 'name'],
    ['an object for a message', { message: { text: 'a' } }, 'message'],
    ['NUL in the message', { message: 'a\0b' }, 'message'],
  ])('refuses %s', async (_, wrong, param) => {
    const before = await site.db.$count(joinSubmissions);
    const response = await send({ ...letter, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ success: false, errors: [{ param }] });
    expect(await site.db.$count(joinSubmissions)).toBe(before);
  });

  it('keeps a letter that fills the hidden field, apart, and says nothing of it', async () => {
    const email = 'machine@letters.example';
    const response = await send({ ...letter, email, website: 'https://spam.example' });
    expect(await response.json()).toMatchObject({ success: true });
    expect(await stored(email)).toMatchObject([{ suspect: true }]);
  });

  it('keeps every script as it was written', async () => {
    const message = 'मैं नाव चला सकती हूँ। 🚣 ‘;--';
    await send({ ...letter, name: 'इला', message });
    const [last] = await site.db
      .select()
      .from(joinSubmissions)
      .orderBy(desc(joinSubmissions.id))
      .limit(1);
    expect(last).toMatchObject({ name: 'इला', message });
  });
});
