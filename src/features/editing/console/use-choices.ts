import { useMemo, useState } from 'react';
import { fieldIn } from '#content/declare/part-fields.ts';
import { bothTogether } from './both-together.ts';
import type { Choice, Row } from './conflict-texts.ts';
import { fieldsOfPart, useEditing } from './editing-context.ts';
import type { PartConflict } from './saving/edited-part.ts';

/** The conflicting fields with both texts, and what is chosen for each so far. */
export function useChoices({ part, fields, theirs }: PartConflict) {
  const { saving, collection } = useEditing();
  const rows = useMemo(
    () =>
      fieldsOfPart(collection, part)
        .filter(({ name }) => fields.includes(name))
        .map(({ name: field, widget }): Row => ({
          field,
          mine: saving.value(part, field),
          theirs: fieldIn(part, theirs.content, field),
          isText: widget === 'text' || widget === 'body',
        })),
    [saving, collection, part, fields, theirs],
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const together = (row: Row) =>
    written[row.field] ?? bothTogether(row.field, row.mine, row.theirs);
  return {
    rows,
    choices,
    together,
    choose: (field: string, choice: Choice) => setChoices({ ...choices, [field]: choice }),
    write: (field: string, text: string) => setWritten({ ...written, [field]: text }),
    valueOf(row: Row): unknown {
      const choice = choices[row.field];
      if (choice === 'both') return together(row);
      return choice === 'mine' ? row.mine : row.theirs;
    },
  };
}
