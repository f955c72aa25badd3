import { payloads } from './payloads.ts';

/**
 * The place in the list at which the next field goes on, so that each payload comes to stand in
 * many fields.
 */
let turn = 0;
/** The number of times that each payload was put into a field. */
const uses = payloads.map(() => 0);

export const leastUses = () => Math.min(...uses);

type IsTaken = (text: string) => boolean;

/** A text of as many payloads as a field holds, from where the last field ended. */
export function holding(most: number, isTaken: IsTaken = () => true): string {
  let text = '';
  for (const index of fromTurn()) {
    const longer = text === '' ? payloads[index] : `${text} ${payloads[index]}`;
    if (!longer || longer.length > most || !isTaken(longer)) continue;
    text = longer;
    uses[index] = (uses[index] ?? 0) + 1;
    turn = index + 1;
    if (text.length > most - 12) break;
  }
  return text;
}

/** All payloads in pieces of at most this length. */
export function inPieces(most: number, isTaken?: IsTaken): string[] {
  const pieces: string[] = [];
  const filled = () => pieces.join('').length;
  while (filled() < payloads.join('').length) pieces.push(holding(most, isTaken));
  return pieces;
}

/** Some of them as HTML, side by side: every text has other neighbours. */
export function html(): string {
  const step = [1, 7, 13, 19, 27, 37][(turn += 1) % 6] ?? 1;
  const some = Array.from({ length: 50 }, (_, index) => (turn + index * step) % payloads.length);
  for (const index of some) uses[index] = (uses[index] ?? 0) + 1;
  turn += 50;
  return `<p>Begins</p>${some.map((index) => payloads[index]).join('\n')}`;
}

const fromTurn = () => payloads.map((_, index) => (turn + index) % payloads.length);
