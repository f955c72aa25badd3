import { useCallMutation, useCallQuery } from '#client/query.ts';
import { letterStates } from '#contract/letters.ts';
import type { LetterState } from '#contract/letters.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { assignLetters, listAssignees, setLetterDue, setLetterState } from '../contract.ts';
import { stateTexts } from './letter-texts.ts';
import { ofLetters } from './open-letter.ts';
import type { OpenLetter } from './open-letter.ts';

/** The agent who has the letter, where it stands, and its day; each is saved as it is chosen. */
export function LetterTask({ letter }: { letter: OpenLetter }) {
  const say = useSay();
  const sayText = useSayText();
  const toast = useToast();
  const assignees = useCallQuery(listAssignees).data?.data ?? [];
  const refreshes = { refreshes: ofLetters };
  const assign = useCallMutation(assignLetters, refreshes);
  const setState = useCallMutation(setLetterState, refreshes);
  const setDue = useCallMutation(setLetterDue, refreshes);
  const told = { onError: toast.error };
  const { id, assignee, state, dueAt } = letter;
  useShortcut('I', ['Give to somebody', 'किसी को सौंपें'], () =>
    document.getElementById('letter-assignee')?.focus(),
  );
  return (
    <section className="letter-task" aria-label={say('Task', 'काम')}>
      <SelectField
        id="letter-assignee"
        label={say('With', 'किसके पास')}
        aria-keyshortcuts="I"
        value={assignee?.id ?? ''}
        onChange={({ target }) =>
          assign.mutate({ body: { id: [id], assigneeId: target.value || null } }, told)
        }
      >
        <option value="">{say('Nobody yet', 'अभी किसी के पास नहीं')}</option>
        {assignee && !assignees.some((each) => each.id === assignee.id) && (
          <option value={assignee.id}>{assignee.name}</option>
        )}
        {assignees.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('State', 'स्थिति')}
        value={state}
        onChange={({ target }) =>
          setState.mutate({ body: { id: [id], state: target.value as LetterState } }, told)
        }
      >
        {letterStates.map((each) => (
          <option key={each} value={each}>
            {sayText(stateTexts[each])}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={say('Answer by', 'जवाब कब तक')}
        value={dueAt?.slice(0, 10) ?? ''}
        onChange={({ target }) => setDue.mutate({ body: { id, day: target.value || null } }, told)}
      />
    </section>
  );
}
