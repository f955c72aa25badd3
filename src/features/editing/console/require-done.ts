import { CallFailed } from '#contract/failure.ts';

interface Outcome {
  isDone: boolean;
  message: string | null;
}

/** Throws the refusal of a document, which a call about several of them tells among its outcomes. */
export function requireDone(outcomes: readonly Outcome[]): void {
  const refused = outcomes.find(({ isDone }) => !isDone);
  if (refused) throw new CallFailed({ success: false, message: refused.message ?? '' });
}
