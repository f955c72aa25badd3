import { expect, test } from 'vitest';
import { guestsFor, marked, marksNow, opened, synced, unmarked } from './gate-state.ts';

const event = { title: 'Walk', place: 'Jetty', startsAt: '', endsAt: '' };
const guest = (id: string, name: string) => ({
  id,
  name,
  people: 2,
  code: `C${id}`,
  isWaiting: false,
});
const people = [guest('a', 'Ila R.'), guest('b', 'कावेरी श.')];
const begun = opened('T', { event, people, marks: [], turn: 0 });
const mark = (id: string, reply: string | null) => ({
  id,
  reply,
  people: 2,
  at: '2026-11-01T05:00:00Z',
});

test('marks wait for the network, are sent once, and one that lost to another volunteer gives way', () => {
  const offline = marked(marked(begun, mark('1', 'a')), mark('2', 'a'));
  expect(marksNow(offline).map(({ id }) => id)).toEqual(['1']);
  const theirs = { ...mark('9', 'a'), isUndone: false };
  const after = synced(offline, offline.waiting, { marks: [theirs], turn: 4 });
  expect(marksNow(after).map(({ id }) => id)).toEqual(['9']);
  expect(after).toMatchObject({ turn: 4, waiting: { marks: [], undone: [] } });
});

test('what was undone while its mark was on its way does not come back', () => {
  const sent = marked(begun, mark('1', 'a'));
  const meanwhile = unmarked(sent, '1');
  const mine = { ...mark('1', 'a'), isUndone: false };
  const after = synced(meanwhile, sent.waiting, { marks: [mine], turn: 1 });
  expect(marksNow(after)).toEqual([]);
  expect(after.waiting.undone).toEqual(['1']);
  const told = synced(after, after.waiting, { marks: [{ ...mine, isUndone: true }], turn: 2 });
  expect(marksNow(told)).toEqual([]);
  expect(marksNow(marked(told, mark('3', 'a'))).map(({ id }) => id)).toEqual(['3']);
});

test('opened anew, what waits is kept; another link begins from nothing', () => {
  const offline = marked(begun, mark('1', null));
  const again = { event, people, marks: [], turn: 0 };
  expect(opened('T', again, offline).waiting.marks).toHaveLength(1);
  expect(opened('U', again, offline).waiting.marks).toHaveLength(0);
});

test('guests are found by a part of the name in any script, or by the code', () => {
  expect(guestsFor(begun, ' il').map(({ id }) => id)).toEqual(['a']);
  expect(guestsFor(begun, 'वेरी').map(({ id }) => id)).toEqual(['b']);
  expect(guestsFor(begun, 'cb').map(({ id }) => id)).toEqual(['b']);
  expect(guestsFor(begun, '')).toHaveLength(2);
});
