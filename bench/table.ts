/** Prints rows in columns as wide as needed; the first row is the heading. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const [heading = [], ...others] = rows;
  console.log(`\n${title}\n\n${line(heading)}`);
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of others) console.log(line(row));
}
