import { expect, test } from 'vitest';
import { markedLines, markedText } from './marked-text.ts';

test('words that are commented on are found among what changed', () => {
  const quotes = [{ number: 1, quote: 'seats until' }];
  expect(markedText('Forty seats until nine', 'Fifty seats until ten', quotes)).toMatchObject([
    { kind: 'gone', text: 'Forty' },
    { kind: 'new', text: 'Fifty' },
    { kind: 'same', text: ' ' },
    { kind: 'same', text: 'seats until', comment: 1, isEnd: true },
    { kind: 'same', text: ' ' },
    { kind: 'gone', text: 'nine' },
    { kind: 'new', text: 'ten' },
  ]);
});

test('a comment that goes over a change ends once', () => {
  const pieces = markedText('Open at ten', 'Open at nine', [{ number: 2, quote: 'at nine' }]);
  expect(pieces.filter(({ comment }) => comment === 2).map(({ isEnd }) => isEnd)).toEqual([
    false,
    true,
  ]);
});

test('words stay found when others are written before them, and are left out when they are gone', () => {
  const quotes = [{ number: 1, quote: 'रात नौ' }];
  expect(markedText(null, 'अब रात नौ तक', quotes).find(({ comment }) => comment)).toMatchObject({
    text: 'रात नौ',
  });
  expect(markedText(null, 'रात दस तक', quotes)).toEqual([
    { kind: 'same', text: 'रात दस तक', at: 0 },
  ]);
});

test('a comment on words of two cells and the line below is found in a body', () => {
  const was = '<table><tr><td>Six</td><td>Nine</td></tr></table><p>Come by boat.</p>';
  const now = '<table><tr><td>Six</td><td>Ten</td></tr></table><p>Come by boat.</p>';
  const [row, line] = markedLines(was, now, [{ number: 3, quote: 'Six | Ten\nCome' }]);
  expect(row?.cells).toMatchObject([
    [{ kind: 'same', text: 'Six', comment: 3, isEnd: false }],
    [
      { kind: 'gone', text: 'Nine' },
      { kind: 'new', text: 'Ten', comment: 3, isEnd: false },
    ],
  ]);
  expect(line?.cells).toMatchObject([
    [
      { kind: 'same', text: 'Come', comment: 3, isEnd: true },
      { kind: 'same', text: ' by boat.' },
    ],
  ]);
});

test('the address of a link that changes is marked, and a new list beside what was text', () => {
  const was = '<p>Ask <a href="https://a.example/">us</a>.</p><p>Bring water</p>';
  const now = '<p>Ask <a href="https://b.example/">us</a>.</p><ul><li>Bring water</li></ul>';
  const [link, item] = markedLines(was, now, []);
  const marked = link?.cells[0]?.filter(({ kind }) => kind !== 'same').map(({ text }) => text);
  expect(marked?.join(' ')).toMatch(/a.+b/);
  expect(item).toMatchObject({ kind: 'ul', change: { before: { kind: 'p' } } });
});
