import { expect, test } from 'vitest';
import { emptyContent } from '#content/declare/part-fields.ts';
import type { SaveAnswer } from './saving-options.ts';
import { Saving } from './saving.ts';

const refused = { kind: 'refused', message: 'You may not write here' } as const;
const saved = (revision: number): SaveAnswer => ({
  kind: 'saved',
  revision,
  at: '2026-02-09T05:16:12.000Z',
  merged: null,
});
const title = (text: string) => ({ ...emptyContent('en'), title: text });

/** A new text in two languages, for whose parts the server answers this, one after the other. */
function begin(...answers: SaveAnswer[]) {
  const nothing = () => Promise.resolve();
  const store = { keep: nothing, drop: nothing, all: () => Promise.resolve([]) };
  const send = () => Promise.resolve(answers.shift() ?? saved(30));
  const parts = [{ part: 'en' as const, revision: 10, content: title('Library') }];
  const saving = new Saving({ parts, kept: [], store, send });
  saving.type('en', 'title', 'Mine');
  saving.type('hi', 'title', 'मेरा');
  return saving;
}

test('a refusal is told of although another part was saved since, until its own is', async () => {
  const saving = begin(refused, saved(11));
  await saving.flush();
  expect(saving.state()).toEqual(refused);
  expect([saving.isDirty('en'), saving.isDirty('hi')]).toEqual([true, false]);
  await saving.flush();
  expect(saving.state()).toMatchObject({ kind: 'saved' });
  expect(saving.hasUnsaved()).toBe(false);
});

test('words that were refused and taken back need no save', async () => {
  const saving = begin(refused, saved(11));
  await saving.flush();
  saving.type('en', 'title', 'Library');
  await saving.flush();
  expect(saving.state()).toMatchObject({ kind: 'saved' });
});

test('a choice between two texts is told of before a refusal', async () => {
  const theirs = { id: 20, at: '2026-02-09T05:16:12.000Z', author: null, content: title('Theirs') };
  const saving = begin({ kind: 'conflict', theirs }, refused);
  await saving.flush();
  expect(saving.state()).toMatchObject({ kind: 'conflict', conflicts: [{ part: 'en' }] });
});
