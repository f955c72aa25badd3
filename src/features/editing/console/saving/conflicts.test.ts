import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server, start, text, theirs } from './saving-fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a conflict in other fields is merged and saved again', async () => {
  const { asked, send } = server({
    kind: 'conflict',
    theirs: theirs(text('Library', { summary: 'Theirs' })),
  });
  const { saving } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked[1]).toMatchObject({ base: 20, content: { title: 'Mine', summary: 'Theirs' } });
  expect(saving.state()).toMatchObject({ kind: 'saved' });
});

test('the same field changed by both waits for a choice, and is kept meanwhile', async () => {
  const { asked, send } = server({ kind: 'conflict', theirs: theirs(text('Theirs')) });
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saving.state()).toMatchObject({
    kind: 'conflict',
    conflicts: [{ part: 'en', fields: ['title'], theirs: { author: { name: 'Lata Bisht' } } }],
  });
  expect(saving.value('en', 'title')).toBe('Mine');
  expect(store.parts.get('en')?.content['title']).toBe('Mine');
  saving.type('en', 'title', 'Mine still');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(1);
  await saving.choose('en', { title: 'Both' });
  const isNewSitting = true;
  expect(asked.slice(1)).toEqual([
    { part: 'en', base: 20, content: text('Mine still'), isNewSitting },
    { part: 'en', base: 11, content: text('Both'), isNewSitting },
  ]);
  expect(saving.state()).toMatchObject({ kind: 'saved' });
});

test('a choice still waits after the tab died, and with it whose words the others are', async () => {
  const { send } = server({ kind: 'conflict', theirs: theirs(text('Theirs')) });
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  const parts = [{ part: 'en' as const, revision: 20, content: text('Theirs') }];
  const again = server();
  const resumed = start({ send: again.send, parts, kept: await store.all() }).saving;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(again.asked).toEqual([]);
  expect(resumed.state()).toMatchObject({
    conflicts: [{ fields: ['title'], theirs: { id: 20, author: { name: 'Lata Bisht' } } }],
  });
  expect(resumed.value('en', 'title')).toBe('Mine');
  expect(resumed.typedAt('en')).toBe(saving.typedAt('en'));
});

test('typing on over words that others replaced is a choice, not a loss', async () => {
  const { asked, send } = server();
  const { saving } = start({ send });
  saving.focus('en', 'summary');
  saving.adopt('en', 12, text('Library', { summary: 'Theirs' }));
  saving.type('en', 'summary', 'Old and more');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([]);
  expect(saving.state()).toMatchObject({ kind: 'conflict', conflicts: [{ fields: ['summary'] }] });
});

test('who takes the other text without a network still sends their own one first, from another tab too', async () => {
  const conflict = { kind: 'conflict', theirs: theirs(text('Theirs')) } as const;
  const { send } = server(conflict, { kind: 'unreachable' });
  const { saving, store } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  await saving.choose('en', { title: 'Theirs' });
  expect(saving.state()).toMatchObject({ kind: 'offline', changes: 1 });
  const parts = [{ part: 'en' as const, revision: 20, content: text('Theirs') }];
  const again = server();
  const resumed = start({ send: again.send, parts, kept: await store.all() });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(again.asked).toMatchObject([
    { base: 20, content: { title: 'Mine' }, isNewSitting: true },
    { base: 11, content: { title: 'Theirs' }, isNewSitting: true },
  ]);
  expect(resumed.saving.value('en', 'title')).toBe('Theirs');
  expect(resumed.saving.state()).toMatchObject({ kind: 'saved' });
  expect(resumed.store.parts.size).toBe(0);
});

test('one’s own text over the other is one save, and what is typed after it goes on from it', async () => {
  const { asked, send } = server({ kind: 'conflict', theirs: theirs(text('Theirs')) });
  const { saving } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  await saving.choose('en', { title: 'Mine' });
  saving.type('en', 'title', 'Mine, and more');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.slice(1)).toEqual([
    { part: 'en', base: 20, content: text('Mine'), isNewSitting: true },
    { part: 'en', base: 11, content: text('Mine, and more') },
  ]);
});

test('a text of one’s own that the server refuses keeps the chosen one back no longer', async () => {
  const conflict = { kind: 'conflict', theirs: theirs(text('Theirs')) } as const;
  const { asked, send } = server(conflict, { kind: 'refused', message: 'Too long' });
  const { saving } = start({ send });
  saving.type('en', 'title', 'Mine');
  await vi.advanceTimersByTimeAsync(2_000);
  await saving.choose('en', { title: 'Theirs' });
  expect(asked.at(-1)).toMatchObject({ content: { title: 'Theirs' } });
  expect(saving.state()).toMatchObject({ kind: 'saved' });
});
