import type { Attack } from './attacks/attack.ts';
import { movedClock } from './attacks/clock.ts';
import { forgottenFaces } from './attacks/forgotten-faces.ts';
import { limitsMet } from './attacks/limits.ts';
import { afterUnanswered, honestCrowd, strangersContacts } from './attacks/message-limits.ts';
import { dyingSessions } from './attacks/sessions.ts';
import { oneRawPacket, signalTwice, slowReaders } from './attacks/sockets.ts';
import { dearRequests, databaseAway } from './attacks/work.ts';
import { verdict } from './figures.ts';
import { printTable } from './table.ts';

const attacks: Attack[] = [
  oneRawPacket,
  dyingSessions,
  honestCrowd,
  afterUnanswered,
  strangersContacts,
  dearRequests,
  slowReaders,
  limitsMet,
  databaseAway,
  signalTwice,
  movedClock,
  forgottenFaces,
];

/**
 * Attacks a running site on this machine, each time with the public's limits; returns whether it
 * withstood all of them. `TARGET=FOLDER` attacks another checkout, to compare releases.
 */
export async function benchAttacks(wanted: readonly Attack[] = attacks): Promise<boolean> {
  const outcomes = [];
  for (const attack of wanted) {
    const found = await attack();
    // The attacks take ten minutes together, so each is printed as it ends.
    for (const { row, figure } of found) console.log(`${row}: ${figure}`);
    outcomes.push(...found);
  }
  printTable('Attacks on a site of its own', [
    ['row', 'attack', 'figure', 'goal', ''],
    ...outcomes.map(({ row, attack, figure, goal, isWithstood }) => [
      row,
      attack,
      figure,
      goal,
      verdict(isWithstood),
    ]),
  ]);
  return outcomes.every(({ isWithstood }) => isWithstood);
}
