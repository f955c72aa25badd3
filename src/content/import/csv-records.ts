import { parse } from 'csv-parse/sync';
import { parseMoment } from '#lib/clock.ts';

/** The file is no table: quotes that do not end, or letters that are not UTF-8. */
export class NotATable extends Error {}

/** A row of a table. */
interface CsvRecord {
  cells: string[];
  /** Its number in a spreadsheet, where a cell of two lines is in one row. */
  line: number;
}

/** A row as the parser gives it, with what it knows of the row, which its types leave out. */
interface Found {
  record: string[];
  info: { records: number; empty_lines: number };
}

const SEPARATORS = [',', ';', '\t'];
/** It stands for a letter that is in another encoding than UTF-8. */
const LOST_LETTER = '\uFFFD';

/** Spreadsheets save with semicolons where numbers have commas; the first line has no text, just names. */
function separatorOf(csv: string): string {
  const names = csv.slice(0, csv.search(/[\r\n]|$/));
  const count = (separator: string) => names.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/**
 * The rows of comma-separated values, the names of the columns first; those without a value are left
 * out. Throws `NotATable`.
 */
export function recordsOf(csv: string): CsvRecord[] {
  if (csv.includes(LOST_LETTER)) throw new NotATable('Letters are lost');
  try {
    const found: unknown = parse(csv, {
      delimiter: separatorOf(csv),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (found as Found[])
      .map(({ record, info }) => ({ cells: record, line: info.records + info.empty_lines }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    throw new NotATable(String(error), { cause: error });
  }
}

/** The moment of a cell: `07/12/2026 06:00`, as most tables in India have it, beside what files of a campaign may say. */
export function momentIn(cell: string): Date | undefined {
  const local = cell.replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/, (_, day, month, year) =>
    [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  );
  return parseMoment(local, new Date());
}
