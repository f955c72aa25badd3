import { useState } from 'react';
import { isOutdated } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { useSay } from '#ui/console/say.tsx';

/** The choice between what was typed here and what somebody else saved meanwhile. */
export interface Contest {
  theirs: string;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * A field that saves what was typed when it is left, and tells where that failed. Where somebody else saved it
 * otherwise since the typing began, nothing is saved until one of both is chosen.
 */
export function useSaved(kept: string, save: (typed: string, seen: string) => Promise<unknown>) {
  const say = useSay();
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(kept);
  const [problem, setProblem] = useState<string>();
  const [isContested, setContested] = useState(false);
  const rest = () => {
    setTyped(undefined);
    setProblem(undefined);
    setContested(false);
  };
  async function send(text: string, before: string): Promise<void> {
    if (text.trim() === before) return rest();
    try {
      await save(text.trim(), before);
      rest();
    } catch (error) {
      const lost = say(
        'No network. It is kept here: try again.',
        'नेटवर्क नहीं है\u202f। लिखा हुआ यहीं है: फिर कोशिश करें\u202f।',
      );
      setContested(isOutdated(error));
      setProblem(error instanceof CallFailed ? error.failure.message : lost);
    }
  }
  const contest: Contest | undefined =
    isContested && typed !== undefined
      ? { theirs: kept, keepMine: () => void send(typed, kept), takeTheirs: rest }
      : undefined;
  return {
    contest,
    field: {
      value: typed ?? kept,
      ...(problem && { problem }),
      onChange: ({ target }: { target: { value: string } }) => {
        if (typed === undefined) setSeen(kept);
        setTyped(target.value);
      },
      onBlur: () => {
        if (typed !== undefined && !isContested) void send(typed, seen);
      },
    },
  };
}
