import { solveProofOfWork } from '#client/proof-of-work.ts';
import type { Attack, Outcome } from './attack.ts';
import { withTarget } from './target.ts';
import type { Target } from './target.ts';
import { member, password, someEmail, visitor } from './visitor.ts';

const DRAIN = 100;
const MISTYPED = 10;
const OWNER_TRIES = 5;
const SPENT = 12;

/**
 * The effect of limits on people whom they should spare, and their cost for people whom they should
 * stop.
 */
export const limitsMet: Attack = async () => [
  await withTarget({}, drainedAccount),
  ...(await withTarget({}, sharedAddress)),
  await withTarget({}, priceOfProofs),
];

async function drainedAccount(target: Target): Promise<Outcome> {
  const { number } = await member(target);
  const wrong = { phoneNumber: number, password: 'not the password' };
  for (let index = 0; index < DRAIN; index += 1) await visitor(target).ask('/user/login', wrong);
  const { ask, askWithProof } = visitor(target);
  for (let index = 0; index < MISTYPED; index += 1) await ask('/user/login', wrong);
  let refused = 0;
  for (let index = 0; index < OWNER_TRIES; index += 1) {
    const { status } = await askWithProof('/user/login', { phoneNumber: number, password });
    if (status !== 200) refused += 1;
  }
  return {
    row: 'D7',
    attack: 'the right password with a proof, two limits used up',
    figure: `${refused} of ${OWNER_TRIES} refused`,
    goal: '0',
    isWithstood: refused === 0,
  };
}

async function sharedAddress(target: Target): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [call, body] of [
    ['/user/join/create', () => ({ name: 'Ila', email: someEmail(), message: 'I would help' })],
    ['/user/newsletter/subscribe', () => ({ email: someEmail() })],
    ['/user/forgot-password/link', () => ({ email: someEmail() })],
    ['/user/register/confirm', () => ({ receipt: 'a'.repeat(43) })],
  ] as const) {
    const { ask, askWithProof } = visitor(target);
    let answer = await ask(call, body());
    for (let tries = 0; answer.status !== 429 && tries < 40; tries += 1)
      answer = await ask(call, body());
    const isOffered = answer.body?.proof !== undefined;
    const { status } = await askWithProof(call, body());
    outcomes.push({
      row: 'D16',
      attack: `${call}, its limit used up by neighbours`,
      figure: `${isOffered ? 'a proof is asked for' : 'no proof is offered'}, then ${status}`,
      goal: 'not 429',
      isWithstood: isOffered && status !== 429,
    });
  }
  return outcomes;
}

async function priceOfProofs(target: Target): Promise<Outcome> {
  const { ask } = visitor(target);
  const prices: number[] = [];
  for (let spent = 0; spent < SPENT;) {
    const body = { name: 'Ila', email: someEmail(), subject: 'other', message: 'A letter' };
    const { body: refusal } = await ask('/user/grievance/create', body);
    if (!refusal?.proof) continue;
    const begun = performance.now();
    const proof = await solveProofOfWork(refusal.proof.challenge);
    prices.push(performance.now() - begun);
    await ask('/user/grievance/create', body, { proof });
    spent += 1;
  }
  const [first = 0, last = 0] = [prices.at(0), prices.at(-1)];
  return {
    row: 'D17',
    attack: `${SPENT} proofs spent from one address`,
    figure: `the first ${first.toFixed(0)} ms, the last ${last.toFixed(0)}`,
    goal: 'rises',
    isWithstood: last > 3 * first,
  };
}
