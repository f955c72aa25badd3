import { expect, test } from 'vitest';
import { markedText, textOf } from './marked-text.ts';

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

test('a body is read as its paragraphs, with its lists, cells and the addresses of its links', () => {
  expect(textOf('<p>Tea &amp; <strong>bread</strong></p>\n<ul>\n<li>One</li>\n</ul>')).toBe(
    'Tea & bread\n• One',
  );
  expect(textOf('<p>Ask <a href="https://ferry.example/a?b=1&amp;c=2">the ferry</a>.</p>')).toBe(
    'Ask the ferry (https://ferry.example/a?b=1&c=2).',
  );
  expect(textOf('<p><a href="mailto:press@ferry.example">press@ferry.example</a></p>')).toBe(
    'press@ferry.example',
  );
  expect(textOf('<table><tr><th>Day</th><td>Six</td></tr></table>')).toBe('Day | Six');
});
