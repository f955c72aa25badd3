import { beforeEach, expect, test, vi } from 'vitest';
import type { Mock } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { call } from './call.ts';

const search = endpoint({
  name: 'search',
  summary: 'Searches',
  method: 'GET',
  path: '/search',
  access: 'public',
  query: z.object({ s: z.string().optional(), page: z.string().optional() }),
  reply: success({ data: z.array(z.string()) }),
});
const join = endpoint({
  name: 'join',
  summary: 'Joins',
  method: 'POST',
  path: '/user/join/create',
  access: 'anyone',
  body: z.object({ name: z.string() }),
  reply: done,
});
const edit = endpoint({
  name: 'edit',
  summary: 'Edits a profile',
  method: 'POST',
  path: '/user/profile/edit',
  access: 'user',
  encoding: 'multipart',
  body: z.object({ name: z.string() }),
  reply: done,
});

const sent: Request[] = [];
let answer: () => Response;
let stored: Map<string, string>;
let page: { origin: string; pathname: string; assign: Mock<Location['assign']> };
let browser: EventTarget;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ success: true });
  stored = new Map();
  browser = new EventTarget();
  page = { origin: 'https://campaign.example', pathname: '/', assign: vi.fn<Location['assign']>() };
  vi.stubGlobal('location', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    clear: () => stored.clear(),
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return answer();
  });
});

const unauthorized = () =>
  Response.json(
    { success: false, message: 'Log in to go on.' },
    { status: 401, statusText: 'Unauthorized' },
  );

test('a call goes to its path with what is given of its query, in the language of the page', async () => {
  answer = () => Response.json({ success: true, data: ['one'] });

  const reply = await call(search, { query: { s: 'road & rail', page: undefined } });

  expect(reply).toEqual({ success: true, data: ['one'] });
  expect(sent[0]?.url).toBe('https://campaign.example/api/search?s=road+%26+rail');
  expect(sent[0]?.headers.get('accept-language')).toBe('hi');
});

test('fields travel as JSON', async () => {
  await call(join, { body: { name: 'Ann' } });

  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual({ name: 'Ann' });
});

test('a form travels as JSON where the call takes JSON', async () => {
  const body = new FormData();
  body.set('name', 'Ann');

  await call(join, { body });

  expect(await sent[0]?.json()).toEqual({ name: 'Ann' });
});

test('fields travel as a form where the call takes a form', async () => {
  stored.set('x-access-token', 'T');

  await call(edit, { body: { name: 'Ann' } });

  expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect((await sent[0]?.formData())?.get('name')).toBe('Ann');
});

test('the token goes along, unless the call opts out', async () => {
  stored.set('x-access-token', 'T');

  await call(join);
  await call(join, {}, { withoutToken: true });

  expect(sent.map(({ headers }) => headers.get('x-access-token'))).toEqual(['T', null]);
});

test('a payment signature goes along when it is given', async () => {
  await call(join, {}, { paymentSignature: 'S' });

  expect(sent[0]?.headers.get('payment-signature')).toBe('S');
});

test('a call that needs a token fails before anything is sent when none is stored', async () => {
  await expect(call(edit)).rejects.toThrow('No token found');

  expect(sent).toEqual([]);
});

test('a 401 forgets everything that is stored', async () => {
  stored.set('x-access-token', 'T').set('FCMtoken', 'F');
  answer = unauthorized;

  const reply = await call(edit);

  expect(reply).toMatchObject({ success: false });
  expect(stored.size).toBe(0);
  expect(page.assign).not.toHaveBeenCalled();
});

test('on an agent path a 401 leads to the agent login', async () => {
  page.pathname = '/agent/news';
  answer = unauthorized;

  await call(join);

  expect(page.assign).toHaveBeenCalledWith('/agent/login');
});

test('the console says that the session expired, and goes to the login by itself', async () => {
  page.pathname = '/agent/news';
  answer = unauthorized;
  const toasts: unknown[] = [];
  browser.addEventListener('session-expired', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail);
  });

  await call(join);

  expect(toasts).toEqual(['Session expired']);
  expect(page.assign).not.toHaveBeenCalled();
});

test('any other failure is given to the caller as the server said it', async () => {
  const failure = { success: false, message: 'No', errors: [{ param: 'email', msg: 'Taken' }] };
  answer = () => Response.json(failure, { status: 422 });

  expect(await call(join)).toEqual(failure);
});

test('an answer that is no JSON is a failure with the words of its status', async () => {
  answer = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });

  expect(await call(join)).toEqual({ success: false, message: 'Bad Gateway' });
});

test('a network that fails is passed on', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };

  await expect(call(join)).rejects.toThrow('Failed to fetch');
});
