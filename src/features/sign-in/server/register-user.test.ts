import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents, users } from '#db/schema/index.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite();
const register = (body: object) => site.ask('/user/register', body);
const by = (email: string) => ({ name: 'Ila Rane', email, consent: true, ...passwords });

test('with a proven number an account is there at once (spec: call:POST /user/register)', async () => {
  const verification = await site.verificationFor('9876510001');
  const answer = await register({
    name: '  Ila Rane ',
    ...passwords,
    consent: 'true',
    verification,
    phoneNumber: '98765 10001',
    constituency: 'Neeravan North',
    dateOfBirth: '1999-12-31',
  });
  expect(answer).toMatchObject({
    status: 201,
    success: true,
    token: expect.any(String),
    user: {
      name: 'Ila Rane',
      phoneNumber: '+919876510001',
      email: null,
      constituency: 'Neeravan North',
      dateOfBirth: '1999-12-31',
      profilePhoto: null,
      hasPassword: true,
      pendingEmail: null,
    },
  });
});

test('the proof of a number makes one account, however many ask at once (A6)', async () => {
  const verification = await site.verificationFor('9876510002');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      register({ name: 'Ila', ...passwords, consent: true, verification }),
    ),
  );
  const won = answers.filter(({ status }) => status === 201);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422 || status === 503)).toHaveLength(19);
});

test('an address is answered alike whether or not it is known; the owner gets another mail', async () => {
  const first = await register(by('ila@letters.example'));
  const link = site.lastTo('ila@letters.example', 'confirmRegistration');
  expect(
    (await site.ask('/user/login', { email: 'ila@letters.example', password: passwords.password }))
      .status,
  ).toBe(400);
  const confirmed = await site.ask('/user/register/confirm', { receipt: receiptOf(link) });
  expect(confirmed).toMatchObject({ status: 200, token: expect.any(String) });

  const second = await register(by('Ila@Letters.example'));
  expect(second).toEqual(first);
  expect(first.status).toBe(201);
  expect(site.lastTo('ila@letters.example', 'haveAccount').logInLink).toContain('/login');

  const again = await site.ask('/user/register/confirm', { receipt: receiptOf(link) });
  expect(again.status).toBe(400);
});

