import type { QuizQuestion } from './fetch-contract.ts';

/** A round on this device, from the first question until the server has it. */
export interface Round {
  date: string;
  questions: readonly QuizQuestion[];
  /** Signed by the server: when it began. */
  begun: string | undefined;
  /** The chosen option of each question, by their ids. */
  chosen: Readonly<Record<string, string>>;
  /** The question that is shown, from 0. */
  at: number;
  /** Whether every question was answered and the round is to be sent. */
  isDone: boolean;
}

const KEY = 'quiz:round';

/** The round that was begun here; undefined where there is none, or it cannot be read any more. */
export function readRound(): Round | undefined {
  try {
    const round: Round | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return round && Array.isArray(round.questions) && round.questions.length > 0
      ? round
      : undefined;
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage loses the round on a reload, and nothing before that. */
export function keepRound(round: Round): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(round));
  } catch {
    // Played on from memory.
  }
}

export const forgetRound = () => localStorage.removeItem(KEY);

/** The answers as they are sent. */
export const answersOf = ({ questions, chosen }: Round) =>
  questions.flatMap(({ id: questionId }) => {
    const optionId = chosen[questionId];
    return optionId === undefined ? [] : [{ questionId, optionId }];
  });
