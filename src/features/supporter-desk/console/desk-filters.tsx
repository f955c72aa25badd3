import { useRef } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { countLetters } from '../contract.ts';
import { deskViews } from './desk-address.ts';
import type { DeskView, useDeskAddress } from './desk-address.ts';
import { kindTexts } from './letter-texts.ts';

interface DeskFiltersProps {
  address: ReturnType<typeof useDeskAddress>;
  counts: ReplyOf<typeof countLetters>['data'] | undefined;
}

const viewTexts: Record<DeskView, readonly [string, string]> = {
  active: ['Open', 'खुली'],
  mine: ['Mine', 'मेरी'],
  new: ['New', 'नई'],
  overdue: ['Overdue', 'समय बीता'],
  waiting: ['Waiting', 'प्रतीक्षा में'],
  answered: ['Answered', 'जवाब दिया'],
  closed: ['Closed', 'बंद'],
  suspect: ['Suspect', 'संदिग्ध'],
  all: ['All', 'सभी'],
};

/** The view, the constituency, the kind and the words by which the inbox is narrowed. */
export function DeskFilters({ address, counts }: DeskFiltersProps) {
  const say = useSay();
  const sayText = useSayText();
  const search = useRef<HTMLInputElement>(null);
  const { view, kind, place, s, set } = address;
  useShortcut('/', ['Search letters', 'चिट्ठियों में खोजें'], () => search.current?.focus());
  const countOf = (each: DeskView) =>
    counts && each in counts ? ` ${counts[each as 'active' | 'mine' | 'new']}` : '';
  return (
    <form
      role="search"
      className="desk-filters"
      onSubmit={(event) => {
        event.preventDefault();
        set('s', search.current?.value.trim() ?? '');
      }}
    >
      <SelectField
        label={say('View', 'दृश्य')}
        value={view}
        onChange={({ target }) => set('view', target.value)}
      >
        {deskViews.map((each) => (
          <option key={each} value={each}>
            {sayText(viewTexts[each]) + countOf(each)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('Kind', 'प्रकार')}
        value={kind ?? ''}
        onChange={({ target }) => set('kind', target.value)}
      >
        <option value="">{say('Both kinds', 'दोनों प्रकार')}</option>
        <option value="join">{sayText(kindTexts.join)}</option>
        <option value="grievance">{sayText(kindTexts.grievance)}</option>
      </SelectField>
      <SelectField
        label={say('Constituency', 'क्षेत्र')}
        value={place}
        onChange={({ target }) => set('place', target.value)}
      >
        <option value="">{say('All constituencies', 'सभी क्षेत्र')}</option>
        {withChosen(counts?.places ?? [], place).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <TextField
        ref={search}
        type="search"
        label={say('Words', 'शब्द')}
        defaultValue={s}
        enterKeyHint="search"
        maxLength={100}
        onBlur={({ target }) => target.value.trim() !== s && set('s', target.value.trim())}
      />
    </form>
  );
}

/** A constituency of the address is offered though no letter names it any more. */
const withChosen = (places: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || places.includes(chosen) ? places : [chosen, ...places];