test.each([
  [{ name: '' }, 'name'],
  [{ password: 'short', confirmPassword: 'short' }, 'password'],
  [{ confirmPassword: 'another walk home' }, 'confirmPassword'],
  [{ password: '12345678', confirmPassword: '12345678' }, 'password'],
  [{ password: 'P@ssword123', confirmPassword: 'P@ssword123' }, 'password'],
  [{ password: 'wrong@letters', confirmPassword: 'wrong@letters' }, 'password'],
  [{ password: 'avanisohane', confirmPassword: 'avanisohane' }, 'password'],
  [{ consent: false }, 'consent'],
  [{ email: 'ila' }, 'email'],
  [{ email: '' }, 'email'],
  [{ phoneNumber: '9876510003' }, 'verification'],
  [{ verification: 'x'.repeat(43) }, 'verification'],
  [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
  [{ gender: 'teapot' }, 'gender'],
  [{ role: 'admin' }, 'role'],
])('%j is refused by name (spec: validation:field-errors)', async (wrong, param) => {
  const answer = await register({ ...by('wrong@letters.example'), ...wrong });
  expect(answer).toMatchObject({ status: 422, success: false });
  expect(answer.errors.map((error: { param: string }) => error.param)).toContain(param);
});

test('an empty form is told everything that is missing, at once', async () => {
  const answer = await register({ password: 'a walk by the river' });
  expect(answer.errors.map((error: { param: string }) => error.param)).toEqual([
    'name',
    'confirmPassword',
    'consent',
    'email',
  ]);
});

test('only what was ticked is agreed to', async () => {
  await site.member('9876510004', { newsletter: 'true', sms: false });
  const [person] = (await site.db.select().from(users)).filter(
    ({ phoneNumber }) => phoneNumber === '+919876510004',
  );
  const given = (await site.db.select().from(consents)).filter(
    ({ userId }) => userId === person?.id,
  );
  expect(given.map(({ purpose }) => purpose).sort()).toEqual(['account', 'newsletter']);
});

test('a visitor under 18 gets no account before a parent consents through a contact of their own', async () => {
  const verification = await site.verificationFor('9876510005');
  const child = {
    name: 'Tara',
    ...passwords,
    consent: true,
    verification,
    phoneNumber: '9876510005',
    email: 'tara@letters.example',
    dateOfBirth: '2015-06-01',
  };
  expect(await register(child)).toMatchObject({
    status: 422,
    errors: [{ param: 'parentContact' }],
  });
  expect(await register({ ...child, parentContact: '9876510005' })).toMatchObject({ status: 422 });
  const { phoneNumber: _, ...unnamed } = child;
  expect(await register({ ...unnamed, parentContact: '9876510005' })).toMatchObject({
    status: 422,
    errors: [{ param: 'parentContact' }],
  });
  const asked = await register({ ...child, parentContact: 'mother@letters.example' });
  expect(asked).toMatchObject({ status: 201 });
  expect(asked.token).toBeUndefined();
  const isThere = async () =>
    (await site.db.select().from(users)).some(({ phoneNumber }) => phoneNumber === '+919876510005');
  expect(await isThere()).toBe(false);

  const receipt = receiptOf(site.lastTo('mother@letters.example', 'askParent'));
  const agreed = { receipt, name: 'Meera', consent: true };
  expect(await site.ask('/user/register/parent', agreed)).toMatchObject({
    status: 200,
    message: 'Thank you. The account is made, and your child can log in.',
  });
  expect(await isThere()).toBe(true);
  expect(site.lastTo('+919876510005', 'parentAgreed')).toBeDefined();
  expect((await site.ask('/user/register/parent', agreed)).status).toBe(400);
  // The number is proven; its address must still be confirmed.
  const { link } = site.lastTo('tara@letters.example', 'confirmAddress');
  const confirmed = await site.ask('/user/register/confirm', { receipt: receiptOf({ link }) });
  expect(confirmed.status).toBe(200);
});

test('a child who registers by mail gets an account with the link that comes once a parent agreed', async () => {
  const child = { name: 'Tara', ...passwords, consent: true, dateOfBirth: '2015-06-01' };
  const [email, parentContact] = ['tarini@letters.example', 'aai@letters.example'];
  expect((await register({ ...child, email, parentContact })).status).toBe(201);
  const receipt = receiptOf(site.lastTo(parentContact, 'askParent'));
  const agreed = { receipt, name: 'Meera', consent: true };
  expect(await site.ask('/user/register/parent', agreed)).toMatchObject({
    status: 200,
    message:
      'Thank you. We have sent your child a mail. The account is made when they open the link in it.',
  });
  const link = receiptOf(site.lastTo(email, 'confirmRegistration'));
  const { password: newPassword, confirmPassword } = passwords;
  const opened = { receipt: link, newPassword, confirmPassword };
  expect((await site.ask('/user/register/confirm', opened)).status).toBe(200);
});

test('a parent who declines ends the link, and no account is made', async () => {
  const verification = await site.verificationFor('9876510008');
  const child = { name: 'Tara', ...passwords, consent: true, verification };
  const parentContact = 'baba@letters.example';
  await register({ ...child, dateOfBirth: '2015-06-01', parentContact });
  const receipt = receiptOf(site.lastTo(parentContact, 'askParent'));
  const decline = () => site.ask('/user/register/parent/decline', { receipt });
  expect(await decline()).toMatchObject({
    status: 200,
    message: 'You have declined. No account is made.',
  });
  expect((await decline()).status).toBe(400);
  const agreed = { receipt, name: 'Meera', consent: true };
  expect((await site.ask('/user/register/parent', agreed)).status).toBe(400);
  const made = eq(users.phoneNumber, '+919876510008');
  expect(await site.db.$count(users, made)).toBe(0);
});

test('the number that was proven is no password', async () => {
  const verification = await site.verificationFor('9876510007');
  const chosen = { password: '98765 10007', confirmPassword: '98765 10007' };
  const person = { name: 'Ila', consent: true, verification };
  expect(await register({ ...person, ...chosen })).toMatchObject({
    status: 422,
    errors: [{ param: 'password' }],
  });
  expect((await register({ ...person, ...passwords })).status).toBe(201);
});

test('a password is refused before the other questions are asked', async () => {
  const check = (password: string, more: object = {}) =>
    site.ask('/user/register/check-password', { password, ...more });
  expect(await check('a long walk home')).toEqual({ status: 200, success: true });
  const mine = { name: 'Ila Rane', phoneNumber: '98765 10009', email: '' };
  for (const password of ['password123', 'ila rane 1', '98765 10009', 'short'])
    expect(await check(password, mine)).toMatchObject({
      status: 422,
      errors: [{ param: 'password', msg: expect.any(String) }],
    });
});

test('nothing that was typed in secret is in a log', () => {
  expect(site.lines.join()).not.toContain(passwords.password);
});
