import { expect, test } from 'vitest';
import { postForm } from './post-form.ts';

const post = (fields: Record<string, string>) =>
  new Request('http://site.example/join', { method: 'POST', body: new URLSearchParams(fields) });

const refuse = (status: number, body: object) => async () => {
  throw Response.json({ success: false, ...body }, { status });
};

test('a form that was taken leads to its thank-you, so that a reload posts nothing twice', async () => {
  const taken: object[] = [];
  const send = async (typed: object) => taken.push(typed);

  const answer = await postForm(post({ name: 'Kaveri' }), { send, thanks: '/join?sent=1' });

  expect(taken).toEqual([{ name: 'Kaveri' }]);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get('location')).toBe('/join?sent=1');
});

test('a form with a mistake comes back with everything that was typed', async () => {
  const send = refuse(422, { errors: [{ param: 'email', msg: 'Email is required' }] });

  const answer = await postForm(post({ name: 'Kaveri', email: '' }), {
    send,
    thanks: '/join?sent=1',
  });

  expect(answer).toMatchObject({
    data: { typed: { name: 'Kaveri', email: '' }, problems: { email: 'Email is required' } },
    init: { status: 422 },
  });
});

test('a refusal that blames a field is said at the field', async () => {
  const errors = [{ param: 'otp', msg: 'That code is not right.' }];

  const answer = await postForm(post({ otp: '000000' }), {
    send: refuse(400, { message: 'That code is not right.', errors }),
    thanks: '/',
  });

  expect(answer).toMatchObject({ data: { problems: { otp: 'That code is not right.' } } });
  expect(answer).not.toHaveProperty('data.message');
});

test.each([429, 503] as const)('a %s keeps what was typed and what was said', async (status) => {
  const answer = await postForm(post({ name: 'Kaveri' }), {
    send: refuse(status, { message: 'Wait 40 seconds.' }),
    thanks: '/',
  });

  expect(answer).toMatchObject({
    data: { typed: { name: 'Kaveri' }, problems: {}, failure: status, message: 'Wait 40 seconds.' },
    init: { status },
  });
});

test('a body that is no form brings the empty form back', async () => {
  const request = new Request('http://site.example/join', { method: 'POST', body: 'name' });

  expect(await postForm(request, { send: async () => {}, thanks: '/' })).toMatchObject({
    data: { typed: {}, problems: {} },
    init: { status: 400 },
  });
});

test('a fault of ours is not hidden behind the form', async () => {
  const send = async () => {
    throw new Error('disk full');
  };

  await expect(postForm(post({}), { send, thanks: '/' })).rejects.toThrow('disk full');
});
