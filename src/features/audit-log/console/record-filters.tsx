import { useCallQuery } from '#client/query.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { describeRecord } from '../contract.ts';
import type { useRecordAddress } from './record-address.ts';

type Address = ReturnType<typeof useRecordAddress>;

/** The filters of the record: person, deed, thing, outcome, days. */
export function RecordFilters({ filter, set }: Address) {
  const say = useSay();
  const sayText = useSayText();
  const known = useCallQuery(describeRecord, {}, { staleTime: Infinity }).data?.data;
  const people = (known?.people ?? []).map(({ id, name }): Option => [id, name]);
  const deeds = (known?.calls ?? []).map(({ call, did }): Option => [call, sayText(did)]);
  const things = known?.targets.map(({ target, label }): Option => [target, sayText(label)]);
  const outcomes: Option[] = [
    ['done', say('done', 'हुआ')],
    ['refused', say('refused', 'मना हुआ')],
    ['failed', say('failed', 'विफल')],
  ];
  const nobody: Option = ['nobody', say('Without a session, or the clock', 'बिना लॉग इन, या घड़ी')];
  const choice = (name: ChoiceName) => ({ name, value: filter[name] ?? '', set });
  return (
    <div className="record-filters" role="search">
      <Choice label={say('Person', 'व्यक्ति')} options={[nobody, ...people]} {...choice('actor')} />
      <Choice label={say('Deed', 'काम')} options={deeds} {...choice('call')} />
      <Choice label={say('On', 'किस पर')} options={things ?? []} {...choice('target')} />
      <Choice label={say('Outcome', 'नतीजा')} options={outcomes} {...choice('outcome')} />
      <TextField
        type="date"
        label={say('From', 'कब से')}
        value={filter.from ?? ''}
        onChange={({ target }) => set('from', target.value)}
      />
      <TextField
        type="date"
        label={say('To', 'कब तक')}
        value={filter.to ?? ''}
        onChange={({ target }) => set('to', target.value)}
      />
      <button
        type="button"
        className={filter.people ? 'chosen-chip' : 'filter-chip'}
        aria-pressed={filter.people === 'true'}
        onClick={() => set('people', filter.people ? '' : 'true')}
      >
        <ConsoleIcon name="eye" />
        {say('Looks at people’s data', 'लोगों के डेटा पर नज़र')}
      </button>
    </div>
  );
}

type Option = readonly [value: string, label: string];
type ChoiceName = 'actor' | 'call' | 'target' | 'outcome';

interface ChoiceProps {
  label: string;
  options: readonly Option[];
  name: ChoiceName;
  value: string;
  set: Address['set'];
}

function Choice({ label, options, name, value, set }: ChoiceProps) {
  const say = useSay();
  return (
    <SelectField label={label} value={value} onChange={({ target }) => set(name, target.value)}>
      <option value="">{say('All', 'सभी')}</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
