import { expect, test } from 'vitest';
import { editingDesk, english, facts, notes } from '#test/editing-desk.ts';
import { publish } from '../server/edit/publish.ts';
import { exportCampaign, LEFT_OUT } from './export-campaign.ts';

const { db, act, draftIn } = await editingDesk();

test('a file that is not in storage is told as left out, and the export goes on', async () => {
  const file = { key: 'ab'.repeat(32), name: 'a.pdf', type: 'application/pdf', bytes: 1 };
  const words = { ...english, words: { place: 'Ghat', file } };
  const { id, revisions } = await draftIn(notes, 'tap', [facts, words]);
  await act((tx) => publish(tx, notes, { documentId: id, revisions }));
  const storage = { has: async () => false };
  const files = [];
  for await (const each of exportCampaign({ db, storage, collections: [notes] })) files.push(each);
  expect(files.map(({ path }) => path)).toEqual(['notes/tap.en.md', LEFT_OUT]);
  expect(files.at(-1)?.content).toEqual({ text: 'notes/tap: a.pdf, which is not in storage\n' });
});
