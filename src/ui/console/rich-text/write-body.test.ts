import { expect, test } from 'vitest';
import { sanitizeBody } from '#content/server/document/sanitize-body.ts';
import { bodyTags } from '#contract/body-tags.ts';
import { isBodyLink } from './body-link.ts';
import { bodySchema } from './body-schema.ts';
import { writeBody } from './write-body.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] });
const row = (...content: object[]) => ({ type: 'tableRow', content });

/** A body with every element that the sanitiser keeps. */
const everything = {
  type: 'doc',
  content: [
    ...[2, 3, 4].map((level) => ({
      type: 'heading',
      attrs: { level },
      content: [text('Heading')],
    })),
    paragraph(
      text('a & b < c "d" '),
      text('linked and ', { type: 'link', attrs: { href: '/news?a=1&b="2"' } }),
      text('bold', { type: 'link', attrs: { href: '/news?a=1&b="2"' } }, { type: 'bold' }),
      { type: 'hardBreak' },
      text('slanted', { type: 'italic' }),
      text('gone', { type: 'strike' }),
    ),
    { type: 'horizontalRule' },
    { type: 'blockquote', content: [paragraph(text('Said'))] },
    {
      type: 'bulletList',
      content: [
        item(paragraph(text('one')), {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [item(paragraph(text('inner')))],
        }),
        item(paragraph(text('first')), paragraph(text('second'))),
      ],
    },
    {
      type: 'table',
      content: [row(cell('tableHeader', 'Place')), row(cell('tableCell', 'Dhavri'))],
    },
    paragraph(),
  ],
};

const written = () => {
  const doc = bodySchema.nodeFromJSON(everything);
  doc.check();
  return writeBody(doc);
};

test('the sanitiser finds nothing to change in what the editor writes', () => {
  expect(sanitizeBody(written())).toBe(written());
});

test('the editor writes every element that the sanitiser keeps, and no other', () => {
  const tags = [...written().matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag);
  expect(new Set(tags)).toEqual(new Set(bodyTags));
});

test('the words of an item stand alone, or in paragraphs where it has two', () => {
  expect(written()).toContain('<li>one<ol start="3">\n<li>inner</li>\n</ol>\n</li>');
  expect(written()).toContain('<li><p>first</p>\n<p>second</p>\n</li>');
});

test('a link is not broken where a part of it is bold', () => {
  expect(written()).toContain(
    '<a href="/news?a=1&amp;b=&quot;2&quot;">linked and <strong>bold</strong></a><br />',
  );
});

test.each([
  ['https://a.example/', true],
  ['mailto:office@a.example', true],
  ['tel:+911234', true],
  ['/news/x', true],
  ['#part', true],
  ['//a.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('a body may link to %s: %s', (address, may) => {
  expect(isBodyLink(address)).toBe(may);
});
