import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#db/connection.ts';
import { logInEditors } from './editors.ts';
import { figuresOf, short, verdict, withSpread } from './figures.ts';
import type { Editing } from './processes/autosaver.ts';
import type { Child } from './processes/child.ts';
import { databaseCpuMs } from './processes/database-cpu.ts';
import { readKeptPages } from './read-kept-pages.ts';
import { printTable } from './table.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/** Short, so that both states meet the same moods of the machine. */
const SECONDS = 2;
const SAVES_A_SECOND = 200;
const EDITORS = 20;
const GOAL_RATIO = 1.1;
/** Saves begin before the readers do, and end after them. */
const SAVES_FOR_SECONDS = SECONDS + 2;
const STARTS_IN_MS = 300;
/** Readers open their connections for so long before they count. */
const OPENING_SECONDS = 1;

/** The waits of readers, and their cost. */
interface Reading {
  tookMs: number[];
  made: number;
  siteMs: number;
  databaseMs: number;
}

interface Round {
  idle: Reading;
  busy: Reading;
  saves: number[];
}

/**
 * Readers of cached pages while editors save drafts by the agents' call, and while nobody does, in
 * alternating rounds; every other round begins with the editors.
 */
export async function benchAutosaves(
  site: Child,
  databaseUrl: string,
  dataFolder: string,
  second: Child = site,
): Promise<boolean> {
  const { db, close } = await connectDatabase(databaseUrl);
  const editors = await logInEditors(db, EDITORS);
  const autosaver = startAutosaver();
  const watched = async (): Promise<Reading> => {
    const [before, databaseBefore] = [await site.work(), databaseCpuMs(dataFolder)];
    const tookMs = await readKeptPages(site.address, SECONDS);
    const [after, databaseAfter] = [await site.work(), databaseCpuMs(dataFolder)];
    const [made, siteMs] = [after.made - before.made, after.cpuMs - before.cpuMs];
    return { tookMs, made, siteMs, databaseMs: databaseAfter - databaseBefore };
  };
  const watchedBesideSaves = async () => {
    const all = await editors.begin();
    const saving = autosaver.save({ address: second.address, editors: all });
    await pause(STARTS_IN_MS);
    return { busy: await watched(), saves: await saving };
  };
  // Not counted: code is compiled.
  for (let round = 0; round < 3; round += 1) await watchedBesideSaves();
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    if (rounds.length % 2 === 0)
      rounds.push({ idle: await watched(), ...(await watchedBesideSaves()) });
    else rounds.push({ ...(await watchedBesideSaves()), idle: await watched() });
  }
  autosaver.end();
  await editors.forget();
  await close();
  return report(rounds);
}

function report(rounds: readonly Round[]): boolean {
  const [idle, busy, saves] = [
    rounds.flatMap((round) => round.idle.tookMs),
    rounds.flatMap((round) => round.busy.tookMs),
    rounds.flatMap((round) => round.saves),
  ];
  const made = rounds.reduce((sum, round) => sum + round.busy.made, 0);
  const ratio = figuresOf(busy).p99 / figuresOf(idle).p99;
  const rate = saves.length / (rounds.length * SAVES_FOR_SECONDS);
  const half = (odd: number) =>
    rounds.flatMap((round, index) => (index % 2 === odd ? round.idle.tookMs : []));
  const perSave = (of: 'siteMs' | 'databaseMs') =>
    withSpread(
      figuresOf(
        rounds.map(
          ({ busy: { tookMs, ...spent }, idle: before }) =>
            (spent[of] - (before[of] * tookMs.length) / before.tookMs.length) /
            (rate * (SECONDS + OPENING_SECONDS)),
        ),
      ),
    );
  printTable(
    `Kept pages while ${short(rate)} drafts a second are saved; ${rounds.length} rounds of ${SECONDS} s`,
    [
      ['what', 'p50 / p99, ms', ''],
      ['readers, nobody saves', pair(idle), `${idle.length} pages`],
      ['readers, drafts are saved', pair(busy), `${busy.length} pages`],
      ['p99 against p99', short(ratio), `goal ≤ ${GOAL_RATIO}: ${verdict(ratio <= GOAL_RATIO)}`],
      ['of each round', withSpread(figuresOf(rounds.map(ratioOf))), ''],
      [
        'nobody saves, odd rounds against even',
        short(figuresOf(half(1)).p99 / figuresOf(half(0)).p99),
        '',
      ],
      ['pages dropped', String(made), `goal 0: ${verdict(made === 0)}`],
      ['a save', pair(saves), `${saves.length} saves`],
      ['CPU of a save, ms', perSave('siteMs'), 'the site'],
      ['', perSave('databaseMs'), 'the database'],
    ],
  );
  return ratio <= GOAL_RATIO && made === 0;
}

const ratioOf = ({ idle, busy }: Round) => figuresOf(busy.tookMs).p99 / figuresOf(idle.tookMs).p99;

function pair(values: readonly number[]): string {
  const { p50, p99 } = figuresOf(values);
  return `${short(p50)} / ${short(p99)}`;
}

function startAutosaver() {
  const saver = fork(join(import.meta.dirname, 'processes', 'autosaver.ts'));
  const ended = once(saver, 'exit').then(([code]) => {
    throw new Error(`The editors ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    /** The time of each save, in ms. */
    async save(editing: Pick<Editing, 'address' | 'editors'>): Promise<number[]> {
      const told = { ...editing, savesASecond: SAVES_A_SECOND, seconds: SAVES_FOR_SECONDS };
      saver.send(told satisfies Editing);
      const [tookMs]: number[][] = await Promise.race([once(saver, 'message'), ended]);
      return tookMs ?? [];
    },
    end: () => void saver.kill(),
  };
}
