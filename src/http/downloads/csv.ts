import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A moment, a number or words; nothing is an empty cell. */
type Cell = string | number | Date | null | undefined;

/**
 * Rows as CSV that spreadsheets open rightly: with the mark that tells them UTF-8, and with every cell
 * that one of them would take for a formula made harmless. `columns` gives each key its heading.
 */
export function csvOf<Key extends string>(
  columns: Record<Key, string>,
  rows: AsyncIterable<Record<Key, Cell>>,
): Readable {
  const lines = stringify({
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (moment) => moment.toISOString() },
  });
  // An end of one of the two ends the other; the error is told by the lines.
  pipeline(Readable.from(rows), lines, () => undefined);
  return lines;
}
