import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mock } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { NoTokenFound } from '#contract/failure.ts';
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

const publish = endpoint({
  name: 'publish',
  summary: 'Publishes',
  method: 'POST',
  path: '/agent/news/publish',
  access: { agent: 'news:publish' },
  audit: { target: 'document' },
  reply: done,
});

const enter = endpoint({
  name: 'enter',
  summary: 'Logs an agent in',
  method: 'POST',
  path: '/agent/login',
  access: 'anyone',
  reply: done,
});

/** A stand-in for a browser's Storage: its keys are own properties, its methods are not. */
function storageOf(kept: Map<string, string>): object {
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const sent: Request[] = [];
let answer: () => Response;
let stored: Map<string, string>;
let ofVisit: Map<string, string>;
let root: { lang: string; dataset: Record<string, string>; style: { removeProperty: Mock } };
let page: {
  origin: string;
  pathname: string;
  assign: Mock<Location['assign']>;
  replace: Mock<Location['replace']>;
};
let browser: EventTarget;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ success: true });
  stored = new Map();
  browser = new EventTarget();
  ofVisit = new Map();
  root = { lang: 'hi', dataset: { session: 'in' }, style: { removeProperty: vi.fn() } };
  page = {
    origin: 'https://campaign.example',
    pathname: '/',
    assign: vi.fn<Location['assign']>(),
    replace: vi.fn<Location['replace']>(),
  };
  vi.stubGlobal('location', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('sessionStorage', storageOf(ofVisit));
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

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

test('a list that was just changed is asked of the server, whatever the browser keeps', async () => {
  await call(search);
  await call(search, {}, { fresh: true });

  expect(sent.map(({ cache }) => cache)).toEqual(['default', 'reload']);
});

test('fields travel as JSON', async () => {
  await call(join, { body: { name: 'Ann' } });

  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual({ name: 'Ann' });
});

test('a form travels as JSON where the call takes JSON', async () => {
  const form = new FormData();
  form.set('name', 'Ann');

  await call(join, { form });

  expect(await sent[0]?.json()).toEqual({ name: 'Ann' });
});

test('fields travel as a form where the call takes a form', async () => {
  stored.set('x-access-token', 'T');

  await call(edit, { body: { name: 'Ann' } });

  expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect((await sent[0]?.formData())?.get('name')).toBe('Ann');
});

test('the token goes along, unless the call opts out (spec: role:token-sent, wire:token, entity:access-token)', async () => {
  stored.set('x-access-token', 'T');

  await call(join);
  await call(join, {}, { withoutToken: true });

  expect(sent.map(({ headers }) => headers.get('x-access-token'))).toEqual(['T', null]);
});

test('a payment signature goes along when it is given (spec: wire:payment-signature)', async () => {
  await call(join, {}, { paymentSignature: 'S' });

  expect(sent[0]?.headers.get('payment-signature')).toBe('S');
});

test('a call that needs a token fails before anything is sent when none is stored (spec: validation:no-token)', async () => {
  const failed = call(edit);

  await expect(failed).rejects.toThrow('No token found');
  await expect(failed).rejects.toBeInstanceOf(NoTokenFound);
  expect(sent).toEqual([]);
});

test('a 401 forgets everything that is stored, and the header follows', async () => {
  stored.set('x-access-token', 'T').set('FCMtoken', 'F');
  ofVisit.set('avatar', '{}');
  answer = unauthorized;

  const reply = await call(edit);

  expect(reply).toMatchObject({ success: false });
  expect(stored.size + ofVisit.size).toBe(0);
  expect(root.dataset).toEqual({});
  expect(root.style.removeProperty.mock.calls).toEqual([
    ['--profile-photo'],
    ['--profile-initial'],
  ]);
  expect(page.assign).not.toHaveBeenCalled();
  expect(page.replace).not.toHaveBeenCalled();
});

test.each([
  ['/hi/profile', '/hi/login?next=%2Fhi%2Fprofile&ended=1'],
  ['/hi/changepassword', '/hi/login?next=%2Fhi%2Fchangepassword&ended=1'],
  ['/hi/quizrewards', '/hi/login?next=%2Fhi%2Fquizrewards&ended=1'],
  ['/hi/photobooth-gallery', '/hi/login?next=%2Fhi%2Fphotobooth-gallery&ended=1'],
])('on %s a 401 leads to the login, and from there back', async (pathname, login) => {
  page.pathname = pathname;
  stored.set('x-access-token', 'T');
  answer = unauthorized;

  await call(edit);

  expect(page.replace).toHaveBeenCalledWith(login);
});

test("a call takes the token of its realm, and never the other's", async () => {
  stored.set('x-access-token', 'V').set('agent:x-access-token', 'A');

  await call(edit);
  await call(publish);

  expect(sent.map(({ headers }) => headers.get('x-access-token'))).toEqual(['V', 'A']);
  stored.delete('agent:x-access-token');
  await expect(call(publish)).rejects.toBeInstanceOf(NoTokenFound);
});

test('a 401 of one realm leaves alone what the other has stored, and what agents typed', async () => {
  const ofVisitor = { 'x-access-token': 'V', FCMtoken: 'F', lite: 'on' };
  const ofAgent = { 'agent:x-access-token': 'A', 'agent:language': 'hi' };
  const typed = { 'agent-typed:7:note 3': 'He rang twice.' };
  stored = new Map(Object.entries({ ...ofVisitor, ...ofAgent, ...typed }));
  vi.stubGlobal('localStorage', storageOf(stored));
  answer = unauthorized;
  page.pathname = '/agent/news';

  await call(publish);
  expect(Object.fromEntries(stored)).toEqual({ ...ofVisitor, ...typed });
  expect(root.dataset).toEqual({ session: 'in' });

  for (const [key, value] of Object.entries(ofAgent)) stored.set(key, value);
  await call(edit);
  expect(Object.fromEntries(stored)).toEqual({ ...ofAgent, ...typed });
});

test("the end of an agent's session leads to the agent login", async () => {
  page.pathname = '/agent/news';
  stored.set('agent:x-access-token', 'A');
  answer = unauthorized;

  await call(publish);

  expect(page.assign).toHaveBeenCalledWith('/agent/login');
});

test("an agent's call without a token leads to the agent login, as whoever logged out in another tab; a call of the log-in is sent", async () => {
  page.pathname = '/agent/news';

  await expect(call(publish)).rejects.toBeInstanceOf(NoTokenFound);
  expect(page.assign).toHaveBeenCalledWith('/agent/login');
  page.assign.mockClear();

  await call(enter);
  expect(page.assign).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

test('the console says that the session expired, and goes to the login by itself', async () => {
  page.pathname = '/agent/news';
  stored.set('agent:x-access-token', 'A');
  answer = unauthorized;
  const toasts: unknown[] = [];
  browser.addEventListener('session-expired', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail);
  });

  await call(publish);

  expect(toasts).toEqual(['Session expired']);
  expect(page.assign).not.toHaveBeenCalled();
});

test('any other failure is given to the caller as the server said it, with its status', async () => {
  const failure = { success: false, message: 'No', errors: [{ param: 'email', msg: 'Taken' }] };
  answer = () => Response.json(failure, { status: 422 });

  expect(await call(join)).toEqual({ ...failure, status: 422 });
});

test('an answer that is no JSON fails as the network does', async () => {
  answer = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });

  await expect(call(join)).rejects.toThrow(TypeError);
});

test('a network that fails is passed on', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };

  await expect(call(join)).rejects.toThrow('Failed to fetch');
});
