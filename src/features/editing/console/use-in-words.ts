import { valueInWords } from '#content/declare/value-in-words.ts';
import { useValueFormats } from '#ui/console/use-value-formats.ts';
import { plainText } from './behind.ts';
import { fieldNamed, useEditing } from './editing-context.ts';

export type InWords = (field: string, value: unknown) => string;

/** The values of the edited document's fields as people read them; what it refers to, by its title. */
export function useInWords(): InWords {
  const { collection, draft } = useEditing();
  const formats = useValueFormats(plainText);
  return (name, value) => {
    const referred = draft.references[name];
    const title = referred?.slug === value ? referred?.title : undefined;
    return valueInWords(fieldNamed(collection, name), value, formats, title);
  };
}
