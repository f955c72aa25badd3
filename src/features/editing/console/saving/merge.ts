import type { Part } from '#content/declare/parts.ts';
import { changedFields, fieldIn, isSameValue, withField } from './content-fields.ts';
import type { PartContent } from './content-fields.ts';

export interface MergeResult {
  content: PartContent;
  /** Fields that came from the other side. */
  arrived: string[];
  /** Fields that both sides changed, each otherwise; `content` has the own text of them. */
  disputed: string[];
}

/** Two texts that began from the same one as one text, as far as nobody has to choose. */
export function mergeParts(
  part: Part,
  began: PartContent,
  mine: PartContent,
  theirs: PartContent,
): MergeResult {
  const own = new Set(changedFields(part, began, mine));
  let content = mine;
  const arrived: string[] = [];
  const disputed: string[] = [];
  for (const field of changedFields(part, began, theirs)) {
    const value = fieldIn(part, theirs, field);
    if (isSameValue(value, fieldIn(part, mine, field))) continue;
    if (own.has(field)) disputed.push(field);
    else {
      content = withField(part, content, field, value);
      arrived.push(field);
    }
  }
  return { content, arrived, disputed };
}
