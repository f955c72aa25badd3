import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ComboBoxOption } from '#ui/console/combo-box-props.ts';
import { ComboBox } from '#ui/console/combo-box.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { listChoices } from '../../contract.ts';
import { useEditing } from '../editing-context.ts';
import type { ControlProps } from './control-props.ts';

/** Documents to choose from, by what is typed of their titles. */
function useFound(collection: string, field: string, typed: string): ComboBoxOption[] {
  const found = useCallQuery(
    listChoices,
    { query: { collection, field, s: typed.trim().slice(0, 60), size: '20' } },
    { placeholderData: (before) => before },
  );
  return (found.data?.data ?? []).map(({ slug, title, stage }) => ({
    id: slug,
    label: title,
    beside: <StatusMark status={stage === 'changed' ? 'live' : stage} />,
  }));
}

/** Another document, chosen by typing some of its title; drafts can be chosen too. */
export function ReferenceControl(props: ControlProps) {
  const { field, initial, isReadOnly, onType, isInvalid } = props;
  const { draft, collection } = useEditing();
  const say = useSay();
  const sayText = useSayText();
  const known = draft.references[field.name];
  const [value, setValue] = useState(typeof initial === 'string' ? initial : null);
  const [typed, setTyped] = useState('');
  const rows = useFound(collection.name, field.name, typed === known?.title ? '' : typed);
  const also = field.choices.map((choice) => ({ id: choice.value, label: sayText(choice.label) }));
  const all = [...also, ...rows];
  const hasValue = value === null || all.some(({ id }) => id === value);
  const current = { id: value ?? '', label: known?.title ?? value ?? '' };
  return (
    <ComboBox
      label={sayText(field.label)}
      isLabelHidden
      options={hasValue ? all : [current, ...all]}
      value={value}
      isDisabled={isReadOnly}
      onSearch={setTyped}
      {...(isInvalid && { problem: say('Choose one', 'एक चुनें') })}
      onChange={(chosen) => {
        setValue(chosen);
        onType(chosen ?? undefined);
      }}
    />
  );
}
