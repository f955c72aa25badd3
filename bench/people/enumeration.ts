import { figuresOf, short, verdict } from '../figures.ts';
import type { Child } from '../processes/child.ts';
import { printTable } from '../table.ts';
import { addressOf, numberOf, password } from './accounts.ts';
import { send } from './post.ts';

const PAIRS = 400;
const GOAL_MS = 5;

interface Case {
  name: string;
  path: string;
  known: (pair: number) => object;
  unknown: (pair: number) => object;
}

const someone = { name: 'Ila', password, confirmPassword: password, consent: true };
const stranger = (pair: number) => `nobody-${pair}-${process.pid}@bench.example`;
const strangeNumber = (pair: number) => String(8_000_000_000 + process.pid * 1000 + pair);

const cases: Case[] = [
  {
    name: 'log in',
    path: '/user/login',
    known: (pair) => ({ email: addressOf(pair), password: 'wrong one' }),
    unknown: (pair) => ({ email: stranger(pair), password: 'wrong one' }),
  },
  {
    name: 'register',
    path: '/user/register',
    known: (pair) => ({ ...someone, email: addressOf(pair) }),
    unknown: (pair) => ({ ...someone, email: stranger(pair) }),
  },
  {
    name: 'forgot password',
    path: '/user/forgot-password/link',
    known: (pair) => ({ email: addressOf(pair) }),
    unknown: (pair) => ({ email: stranger(pair) }),
  },
  {
    name: 'send a code',
    path: '/user/signup/send-otp',
    known: (pair) => ({ mobile_number: numberOf(pair) }),
    unknown: (pair) => ({ mobile_number: strangeNumber(pair) }),
  },
  {
    name: 'newsletter',
    path: '/user/newsletter/subscribe',
    known: () => ({ email: addressOf(1) }),
    unknown: (pair) => ({ email: stranger(pair) }),
  },
];

/** Whether a reply reveals, by its text or its time, that an account exists. */
export async function benchEnumeration(site: Child): Promise<boolean> {
  const rows = [];
  for (const each of cases) rows.push(await compare(site, each));
  printTable(`Known and unknown in turns, ${PAIRS} pairs; median ms`, [
    ['call', 'known', 'unknown', 'gap', 'bodies', `goal < ${GOAL_MS}, alike`],
    ...rows.map(({ cells }) => cells),
  ]);
  return rows.every(({ isReached }) => isReached);
}

async function compare({ address }: Child, { name, path, known, unknown }: Case) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Takes turns, so that neither always comes second.
    const sides = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) {
      const body = side === 'known' ? known(pair) : unknown(pair);
      const answer = await send(`${address}/api${path}`, body);
      answers.add(`${answer.status} ${answer.body}`);
      times[side].push(answer.ms);
    }
  }
  const [one, other] = [figuresOf(times.known).p50, figuresOf(times.unknown).p50];
  const gap = Math.abs(one - other);
  const isReached = gap < GOAL_MS && answers.size === 1;
  const bodies = answers.size === 1 ? 'alike' : [...answers].join(' | ').slice(0, 200);
  return {
    cells: [name, short(one), short(other), short(gap), bodies, verdict(isReached)],
    isReached,
  };
}
