import { expect, it } from 'vitest';
import { renderBody } from './body.ts';

it('turns Markdown into the few tags that a page shows', () => {
  const { html, faults } = renderBody(
    '## Where\n\n> **Near** the *stand*\n\n- [bus 14](/news)\n\n1. one\n',
    1,
  );
  expect(faults).toEqual([]);
  expect(html).toBe(
    '<h2>Where</h2>\n<blockquote>\n<p><strong>Near</strong> the <em>stand</em></p>\n</blockquote>\n' +
      '<ul>\n<li><a href="/news">bus 14</a></li>\n</ul>\n<ol>\n<li>one</li>\n</ol>',
  );
});

it('keeps the figures of a table', () => {
  const { html, faults } = renderBody('| Ward | km |\n|---|---|\n| 7 | 3 |\n', 1);
  expect(faults).toEqual([]);
  expect(html.replaceAll('\n', '')).toBe(
    '<table><thead><tr><th>Ward</th><th>km</th></tr></thead><tbody><tr><td>7</td><td>3</td></tr></tbody></table>',
  );
});

it('leaves the time codes of a transcript as they stand', () => {
  expect(renderBody('[1:24] And then she said so.', 1).html).toBe(
    '<p>[1:24] And then she said so.</p>',
  );
});

it('lets nothing through that could run, whatever is reported', () => {
  const { html, faults } = renderBody(
    '<img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n[x](//evil.example)',
    5,
  );
  expect(html).toBe('<p><a>x</a></p>');
  expect(faults.map(({ line }) => line)).toEqual([5, 7, 9]);
});

it('names every link with its line', () => {
  expect(renderBody('One\ntwo [a](/a)\n\n- three\n- [b](https://b.example)\n', 10).links).toEqual([
    { address: '/a', line: 11 },
    { address: 'https://b.example', line: 14 },
  ]);
});
