import { figuresOf, short, verdict } from './figures.ts';
import { printTable } from './table.ts';

const ROUNDS = 100;

/** Asks for each list many times, and prints how long that takes. Returns whether all reach the goal. */
export async function timeLists(
  title: string,
  lists: Readonly<Record<string, () => Promise<unknown>>>,
  goalMs: number,
): Promise<boolean> {
  const rows = [];
  const reached: boolean[] = [];
  for (const [name, list] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await list();
      times.push(performance.now() - begun);
    }
    const { p50, p95 } = figuresOf(times);
    reached.push(p95 <= goalMs);
    rows.push([name, `${short(p50)} / ${short(p95)}`, verdict(p95 <= goalMs)]);
  }
  printTable(`${title}, ms; ${ROUNDS} rounds, p50 / p95`, [
    ['list', 'time', `goal ≤ ${goalMs}`],
    ...rows,
  ]);
  return reached.every(Boolean);
}
