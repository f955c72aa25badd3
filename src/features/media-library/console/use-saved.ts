import { useEffect, useRef } from 'react';
import { isOutdated } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { CallFailed } from '#contract/failure.ts';
import { useSayText } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useUnsaved } from './unsaved.tsx';

/** The choice between what was typed here and what somebody else saved meanwhile. */
export interface Contest {
  theirs: string;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface Typed {
  text: string;
  /** The kept text at the moment when the typing began. */
  seen: string;
  problem?: string;
  isContested?: boolean;
}

const lost: ConsoleText = [
  'No network. It is kept here: try again.',
  'नेटवर्क नहीं है\u202f। लिखा हुआ यहीं है: फिर कोशिश करें\u202f।',
];

/** A text on its way, and what the server keeps once it has arrived; undefined where it was refused. */
interface Sending {
  text: string;
  kept: Promise<string | undefined>;
}

/**
 * A field that saves what was typed when it is left, or vanishes, and tells where that failed. Where somebody else
 * saved it otherwise since the typing began, nothing is saved until one of both is chosen.
 */
export function useSaved(
  place: string,
  kept: string,
  save: (typed: string, seen: string) => Promise<unknown>,
) {
  const sayText = useSayText();
  const { value: typed, change, read } = useUnsaved<Typed>(place);
  const reset = () => change(() => undefined);
  const whenGone = useFailureWhenGone();
  const underWay = useRef<Sending>(undefined);
  function send(next: Typed): void {
    const before = underWay.current;
    if (before?.text === next.text) return;
    const sending: Sending = { text: next.text, kept: sendAfter(before, next) };
    underWay.current = sending;
    void sending.kept.finally(() => {
      if (underWay.current === sending) underWay.current = undefined;
    });
  }
  /** Sends a text after the one before it has arrived, and replaces that. */
  async function sendAfter(before: Sending | undefined, { text, seen: began }: Typed) {
    const told = text.trim();
    const seen = (await before?.kept) ?? began;
    if (told === seen) {
      reset();
      return told;
    }
    try {
      await save(told, seen);
      // More may have been typed meanwhile.
      change((now) => (now && now.text !== text ? { text: now.text, seen: told } : undefined));
      return told;
    } catch (error) {
      const problem = error instanceof CallFailed ? error.failure.message : sayText(lost);
      change((now) => ({ text, seen, ...now, problem, isContested: isOutdated(error) }));
      whenGone(error);
      return undefined;
    }
  }
  useLeaving(() => {
    // The closure may be older than the last answer, which is never rendered once the field goes.
    const last = read();
    if (last && !last.problem) send(last);
  });
  const contest: Contest | undefined = typed?.isContested
    ? { theirs: kept, keepMine: () => send({ ...typed, seen: kept }), takeTheirs: reset }
    : undefined;
  return {
    contest,
    field: {
      value: typed?.text ?? kept,
      ...(typed?.problem && { problem: typed.problem }),
      onChange: ({ target }: { target: { value: string } }) =>
        change((now) => ({ seen: kept, ...now, text: target.value })),
      onBlur: () => {
        if (typed && !typed.isContested) send(typed);
      },
    },
  };
}

/** Runs when the field vanishes: a browser does not tell of one that vanishes that it is left. */
function useLeaving(leave: () => void): void {
  const newest = useRef(leave);
  useEffect(() => {
    newest.current = leave;
  });
  useEffect(() => () => newest.current(), []);
}

/** Tells of a failure beside the screen, once the field that would tell it is gone. */
function useFailureWhenGone(): (error: unknown) => void {
  const toast = useToast();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return (error) => {
    if (!isThere.current) toast.error(error);
  };
}
