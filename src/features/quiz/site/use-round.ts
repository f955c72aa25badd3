import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#client/call.ts';
import { followSession } from '#client/follow-session.ts';
import { indianDay } from '#lib/clock.ts';
import { fetchContract } from './fetch-contract.ts';
import type { QuizQuestion } from './fetch-contract.ts';
import { handIn } from './hand-in.ts';
import type { HandedIn } from './hand-in.ts';
import { forgetRound, keepRound, readRound } from './round-store.ts';
import type { Round } from './round-store.ts';
import { useHandInAgain } from './use-hand-in-again.ts';

/** The questions that came with the page, in nobody's order. */
export interface PageQuestions {
  date: string;
  questions: readonly QuizQuestion[];
  /** Whether a silence before a poll is on somewhere. */
  isSilent?: boolean;
}

/** The phase of the quiz page for a visitor. */
export type Phase =
  | { name: 'loading'; round?: Round }
  | { name: 'empty' | 'offline' | 'failed' }
  | { name: 'play' | 'sending'; round: Round }
  | HandedIn;

interface Found {
  date: string;
  questions: QuizQuestion[];
  answered: boolean;
  begun?: string | undefined;
  silentUntil: string | null;
}

/** The round of today: begun, gone on with after a reload, and sent once the network is there. */
export function useRound(ofPage: PageQuestions) {
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });
  const early = useRef<Round>(undefined);

  const load = useCallback(async () => {
    followSession();
    const before = readRound();
    const found = await findToday();
    // It may have gone on meanwhile, or have gone with a session that ended.
    const stored = readRound() ?? before;
    if (found === 'failed')
      return setPhase(stored?.isDone ? { name: 'busy', round: stored } : { name: 'failed' });
    const begun = found ? begin(found, stored) : goOnWithoutAnswer(ofPage, stored);
    const next = withEarly(begun, early.current);
    if (next.name !== 'play' || !next.round.isDone) return setPhase(next);
    setPhase({ name: 'sending', round: next.round });
    setPhase(await handIn(next.round));
  }, [ofPage]);

  useEffect(() => void load(), [load]);
  useHandInAgain(phase.name === 'kept' || phase.name === 'busy' ? phase : undefined, setPhase);
  useEffect(() => {
    const again = () => void (readRound()?.isDone && load());
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [load]);

  const day = dayOf(phase);
  // A phone keeps a page for days; whoever comes back to it plays the questions of today.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && day && day < indianDay(new Date())) void load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [day, load]);

  /** Notes what is chosen before the questions of this visitor are there. */
  const goEarly = useCallback((round: Round) => {
    early.current = round;
    setPhase((now) => (now.name === 'loading' ? { name: 'loading', round } : now));
  }, []);
  // An answer that was chosen before this script ran counts.
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>('.quiz-fields input:checked');
    if (input) goEarly({ ...newRound(ofPage), chosen: { [input.name]: input.value } });
  }, [ofPage, goEarly]);

  /** Keeps the round as it is now, and hands it in where it is done. */
  const go = async (round: Round) => {
    keepRound(round);
    setPhase({ name: round.isDone ? 'sending' : 'play', round });
    if (round.isDone) setPhase(await handIn(round));
  };
  return { phase, go, goEarly, load };
}

/** The day that is played or was, where nothing waits to be sent. */
function dayOf(phase: Phase): string | undefined {
  if (phase.name === 'play') return phase.round.date;
  return phase.name === 'result' ? phase.date : undefined;
}

/** The questions of today; undefined where no answer came. */
async function findToday(): Promise<Found | 'failed' | undefined> {
  try {
    const { findQuizQuestions } = await fetchContract();
    const answer = await call(findQuizQuestions, { query: { begin: '1' } });
    return answer.success ? answer.data : 'failed';
  } catch {
    return undefined;
  }
}

function begin(found: Found, stored: Round | undefined): Phase {
  const { date, questions, answered, begun } = found;
  if (found.silentUntil !== null) return { name: 'silent' };
  if (answered) {
    forgetRound();
    return { name: 'result', date };
  }
  if (stored?.date === date && questions.length > 0) return goOn(stored, questions);
  forgetRound();
  if (stored?.isDone) return { name: 'over' };
  if (questions.length === 0) return { name: 'empty' };
  return { name: 'play', round: newRound({ date, questions }, begun) };
}

/** The questions are in the language of the page now, and as they were corrected meanwhile; their ids stay. */
function goOn(stored: Round, questions: readonly QuizQuestion[]): Phase {
  const at = Math.min(stored.at, questions.length - 1);
  return { name: 'play', round: { ...stored, questions, at } };
}

function goOnWithoutAnswer(ofPage: PageQuestions, stored: Round | undefined): Phase {
  const today = indianDay(new Date());
  if (stored?.date === today) return { name: 'play', round: stored };
  if (ofPage.date !== today || ofPage.questions.length === 0)
    return { name: navigator.onLine ? 'failed' : 'offline' };
  return { name: 'play', round: newRound(ofPage) };
}

/** Questions and options have the same ids for everybody, so what was chosen early still stands. */
function withEarly(phase: Phase, early: Round | undefined): Phase {
  if (phase.name !== 'play' || early?.date !== phase.round.date) return phase;
  const { round } = phase;
  const chosen = { ...round.chosen, ...early.chosen };
  return { name: 'play', round: { ...round, chosen } };
}

/** A round at its first question. */
export const newRound = ({ date, questions }: PageQuestions, begun?: string): Round => ({
  date,
  questions,
  begun,
  chosen: {},
  at: 0,
  isDone: false,
});
