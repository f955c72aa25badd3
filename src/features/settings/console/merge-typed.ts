import type { Json } from '#content/declare/draft-shapes.ts';
import { fieldIn } from '#content/declare/part-fields.ts';
import { mergeSetting } from './merge-setting.ts';
import type { WrittenPart } from './use-not-live.ts';
import type { Content, Part, SettingsDraft, TypedSettings } from './use-typed.ts';

/** A setting that somebody else saved otherwise than it is typed here. */
export interface SettingConflict {
  part: Part;
  field: string;
  theirs: Json | undefined;
  by: WrittenPart['author'];
  at: string;
}

interface MergedSettings {
  /** The typed settings, with what others saved in the same lists and languages. */
  typed: SettingsDraft;
  conflicts: SettingConflict[];
}

type Began = Pick<TypedSettings, 'typed' | 'from'>;

/** Brings what others saved since it was begun beside what was typed. */
export function mergeTyped({ typed, from }: Began, parts: readonly WrittenPart[]): MergedSettings {
  const merged: MergedSettings = { typed: {}, conflicts: [] };
  for (const [part, fields] of Object.entries(typed) as [Part, Content][]) {
    const written = parts.find((each) => each.part === part);
    const content: Content = {};
    for (const [field, mine] of Object.entries(fields)) {
      const theirs = storedIn(written, part, field);
      const began = from[part];
      // Words that an older version of this screen kept do not tell.
      const isKnown = began !== undefined && field in began;
      const edits = { from: isKnown ? began[field] : theirs, mine, theirs };
      const { value, isConflict } = mergeSetting(field, edits);
      content[field] = value ?? null;
      if (isConflict && written)
        merged.conflicts.push({ part, field, theirs, by: written.author, at: written.at });
    }
    merged.typed[part] = content;
  }
  return merged;
}

export const storedIn = (written: WrittenPart | undefined, part: Part, field: string) =>
  fieldIn(part, written?.content ?? {}, field) as Json | undefined;
