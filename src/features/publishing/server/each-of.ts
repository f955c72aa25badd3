import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import { translateMessage } from '#contract/translate-message.ts';
import type { Transaction } from '#db/database.ts';

interface Outcome {
  id: string;
  isDone: boolean;
  message: string | null;
  errors?: FieldError[] | undefined;
}

/**
 * The parts of the call that are used: where its targets are told, and the language of its answer.
 */
interface BatchContext {
  addTargets: (id: string) => void;
  language: Language;
}

/** Does each by itself, in one order, so that two who choose the same documents take turns. */
export async function eachOf(
  tx: Transaction,
  ids: readonly string[],
  { addTargets, language }: BatchContext,
  work: (one: Transaction, id: string) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  for (const id of [...new Set(ids)].toSorted()) {
    const outcome = await tryOne(tx, id, language, work);
    outcomes.set(id, outcome);
    if (outcome.isDone) addTargets(id);
  }
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/** A failure undoes its own document, and the others are kept. */
async function tryOne(
  tx: Transaction,
  id: string,
  language: Language,
  work: (one: Transaction, id: string) => Promise<void>,
): Promise<Outcome> {
  try {
    await tx.transaction((one) => work(one, id));
    return { id, isDone: true, message: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, errors } = error.inWordsOf((text) => translateMessage(language, text));
    return { id, isDone: false, message, errors };
  }
}
