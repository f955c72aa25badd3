import { useState } from 'react';
import { ask } from '#client/query.ts';
import { listAdvertisements } from '../contract.ts';
import type { Advertisement } from '../contract.ts';

type Facts = Omit<Advertisement, 'id' | 'isInForce' | 'enteredBy'>;

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

function meeting({ base, turn }: Met, words: Facts, now: Facts): Met {
  const names = Object.keys(now) as (keyof Facts)[];
  const own = names.filter((name) => words[name] !== base[name]);
  const both = own.filter((name) => now[name] !== base[name] && now[name] !== words[name]);
  const pick = (of: Facts, chosen: readonly (keyof Facts)[]): Partial<Facts> =>
    Object.fromEntries(chosen.map((name) => [name, of[name]]));
  return {
    base: now,
    begin: { ...now, ...pick(words, own) },
    theirs: pick(now, both),
    turn: turn + 1,
  };
}
