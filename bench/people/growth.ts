import type { Client } from 'pg';
import { figuresOf, short, verdict } from '../figures.ts';
import type { Figures } from '../figures.ts';
import type { Child } from '../processes/child.ts';
import { printTable } from '../table.ts';
import { addressOf, fillAccounts, password } from './accounts.ts';
import { send } from './post.ts';

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 200;
const GOAL = 2;

interface Measured {
  logIn: Figures;
  profile: Figures;
}

/** Logging in and reading one's profile, among 1,000 accounts and among 100,000. */
export async function benchGrowth(site: Child, database: Client): Promise<boolean> {
  await fillAccounts(database, FEW);
  await measure(site, FEW);
  const few = await measure(site, FEW);
  await fillAccounts(database, MANY);
  const many = await measure(site, MANY);
  const rows = (['logIn', 'profile'] as const).map((name) => rowOf(name, few[name], many[name]));
  printTable(`Accounts, ms; ${ROUNDS} rounds, p50 / p95`, [
    ['call', `${FEW} accounts`, `${MANY} accounts`, 'ratio of p95', `goal ≤ ${GOAL}`],
    ...rows.map(({ cells }) => cells),
  ]);
  return rows.every(({ isReached }) => isReached);
}

async function measure({ address }: Child, accounts: number): Promise<Measured> {
  const logIns: number[] = [];
  const profiles: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = addressOf((round * 7919) % accounts);
    const entered = await send(`${address}/api/user/login`, { email, password });
    if (entered.status !== 200) throw new Error(`${email} was answered with ${entered.status}`);
    const { token }: { token: string } = JSON.parse(entered.body);
    const profile = await send(`${address}/api/user/profile`, undefined, token);
    if (profile.status !== 200) throw new Error(`A profile was answered with ${profile.status}`);
    logIns.push(entered.ms);
    profiles.push(profile.ms);
  }
  return { logIn: figuresOf(logIns), profile: figuresOf(profiles) };
}

function rowOf(name: string, few: Figures, many: Figures) {
  const ratio = many.p95 / few.p95;
  const isReached = ratio <= GOAL;
  const both = ({ p50, p95 }: Figures) => `${short(p50)} / ${short(p95)}`;
  return { cells: [name, both(few), both(many), short(ratio), verdict(isReached)], isReached };
}
