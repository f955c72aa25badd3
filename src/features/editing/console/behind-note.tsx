import { useMemo } from 'react';
import type { Part } from '#content/declare/parts.ts';
import { languages } from '#contract/languages.ts';
import { excerptOfChanges } from '#lib/word-diff.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { mayIn } from '../contract/reach.ts';
import { changesOf } from './behind.ts';
import { DiffText } from './diff-text.tsx';
import { useEditing } from './editing-context.ts';
import type { DraftPart } from './editing-context.ts';
import { useInWords } from './use-in-words.ts';

interface BehindNoteProps {
  part: Part;
  behind: DraftPart['behind'][number];
}

/** The original's change, under the field that is behind it. */
export function BehindNote({ part, behind }: BehindNoteProps) {
  const say = useSay();
  const { draft, saving, collection } = useEditing();
  const { name } = languages[draft.original];
  const inWords = useInWords();
  const stretches = useMemo(() => {
    const { field } = behind;
    const told = (value: unknown) => (typeof value === 'object' ? inWords(field, value) : value);
    const [before, now] = [told(behind.before), told(behind.now)];
    return excerptOfChanges(changesOf({ before, now }));
  }, [behind, inWords]);
  return (
    <div className="behind-note">
      <StatusMark status="out-of-date" />
      <p>
        {say(`${name} changed since:`, `${name} में बदलाव:`)}{' '}
        <span lang={draft.original}>
          <DiffText stretches={stretches} />
        </span>
      </p>
      {mayIn(collection.can.write, part) && (
        <ActionButton kind="quiet" onClick={() => void saving.markStillRight(part, [behind.field])}>
          {say('Still right', 'अब भी सही')}
        </ActionButton>
      )}
    </div>
  );
}
