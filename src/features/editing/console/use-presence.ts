import { useEffect, useState } from 'react';
import { ask } from '#client/query.ts';
import type { Part } from '#content/declare/parts.ts';
import { noteEditing } from '../contract.ts';
import type { Other } from './editing-context.ts';
import type { Saving } from './saving/saving.ts';

const INTERVAL_MS = 10_000;
const AFTER_FOCUS_MS = 400;

/** Tells that the agent is here, and who else is; reads the document again when others saved. */
export function usePresence(
  collection: string,
  id: string,
  saving: Saving,
  refetch: () => void,
): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    const tab = crypto.randomUUID();
    let focusTimer: ReturnType<typeof setTimeout> | undefined;
    const where = () => {
      const { part = null, field = null } = saving.focused() ?? {};
      return { collection, id, tab, part, field };
    };
    const tell = async () => {
      try {
        const { data } = await ask(noteEditing, { body: where() });
        setOthers((before) => (isSame(before, data.others) ? before : data.others));
        const isNewer = ([part, revision]: [string, number]) =>
          revision > (saving.base(part as Part) ?? 0) && !saving.isDirty(part as Part);
        if (Object.entries(data.revisions).some(isNewer)) refetch();
      } catch {
        // Without a network nobody is seen, and nothing is lost by that.
        setOthers((before) => (before.length === 0 ? before : []));
      }
    };
    const soon = () => {
      clearTimeout(focusTimer);
      focusTimer = setTimeout(() => void tell(), AFTER_FOCUS_MS);
    };
    void tell();
    const timer = setInterval(() => void tell(), INTERVAL_MS);
    document.addEventListener('focusin', soon);
    return () => {
      clearInterval(timer);
      clearTimeout(focusTimer);
      document.removeEventListener('focusin', soon);
      void ask(noteEditing, { body: { ...where(), part: null, field: null, leaves: true } }).catch(
        () => undefined,
      );
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `refetch` is another one at each render.
  }, [collection, id, saving]);
  return others;
}

const isSame = (some: readonly Other[], others: readonly Other[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
