import { call } from '#client/call.ts';
import { readToken } from '#client/token.ts';
import { fetchContract } from './fetch-contract.ts';
import { answersOf, forgetRound, keepRound } from './round-store.ts';
import type { Round } from './round-store.ts';

/** The outcome of handing in: `kept` where nobody answered, `busy` where the server can't take it now. */
export type HandedIn =
  | { name: 'result'; date: string }
  | { name: 'over' | 'silent' }
  | { name: 'kept' | 'busy' | 'logIn'; round: Round };

/** Sends a round. One that was sent before, from wherever, counts as sent. */
export async function handIn(round: Round): Promise<HandedIn> {
  if (!readToken()) return askToLogIn(round);
  try {
    const { createQuizAnswers } = await fetchContract();
    const { begun } = round;
    const body = { data: answersOf(round), ...(begun !== undefined && { begun }) };
    const answer = await call(createQuizAnswers, { body });
    return answer.success ? leadToResult(round) : outcomeOf(answer.status, round);
  } catch {
    return { name: 'kept', round };
  }
}

function outcomeOf(status: number | undefined, round: Round): HandedIn {
  switch (status) {
    case 401:
      return askToLogIn(round);
    case 403:
      return { name: 'silent' };
    case 409:
      return leadToResult(round);
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
