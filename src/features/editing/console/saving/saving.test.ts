import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPart } from './device-store.ts';
import { english, server, start, text } from './saving-fixture.ts';
import type { SaveAnswer, SaveRequest } from './saving-options.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause keeps the words on the device, two seconds later the server has them', async () => {
  const { asked, send } = server();
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Evening library');
  expect(saving.state()).toEqual({ kind: 'typing' });
  await vi.advanceTimersByTimeAsync(300);
  expect(store.parts.get('en')?.content['title']).toBe('Evening library');
  expect(saving.state()).toMatchObject({ kind: 'on-device' });
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(asked).toEqual([
    { part: 'en', base: 10, content: text('Evening library', { summary: 'Old' }) },
  ]);
  expect(saving.state()).toMatchObject({ kind: 'saved' });
  expect(store.parts.size).toBe(0);
});

test('each key puts the save off, and a body is written out only when it is needed', async () => {
  const { asked, send } = server();
  const { saving } = start({ send });
  const read = vi.fn(() => '<p>Text</p>');
  for (let key = 0; key < 10; key += 1) {
    saving.type('en', 'body', read);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

test('saves go one at a time, and the next begins from the revision of the one before', async () => {
  const asked: SaveRequest[] = [];
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const send = (request: SaveRequest) => {
    asked.push(request);
    return new Promise<SaveAnswer>((resolve) => void answers.push(resolve));
  };
  const { saving } = start({ send });
  saving.type('en', 'title', 'One');
  await vi.advanceTimersByTimeAsync(2_000);
  saving.type('en', 'title', 'Two');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toHaveLength(1);
  answers[0]?.({ kind: 'saved', revision: 11, at: new Date().toISOString(), merged: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map(({ base, content }) => [base, content['title']])).toEqual([
    [10, 'One'],
    [11, 'Two'],
  ]);
});

test('without a network the words stay on the device, and go up once it is back', async () => {
  const { asked, send } = server({ kind: 'unreachable' });
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Offline');
  saving.type('en', 'summary', 'Too');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saving.state()).toMatchObject({ kind: 'offline', changes: 2 });
  expect(store.parts.size).toBe(1);
  saving.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  expect(saving.state()).toMatchObject({ kind: 'saved' });
});

test('a tab that died goes on with the words of the device', async () => {
  const { asked, send } = server();
  const kept: KeptPart = {
    part: 'en',
    base: 10,
    began: english.content,
    content: text('Typed before', { summary: 'Old' }),
    at: 1,
    field: 'title',
  };
  const { saving } = start({ send, kept: [kept] });
  expect(saving.value('en', 'title')).toBe('Typed before');
  expect(saving.state()).toEqual({ kind: 'on-device', at: 1 });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toMatchObject([{ base: 10, content: { title: 'Typed before' } }]);
});

test('words that a dying tab had still sent are told of as saved, and sent no more', async () => {
  const { asked, send } = server();
  const kept: KeptPart = {
    part: 'en',
    base: 9,
    began: text('Library', { summary: 'Old' }),
    content: english.content,
    at: 1,
    field: 'summary',
  };
  const { saving, store } = start({ send, kept: [kept] });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
  expect(saving.state()).toEqual({ kind: 'saved', at: 1 });
  expect(store.parts.size).toBe(0);
});

test('words of the device are merged with what others saved meanwhile, field by field', async () => {
  const { asked, send } = server();
  const kept: KeptPart = {
    part: 'en',
    base: 9,
    began: text('Library', { summary: 'Older' }),
    content: text('Mine', { summary: 'Older' }),
    at: 1,
    field: 'title',
  };
  const { saving } = start({ send, kept: [kept] });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toMatchObject([{ base: 10, content: { title: 'Mine', summary: 'Old' } }]);
  expect(saving.state()).toMatchObject({ kind: 'saved' });
});

test('the end of the session leaves the words on the device and asks nothing more', async () => {
  const { asked, send } = server({ kind: 'expired' });
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Unsaved');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
  expect(saving.state()).toEqual({ kind: 'expired' });
  expect(store.parts.get('en')?.content['title']).toBe('Unsaved');
});

test('others’ words in other fields come in silently', async () => {
  const answer = {
    kind: 'saved',
    revision: 21,
    at: '2026-02-09T05:16:12Z',
    merged: text('Mine', { summary: 'Theirs' }),
  } as const;
  const { send } = server(answer);
  const { saving } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saving.value('en', 'summary')).toBe('Theirs');
  expect(saving.version('en', 'summary')).toBe(1);
  expect(saving.version('en', 'title')).toBe(0);
  expect(saving.base('en')).toBe(21);
});

test('an answer is not written into the field that has the focus until it is left', async () => {
  const { send } = server();
  const { saving } = start({ send });
  saving.focus('en', 'summary');
  saving.adopt('en', 12, text('Library', { summary: 'Theirs' }));
  expect(saving.version('en', 'summary')).toBe(0);
  saving.leave('en', 'summary');
  expect(saving.version('en', 'summary')).toBe(1);
  expect(saving.value('en', 'summary')).toBe('Theirs');
});

test('what nobody changed is not saved', async () => {
  const { asked, send } = server();
  const { saving } = start({ send });
  saving.type('en', 'title', 'Library');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test('a refusal says why and keeps the words', async () => {
  const { send } = server({ kind: 'refused', message: 'You may not write here' });
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saving.state()).toEqual({ kind: 'refused', message: 'You may not write here' });
  expect(store.parts.size).toBe(1);
});

test('a part that one may not write is never saved, whatever changes in it', async () => {
  const { asked, send } = server();
  const { saving, store } = start({ send, mayWrite: (part) => part === 'hi' });
  saving.type('en', 'title', 'Mine');
  saving.put('en', 'summary', 'Mine');
  await saving.markStillRight('en', ['summary']);
  await saving.flush();
  saving.end();
  expect(asked).toEqual([]);
  expect(store.parts.size).toBe(0);
  expect(saving.value('en', 'title')).toBe('Library');
  expect(saving.state()).toEqual({ kind: 'untouched' });
});

test('a field that is still right is told of without a change', async () => {
  const { asked, send } = server();
  const { saving } = start({ send });
  await saving.markStillRight('en', ['summary']);
  expect(asked).toMatchObject([{ part: 'en', base: 10, stillRight: ['summary'] }]);
});
