import { expect, test } from 'vitest';
import { linesOf, textOf } from './body-lines.ts';
import { changedLines } from './changed-lines.ts';

const shapeOf = (html: string) => linesOf(html).map(({ kind, cells }) => [kind, ...cells]);

test('a body is read line by line: headings, items, quotes and the cells of rows', () => {
  expect(
    shapeOf(
      '<h2>Hours</h2>\n<p>Tea &amp; <strong>bread</strong><br>all day</p><hr><blockquote><p>Come</p></blockquote>' +
        '<ul><li><p>One</p></li><li>Two<ol><li>Inner</li></ol></li></ul>' +
        '<table><thead><tr><th><p>Day</p></th><th>Hour</th></tr></thead><tbody><tr><th>Mon</th><td>Six</td></tr></tbody></table>',
    ),
  ).toEqual([
    ['h2', 'Hours'],
    ['p', 'Tea & bread\nall day'],
    ['hr', '⁂'],
    ['blockquote', 'Come'],
    ['ul', 'One'],
    ['ul', 'Two'],
    ['ol', 'Inner'],
    ['th', 'Day', 'Hour'],
    ['tr', 'Mon', 'Six'],
  ]);
});

test('the address of a link follows its words, unless they are the address', () => {
  expect(textOf('<p>Ask <a href="https://ferry.example/a?b=1&amp;c=2">the ferry</a>.</p>')).toBe(
    'Ask the ferry (https://ferry.example/a?b=1&c=2).',
  );
  expect(textOf('<p><a href="mailto:press@ferry.example">press@ferry.example</a></p>')).toBe(
    'press@ferry.example',
  );
  expect(textOf('<p><a href="https://evil.example/ferry.example">ferry.example</a></p>')).toBe(
    'ferry.example (https://evil.example/ferry.example)',
  );
});

test('a heading that became text stands with it, and lines that came or went alone', () => {
  const changes = changedLines(
    '<h2>Opening hours</h2><p>Six to nine.</p><p>Closed on feast days.</p>',
    '<p>Opening hours</p><p>Six to nine.</p><ul><li>Bring a lamp</li></ul>',
  );
  expect(changes.map(({ before, after }) => [before?.kind, after?.kind])).toEqual([
    ['h2', 'p'],
    ['p', 'p'],
    [undefined, 'ul'],
    ['p', undefined],
  ]);
});
