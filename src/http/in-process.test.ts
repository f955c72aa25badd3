import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { bind } from './bind.ts';
import type { Caller } from './caller.ts';
import { callInProcess } from './in-process.ts';
import { ReplyCache } from './reply-cache.ts';
import { someCaller } from './site-fixture.ts';

const greet = endpoint({
  name: 'greet',
  summary: 'Greets',
  method: 'POST',
  path: '/greet',
  access: 'anyone',
  limit: 'join',
  body: z.object({ name: z.string().trim().min(1, 'Name is required') }),
  reply: success({ data: z.string() }),
});
const bound = bind(greet, async ({ body, language }) => ({
  data: `${language} ${body.name}`,
  inner: 1,
}));
const calls = new Map([['greet', bound]]);

test('a page makes the same calls without the wire', async () => {
  const call = callInProcess(calls, someCaller({ language: 'hi' }), new ReplyCache());

  expect(await call(greet, { body: { name: ' Ann ' } })).toEqual({ success: true, data: 'hi Ann' });
});

test('a form of a page is read by its fields', async () => {
  const call = callInProcess(calls, someCaller(), new ReplyCache());
  const form = new FormData();
  form.set('name', 'Ann');

  expect(await call(greet, { form })).toMatchObject({ data: 'en Ann' });
});

test('a failure is thrown as a problem that names the fields', async () => {
  const call = callInProcess(calls, someCaller(), new ReplyCache());

  await expect(call(greet, { body: { name: '' } })).rejects.toMatchObject({
    name: 'Problem',
    code: 'invalid',
    errors: [{ param: 'name', msg: 'Name is required' }],
  });
});

test('the limits hold for pages as well', async () => {
  const consume = vi.fn<Caller['consume']>(async () => undefined);
  const call = callInProcess(calls, someCaller({ consume }), new ReplyCache());

  await call(greet, { body: { name: 'Ann' } });

  expect(consume).toHaveBeenCalledWith('join', undefined);
});

test('a call that nothing is bound to is a mistake of ours', async () => {
  const call = callInProcess(new Map(), someCaller(), new ReplyCache());

  await expect(call(greet)).rejects.toThrow('greet');
});
