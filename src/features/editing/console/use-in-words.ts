import { useCallback } from 'react';
import { valueInWords } from '#content/declare/value-in-words.ts';
import { useValueFormats } from '#ui/console/use-value-formats.ts';
import { plainText } from './behind.ts';
import { fieldNamed, useEditing } from './editing-context.ts';

export type InWords = (field: string, value: unknown) => string;

/** The values of the edited document's fields as people read them; what it refers to, by its title. */
export function useInWords(): InWords {
  const { collection, draft } = useEditing();
  const { references } = draft;
  const formats = useValueFormats(plainText);
  return useCallback(
    (name, value) => {
      const referred = references[name];
      const title = referred?.slug === value ? referred?.title : undefined;
      return valueInWords(fieldNamed(collection, name), value, formats, title);
    },
    [collection, references, formats],
  );
}
