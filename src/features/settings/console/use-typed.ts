import { useEffect, useMemo, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import type { readDraft } from '#features/editing/contract.ts';
import { typedKey, wordsOnDevice } from '#ui/console/kept-words.ts';
import { useMe } from '#ui/console/me.ts';

export type Json = ReplyOf<typeof readDraft>['data']['parts'][number]['content'][string];
export type Content = Record<string, Json>;
export type Part = 'facts' | Language;
export type SettingsDraft = Partial<Record<Part, Content>>;

/** The settings that were typed and are not sent yet; with a name they stay on the device, for their agent. */
export function useTyped(keptAs?: string) {
  const { id } = useMe();
  const device = useMemo(
    () => (keptAs ? wordsOnDevice<SettingsDraft>(typedKey(id, keptAs)) : undefined),
    [id, keptAs],
  );
  const [typed, setTyped] = useState<SettingsDraft>(() => device?.read() ?? {});
  useEffect(() => {
    if (Object.keys(typed).length === 0) device?.forget();
    else device?.keep(typed);
  }, [device, typed]);
  return {
    typed,
    change(part: Part, field: string, value: Json): void {
      setTyped((before) => ({ ...before, [part]: { ...before[part], [field]: value } }));
    },
    /** Forgets these fields; all where none are named. */
    forget(fields?: readonly string[]): void {
      const without = (all: SettingsDraft) =>
        fields ? filtered(all, (name) => !fields.includes(name)) : {};
      // The screen may be gone before an effect runs.
      device?.keep(without(device.read() ?? {}));
      setTyped(without);
    },
  };
}

/** These fields of what was typed; all where none are named. */
export const among = (typed: SettingsDraft, fields?: readonly string[]): SettingsDraft =>
  fields ? filtered(typed, (name) => fields.includes(name)) : typed;

function filtered(typed: SettingsDraft, isKept: (name: string) => boolean): SettingsDraft {
  const parts = Object.entries(typed).map(([part, content]) => {
    const kept = Object.entries(content).filter(([name]) => isKept(name));
    return [part, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(parts.filter(([, content]) => Object.keys(content).length > 0));
}
