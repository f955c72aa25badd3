import { useSay } from '#ui/console/say.tsx';
import { SelectField } from '#ui/field.tsx';
import type { Scope } from './bring-back-address.ts';
import type { CollectionChoice } from './use-collections.ts';

interface ScopeFieldsProps {
  scope: Scope;
  /** Of the document, where one is chosen and known. */
  title: string | undefined;
  kinds: readonly CollectionChoice[];
  /** Whether the whole site may be chosen. */
  isForAll: boolean;
  onChange: (scope: Scope) => void;
}

const ONE = 'one';

/** Chooses how much is brought back: the document that one came from, a kind of content, or the whole site. */
export function ScopeFields({ scope, title, kinds, isForAll, onChange }: ScopeFieldsProps) {
  const say = useSay();
  const kind = kinds.find(({ name }) => name === scope.collection);
  return (
    <SelectField
      label={say('What', 'क्या')}
      value={scope.id ? ONE : scope.collection}
      onChange={({ target }) => onChange({ collection: target.value, id: '' })}
    >
      {scope.id && (
        <option value={ONE}>
          {kind?.one ?? scope.collection}
          {title ? `: ${title}` : say(', this one', ', केवल यह')}
        </option>
      )}
      {isForAll && <option value="">{say('The whole site', 'पूरी साइट')}</option>}
      {kinds.map(({ name, many }) => (
        <option key={name} value={name}>
          {say(`All: ${many}`, `सब: ${many}`)}
        </option>
      ))}
    </SelectField>
  );
}
