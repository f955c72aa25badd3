import { useState } from 'react';
import { ask } from '#client/query.ts';
import { mergeForm } from '#content/declare/part-fields.ts';
import { listAdvertisements } from '../contract.ts';
import type { Advertisement, AdvertisementFacts as Facts } from '../contract.ts';

interface Met {
  base: Facts;
  begin: Facts;
  theirs: Partial<Facts>;
  /** How often somebody else was first. */
  turn: number;
}

const factsOf = ({ id: _, isInForce: __, enteredBy: ___, ...facts }: Advertisement): Facts => facts;

/**
 * The entry that a change begins from. Where somebody else saved meanwhile it is theirs: what they alone changed comes
 * into the form, what both changed stays as it is here with theirs beside it.
 */
export function useEntryBase(entry: Advertisement | undefined) {
  const [met, setMet] = useState<Met | undefined>(
    () => entry && { base: factsOf(entry), begin: factsOf(entry), theirs: {}, turn: 0 },
  );
  return {
    base: met?.base,
    begin: met?.begin,
    theirs: met?.theirs ?? {},
    turn: met?.turn ?? 0,
    async meet(words: Facts): Promise<void> {
      const { data } = await ask(listAdvertisements);
      const now = data.find(({ id }) => id === entry?.id);
      if (now) setMet((before) => before && meeting(before, words, factsOf(now)));
    },
  };
}

function meeting({ base, turn }: Met, mine: Facts, theirs: Facts): Met {
  const merge = mergeForm({ base, mine, theirs });
  return { base: theirs, begin: merge.merged, theirs: merge.theirs, turn: turn + 1 };
}
