import { expect, test } from 'vitest';
import { withTheirs } from '#broadcasts/console/merge-words.ts';
import { mergeIssues, shape } from './written.ts';
import type { Written } from './written.ts';

const words = (id: string, en: string, hi = '') => ({
  id,
  kind: 'text' as const,
  texts: { en: { heading: '', text: en }, ...(hi && { hi: { heading: '', text: hi } }) },
});
const document = { id: 'd1', kind: 'document' as const, collection: 'news', document: 'one' };
const everybody = { language: null, topic: null, constituency: null };
const base: Written = {
  texts: { en: { subject: 'The ferry', preheader: '' } },
  blocks: [document, words('b1', 'It runs.')],
  segment: everybody,
};
const merge = (mine: Partial<Written>, theirs: Partial<Written>) =>
  mergeIssues({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

test('the words of two languages come together, in the subject and in one block', () => {
  const hindi = { subject: 'नाव', preheader: 'शाम को' };
  const merged = merge(
    {
      texts: { en: { subject: 'The ferry', preheader: 'At six' } },
      blocks: [document, words('b1', 'It runs again.')],
    },
    {
      texts: { ...base.texts, hi: hindi },
      blocks: [document, words('b1', 'It runs.', 'नाव चलती है।')],
    },
  );
  expect(merged).toEqual({
    written: {
      texts: { en: { subject: 'The ferry', preheader: 'At six' }, hi: hindi },
      blocks: [document, words('b1', 'It runs again.', 'नाव चलती है।')],
      segment: everybody,
    },
    conflicts: [],
  });
});

test('blocks that both added are both there; one that they removed is not, but where I wrote in it', () => {
  const [mine, theirs] = [words('b2', 'Mine'), words('b3', 'Theirs')];
  const added = merge({ blocks: [...base.blocks, mine] }, { blocks: [...base.blocks, theirs] });
  expect(added.written.blocks).toEqual([...base.blocks, mine, theirs]);
  expect(merge({}, { blocks: [words('b1', 'It runs.')] }).written.blocks).toEqual([
    words('b1', 'It runs.'),
  ]);
  const written = words('b1', 'It runs again.');
  const kept = merge({ blocks: [document, written] }, { blocks: [document] });
  expect(kept.conflicts).toEqual(['blocks.b1.en.text']);
  expect(kept.written.blocks).toEqual([document, written]);
});

test('an order that one of them changed is kept', () => {
  const turned = base.blocks.toReversed();
  expect(merge({}, { blocks: turned }).written.blocks).toEqual(turned);
  expect(merge({ blocks: turned }, {}).written.blocks).toEqual(turned);
});

test('of the same words mine stay until theirs are taken; what else they wrote is there', () => {
  const theirs = {
    texts: { en: { subject: 'The boat', preheader: 'Soon' } },
    segment: { ...everybody, constituency: 'Belkund' },
  };
  const { written, conflicts } = merge(
    { texts: { en: { subject: 'A ferry', preheader: '' } } },
    theirs,
  );
  expect(conflicts).toEqual(['texts.en.subject']);
  expect(written.texts.en).toEqual({ subject: 'A ferry', preheader: 'Soon' });
  expect(written.segment).toEqual(theirs.segment);
  const taken = withTheirs(shape, written, { fields: conflicts, theirs: { ...base, ...theirs } });
  expect(taken.texts.en).toEqual(theirs.texts.en);
});

test('space around words is no change', () => {
  const typed = { texts: { en: { subject: 'The ferry ', preheader: '' } } };
  const merged = merge(typed, { texts: { en: { subject: 'The boat', preheader: '' } } });
  expect(merged).toMatchObject({ written: { texts: { en: { subject: 'The boat' } } } });
  expect(merged.conflicts).toEqual([]);
});
