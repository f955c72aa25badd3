import type { Part } from '#content/declare/parts.ts';
import { languages as names } from '#contract/languages.ts';
import { useSayText } from '#ui/console/say.tsx';
import { fieldNamed, useEditing } from './editing-context.ts';

/** Names the fields of a part as staff call them: `Summary, Hindi`. */
export function useFieldLabel(part: Part): (field: string) => string {
  const sayText = useSayText();
  const { collection } = useEditing();
  return (name) => {
    const field = fieldNamed(collection, name);
    const label = field ? sayText(field.label) : name;
    return part === 'facts' ? label : `${label}, ${names[part].name}`;
  };
}
