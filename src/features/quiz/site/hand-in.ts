import { call } from '#client/call.ts';
import { readToken } from '#client/token.ts';
import { fetchContract } from './fetch-contract.ts';
import { answersOf, forgetRound, keepRound } from './round-store.ts';
import type { Round } from './round-store.ts';

/** The outcome of handing in: `kept` without a network, `busy` where the site can't take it now. */
export type HandedIn =
  | { name: 'result'; date: string }
  | { name: 'over' | 'silent' }
  | { name: 'kept' | 'busy' | 'logIn'; round: Round };

/** The shortest time in which anybody reads a question, for the server. */
const FASTEST_MS = 1_000;

/** Sends a round. One that was sent before, from wherever, counts as sent. */
export async function handIn(round: Round): Promise<HandedIn> {
  if (!readToken()) return askToLogIn(round);
  try {
    const ready = round.begun === undefined ? await beginLate(round) : round;
    const status = ready && (await send(ready));
    if (status !== 422) return outcomeOf(status, round);
    // Of its day, it was refused for a question that was withdrawn meanwhile.
    const corrected = await asAskedNow(round);
    return outcomeOf(corrected && (await send(corrected)), round);
  } catch {
    return { name: navigator.onLine ? 'busy' : 'kept', round };
  }
}

/** Returns the status of the reply. */
async function send(round: Round): Promise<number | undefined> {
  const { createQuizAnswers } = await fetchContract();
  const { begun } = round;
  const body = { data: answersOf(round), ...(begun !== undefined && { begun }) };
  const answer = await call(createQuizAnswers, { body });
  return answer.success ? 200 : answer.status;
}

/** A round that was played without a network: for the server it begins now, and lasts as long as reading does. */
async function beginLate(round: Round): Promise<Round | undefined> {
  const begun = await asAskedNow(round);
  await new Promise((goOn) => setTimeout(goOn, FASTEST_MS * round.questions.length));
  return begun;
}

/** The round with what is asked now, where its day is not over; undefined where the server does not tell. */
async function asAskedNow(round: Round): Promise<Round | undefined> {
  const { findQuizQuestions } = await fetchContract();
  const answer = await call(findQuizQuestions, { query: { begin: '1' } });
  if (!answer.success) return undefined;
  const { date, questions, begun } = answer.data;
  if (date !== round.date || questions.length === 0) return round;
  const now = { ...round, questions, begun: round.begun ?? begun };
  keepRound(now);
  return now;
}

function outcomeOf(status: number | undefined, round: Round): HandedIn {
  switch (status) {
    case 200:
    case 409:
      return leadToResult(round);
    case 401:
      return askToLogIn(round);
    case 403:
      return { name: 'silent' };
    case 422:
      forgetRound();
      return { name: 'over' };
    default:
      return { name: 'busy', round };
  }
}

function leadToResult({ date }: Round): HandedIn {
  forgetRound();
  return { name: 'result', date };
}

/** The end of a session empties the storage, and the round is to outlive the way through the log-in. */
function askToLogIn(round: Round): HandedIn {
  keepRound(round);
  return { name: 'logIn', round };
}
