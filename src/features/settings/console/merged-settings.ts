import type { Json } from '#content/declare/draft-shapes.ts';
import { isSameSetting, mergeSetting } from './merge-setting.ts';
import { mergeTyped, storedIn } from './merge-typed.ts';
import type { WrittenPart } from './use-not-live.ts';
import type { Part, TypedSettings } from './use-typed.ts';

/** The settings that were typed, beside what others saved meanwhile, and the choice where both are the same ones. */
export function mergedSettings(kept: TypedSettings, parts: readonly WrittenPart[] | undefined) {
  const { typed, conflicts } = parts
    ? mergeTyped(kept, parts)
    : { typed: kept.typed, conflicts: [] };
  const stored = (part: Part, field: string) =>
    storedIn(
      parts?.find((each) => each.part === part),
      part,
      field,
    );
  const isInConflict = (part: Part, field: string) =>
    conflicts.some((each) => each.part === part && each.field === field);

  const valueOf = (part: Part, field: string): Json | undefined => {
    const changed = typed[part];
    if (changed && field in changed) return changed[field];
    return stored(part, field);
  };

  return {
    typed,
    conflicts,
    valueOf,
    /** Takes what arrived from others as begun from; both sides of a conflict stay until somebody chooses. */
    change(part: Part, field: string, value: Json): void {
      const { [field]: began } = kept.from[part] ?? {};
      const hasArrived = !isSameSetting(valueOf(part, field), kept.typed[part]?.[field]);
      const isKept = began !== undefined && (!hasArrived || isInConflict(part, field));
      kept.change(part, field, value, isKept ? began : stored(part, field));
    },
    /** Ends the conflicts: with what was typed, or with what others saved in its place. */
    choose(whose: 'mine' | 'theirs'): void {
      for (const { part, field, theirs } of conflicts) {
        const mine = valueOf(part, field);
        const edits = { from: kept.from[part]?.[field], mine: theirs, theirs: mine };
        const value = whose === 'mine' ? mine : mergeSetting(field, edits).value;
        kept.change(part, field, value ?? null, theirs);
      }
    },
  };
}
