import type { FieldDescription } from '#content/declare/describe.ts';
import type { Part } from '#content/declare/parts.ts';
import type { DraftPart } from '../editing-context.ts';
import type { Typed } from '../saving/edited-part.ts';

/** The control of one field of one part. It begins with `initial`, and is made anew for other words. */
export interface ControlProps {
  id: string;
  part: Part;
  field: FieldDescription;
  /** The language of the words; undefined for facts. */
  language: string | undefined;
  initial: unknown;
  /** The change of the original since this was written. */
  behind?: DraftPart['behind'][number] | undefined;
  isReadOnly: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onType: (value: Typed) => void;
  /** Called with what the counter counts: characters, or words of a body. */
  onCount?: (count: number) => void;
}

/** The attributes that tie a control to its label and its texts. */
export const tiesOf = ({ id, isInvalid, describedBy, language }: ControlProps) => ({
  id,
  lang: language,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});
