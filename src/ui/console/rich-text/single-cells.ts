/** The most columns that a pasted cell may take. */
const MAX_COLUMNS = 50;

/** A cell that reaches into rows below its own. */
interface Reaching {
  cell: HTMLTableCellElement;
  rows: number;
}

/**
 * Puts empty cells beside and below a cell of several columns or rows, so that the columns stay in line: a body
 * has cells of one column and row alone.
 */
export function singleCells(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const reaching = new Map<number, Reaching>();
    for (const row of table.rows) splitRow(row, reaching);
  }
}

/** `reaching` holds, by column, the cells of rows above. */
function splitRow(row: HTMLTableRowElement, reaching: Map<number, Reaching>): void {
  const cells: Node[] = [];
  const fill = () => {
    for (let above = next(); above; above = next()) {
      above.rows -= 1;
      cells.push(above.cell.cloneNode());
    }
  };
  const next = () => {
    const above = reaching.get(cells.length);
    return above && above.rows > 0 ? above : undefined;
  };
  for (const cell of row.cells) {
    fill();
    const rows = cell.rowSpan === 0 ? Infinity : cell.rowSpan - 1;
    for (let column = 0; column < Math.min(cell.colSpan, MAX_COLUMNS); column += 1) {
      if (rows > 0) reaching.set(cells.length, { cell, rows });
      cells.push(column === 0 ? cell : cell.cloneNode());
    }
  }
  fill();
  row.replaceChildren(...cells);
}
