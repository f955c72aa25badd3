import type { ConsoleText } from '#contract/console-text.ts';
import { useSay, useSayText } from '../say.tsx';
import { lineText } from './body-lines.ts';
import type { LineKind } from './body-lines.ts';
import type { LineChange } from './changed-lines.ts';

const kindTexts: Record<LineKind, ConsoleText> = {
  p: ['Text', 'लेख'],
  h2: ['Heading', 'शीर्षक'],
  h3: ['Subheading', 'उपशीर्षक'],
  h4: ['Small heading', 'छोटा शीर्षक'],
  blockquote: ['Quote', 'उद्धरण'],
  ul: ['List', 'सूची'],
  ol: ['Numbered list', 'क्रमांकित सूची'],
  tr: ['Row', 'पंक्ति'],
  th: ['Row of headings', 'शीर्षकों की पंक्ति'],
  hr: ['Line', 'रेखा'],
};

interface LineNoteProps {
  change: LineChange;
  /** The side that is shown; both where they are one text. */
  side?: 'before' | 'after';
}

/** Tells before a line what changed of it besides its words: a heading that became text, or bold letters. */
export function LineNote({ change: { before, after }, side }: LineNoteProps) {
  const say = useSay();
  const sayText = useSayText();
  if (!before || !after || before === after) return null;
  if (before.kind !== after.kind)
    return (
      <span className="line-note">
        {side !== 'after' && <del className="diff-gone">{sayText(kindTexts[before.kind])}</del>}
        {side !== 'before' && <ins className="diff-new">{sayText(kindTexts[after.kind])}</ins>}
      </span>
    );
  if (lineText(before) !== lineText(after) || side === 'before') return null;
  return (
    <span className="line-note">
      <ins className="diff-new">{say('Bold or italic changed', 'मोटे या तिरछे अक्षर बदले')}</ins>
    </span>
  );
}
