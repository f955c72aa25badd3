import { expect, test } from 'vitest';
import { oneTimeCodes } from '#db/schema/index.ts';
import { peopleSite } from '#test/people-site.ts';

const site = await peopleSite();
const verify = (mobile_number: string, otp: string) =>
  site.ask('/user/signup/verify-otp', { mobile_number, otp });

test('a new number gets a proof, a known one a token (spec: call:POST /user/signup/send-otp, call:POST /user/signup/verify-otp, entity:otp, entity:otp-verified)', async () => {
  const first = await verify('9876500001', await site.codeFor('9876500001'));
  expect(first).toMatchObject({ status: 200, success: true, data: { is_register: false } });
  expect(first.data.token).toBeUndefined();
  expect(first.data.verification).toMatch(/^[\w-]{43}$/);

  await site.member('9876500002');
  const second = await verify('9876500002', await site.codeFor('9876500002'));
  expect(second.data).toEqual({ is_register: true, token: expect.stringMatching(/^[\w-]{43}$/) });
});

test('all ways to write a number are the same number', async () => {
  const code = await site.codeFor('9876500003');
  const answer = await verify('+91 98765-00003', code);
  expect(answer.data.verification).toBeDefined();
});

test.each(['12345', '', '5876500003', '+1 212 555 0100', '98765000031'])(
  'the number %j is refused by name',
  async (mobile_number) => {
    const answer = await site.ask('/user/signup/send-otp', { mobile_number });
    expect(answer).toMatchObject({ status: 422, errors: [{ param: 'mobile_number' }] });
  },
);

test('a number and a code that are JSON numbers are not called missing', async () => {
  const msg = 'This has the wrong form';
  const numbers = { mobile_number: 9876500012, otp: 123456 };
  expect(await site.ask('/user/signup/verify-otp', numbers)).toMatchObject({
    status: 422,
    errors: [
      { param: 'mobile_number', msg },
      { param: 'otp', msg },
    ],
  });
});

test('known and unknown numbers are answered with the same bytes', async () => {
  await site.member('9876500004');
  const bytes = await Promise.all(
    ['9876500004', '9876500005'].map(async (mobile_number) =>
      (await site.post('/api/user/signup/send-otp', { mobile_number })).text(),
    ),
  );
  expect(bytes[0]?.replace(/"resendAfter":\d+/, '')).toBe(
    bytes[1]?.replace(/"resendAfter":\d+/, ''),
  );
});

test.each(['9876500006', '9876500011'])(
  'a wrong code is a 400 on its field that counts the tries down, and five of them kill the code, which is no fault of the field: %s',
  async (number) => {
    if (number === '9876500011') await site.member(number);
    const code = await site.codeFor(number);
    const wrong = code === '000000' ? '000001' : '000000';
    const said = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await verify(number, tries < 5 ? wrong : code);
      const ofField = [{ param: 'otp', msg: answer.message }];
      expect([answer.status, answer.errors]).toEqual([400, tries < 4 ? ofField : undefined]);
      said.push(answer.message);
    }
    const hasTries = (left: string) =>
      `That code is not right. Check the message; you can try ${left}.`;
    const spent = 'Too many wrong codes were entered. Ask for a new one.';
    expect(said).toEqual([
      ...['4 more times', '3 more times', '2 more times', 'once more'].map(hasTries),
      spent,
      spent,
    ]);
  },
);

test('a code says of itself that it was used or is too old; a guess learns neither', async () => {
  const used = await site.codeFor('9876500012');
  await verify('9876500012', used);
  const old = await site.codeFor('9876500013');
  await site.pool.query(
    "UPDATE one_time_codes SET expires_at = now() WHERE phone_number = '+919876500013'",
  );
  const said = async (number: string, code: string) => (await verify(number, code)).message;
  expect(await said('9876500012', used)).toBe('This code was used already. Ask for a new one.');
  expect(await said('9876500013', old)).toBe('This code is too old. Ask for a new one.');
  const other = ['111111', '222222', '333333'].find((code) => code !== used && code !== old) ?? '';
  const toNobody = await said('9876500014', other);
  expect(toNobody).toBe('No code holds for this number any more. Ask for a new one.');
  for (const number of ['9876500012', '9876500013'])
    expect(await said(number, other)).toBe(toNobody);
});

test('a code counts once, and only the newest of a number counts', async () => {
  const old = await site.codeFor('9876500007');
  let code = await site.codeFor('9876500007');
  // Once in a million the next code is the same.
  while (code === old) code = await site.codeFor('9876500007');
  expect((await verify('9876500007', old)).status).toBe(400);
  expect((await verify('9876500007', code)).status).toBe(200);
  expect((await verify('9876500007', code)).status).toBe(400);
});

test('a code is worthless after five minutes', async () => {
  const code = await site.codeFor('9876500008');
  await site.db.update(oneTimeCodes).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await verify('9876500008', code)).status).toBe(400);
});

test('of fifty people who enter the same code at once one is let in (A6)', async () => {
  const code = await site.codeFor('9876500009');
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify('9876500009', code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('codes are not in the database as they are', async () => {
  const code = await site.codeFor('9876500010');
  const rows = await site.db.select().from(oneTimeCodes);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  expect(site.lines.join()).not.toContain(code);
});
