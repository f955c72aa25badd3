import { parse } from 'csv-parse/sync';
import { parseMoment } from '#lib/clock.ts';

/** The file is no table: quotes that do not end, or rows of different length. */
export class NotATable extends Error {}

/** A row of a table, with the line of the file where it begins. */
interface CsvRecord {
  cells: string[];
  line: number;
}

/** As the parser gives a row with what it knows of it, which its types leave out. */
interface Found {
  record: string[];
  info: { lines: number };
}

/** The rows of comma-separated values, the names of the columns first. Throws `NotATable`. */
export function recordsOf(csv: string): CsvRecord[] {
  try {
    const found: unknown = parse(csv, {
      ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true },
    });
    return (found as Found[]).map(({ record, info }) => ({ cells: record, line: info.lines }));
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
