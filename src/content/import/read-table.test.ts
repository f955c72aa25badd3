import { expect, test } from 'vitest';
import { about, called } from '#test/about.ts';
import { collection } from '../declare/collection.ts';
import { datetime } from '../declare/field.ts';
import { NotATable } from './csv-records.ts';
import { readTable } from './read-table.ts';

const notices = collection({
  ...called('notices'),
  name: 'notices',
  facts: { publishedAt: datetime(about) },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

test.each([',', ';', '\t'])(
  'a spreadsheet saves with %j, and headings are typed by people',
  (separator) => {
    const rows = [
      ['Title', 'TITLE.HI', 'Published at', 'Colour'],
      ['"One, two;\r\nthree"', 'एक', '', 'red'],
      ['', '', '', ''],
      ['Four', '', 'noon', ''],
      ['', '', '', ''],
    ];
    const csv = `\uFEFF${rows.map((cells) => cells.join(separator)).join('\r\n')}\r\n`;
    const table = readTable(notices, csv);
    expect(table.unknown).toEqual(['Colour']);
    expect(table.rows).toMatchObject([
      // A cell of two lines is in one row, and a row of separators alone is none.
      { line: 2, title: 'One, two;\r\nthree', fault: undefined },
      { line: 4, title: 'Four', fault: { kind: 'value', column: 'publishedAt' } },
    ]);
    expect(table.rows[0]?.versions.get('hi')?.title).toBe('एक');
  },
);

test('a row that is there twice is taken once; what is another on another day is taken twice', () => {
  const rows = ['title,published at', 'Open hours,2026-12-01 10:00', 'Open hours,2026-12-08 10:00'];
  const { rows: read } = readTable(notices, [...rows, `${rows[1]} `].join('\n'));
  expect(read.map(({ fault }) => fault?.kind)).toEqual([undefined, undefined, 'twice']);
});

test('a table in another encoding than UTF-8 is refused before its letters are lost', () => {
  const latin = new TextDecoder().decode(Buffer.from('title\r\nCafé\r\n', 'latin1'));
  expect(() => readTable(notices, latin)).toThrow(NotATable);
});
