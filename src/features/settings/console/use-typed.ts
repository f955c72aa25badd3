import { useEffect, useMemo, useState } from 'react';
import type { Json } from '#content/declare/draft-shapes.ts';
import type { Language } from '#contract/languages.ts';
import { typedKey, wordsOnDevice } from '#ui/console/kept-words.ts';
import { useMe } from '#ui/console/me.ts';
import { isSameSetting } from './merge-setting.ts';

export type Content = Record<string, Json>;
export type Part = 'facts' | Language;
export type SettingsDraft = Partial<Record<Part, Content>>;

/** The settings that were typed, and what each of them was when somebody began to change it. */
interface Typed {
  typed: SettingsDraft;
  from: SettingsDraft;
}

const NOTHING: Typed = { typed: {}, from: {} };

/** The settings that were typed and are not sent yet; with a name they stay on the device, for their agent. */
export function useTyped(keptAs?: string) {
  const { id } = useMe();
  const device = useMemo(
    () => (keptAs ? wordsOnDevice<Typed | SettingsDraft>(typedKey(id, keptAs)) : undefined),
    [id, keptAs],
  );
  const [{ typed, from }, setTyped] = useState<Typed>(() => withFrom(device?.read()));
  useEffect(() => {
    if (Object.keys(typed).length === 0) device?.forget();
    else device?.keep({ typed, from });
  }, [device, typed, from]);
  return {
    typed,
    from,
    change(part: Part, field: string, value: Json, began: Json | undefined): void {
      setTyped((before) => ({
        typed: withField(before.typed, part, field, value),
        from: withField(before.from, part, field, began ?? null),
      }));
    },
    /** Forgets what was sent; what was typed since stays, and has begun from it. */
    forget(sent?: SettingsDraft): void {
      const after = (all: Typed) => (sent ? afterSending(all, sent) : NOTHING);
      // The screen may be gone before an effect runs.
      device?.keep(after(withFrom(device.read())));
      setTyped(after);
    },
    /** Notes what was saved as what any of it that is typed on has begun from. */
    beginFrom(saved: SettingsDraft): void {
      setTyped((before) => ({ ...before, from: overlaid(before.from, saved) }));
    },
  };
}

export type TypedSettings = ReturnType<typeof useTyped>;

/** Reads what the device kept; it once kept the typed settings alone. */
function withFrom(kept: Typed | SettingsDraft | undefined): Typed {
  if (!kept) return NOTHING;
  return 'typed' in kept ? kept : { typed: kept, from: {} };
}

const withField = (all: SettingsDraft, part: Part, field: string, value: Json): SettingsDraft => ({
  ...all,
  [part]: { ...all[part], [field]: value },
});

function overlaid(all: SettingsDraft, saved: SettingsDraft): SettingsDraft {
  const parts = Object.entries(saved) as [Part, Content][];
  return {
    ...all,
    ...Object.fromEntries(parts.map(([part, of]) => [part, { ...all[part], ...of }])),
  };
}

function afterSending({ typed, from }: Typed, sent: SettingsDraft): Typed {
  const isLeft = (part: Part, name: string, value: Json) => {
    const of = sent[part];
    return !of || !(name in of) || !isSameSetting(of[name], value);
  };
  const left = filtered(typed, isLeft);
  const isTyped = (part: Part, name: string) => left[part]?.[name] !== undefined;
  return { typed: left, from: filtered(overlaid(from, sent), isTyped) };
}

/** These fields of what was typed; all where none are named. */
export const among = (typed: SettingsDraft, fields?: readonly string[]): SettingsDraft =>
  fields ? filtered(typed, (_, name) => fields.includes(name)) : typed;

function filtered(
  typed: SettingsDraft,
  isKept: (part: Part, name: string, value: Json) => boolean,
): SettingsDraft {
  const parts = (Object.entries(typed) as [Part, Content][]).map(([part, content]) => {
    const kept = Object.entries(content).filter(([name, value]) => isKept(part, name, value));
    return [part, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(parts.filter(([, content]) => Object.keys(content).length > 0));
}
