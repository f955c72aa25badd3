import { useId } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { letterStates } from '#contract/letters.ts';
import type { LetterState } from '#contract/letters.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField } from '#ui/field.tsx';
import { assignLetters, listAssignees, setLetterState } from '../contract.ts';
import type { ChosenLetters } from './chosen-letters.ts';
import { stateTexts } from './letter-texts.ts';
import { ofLetters } from './open-letter.ts';

const NOBODY = 'nobody';

/** Gives the chosen letters to somebody, or sets where they stand. */
export function BulkBar({ chosen }: { chosen: ChosenLetters }) {
  const { ids, clear } = chosen;
  useShortcut('Esc', ['Choose none', 'कुछ न चुनें'], clear, ids.size > 0);
  return ids.size > 0 ? <Acts ids={[...ids]} onDone={clear} /> : null;
}

function Acts({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const say = useSay();
  const sayText = useSayText();
  const assigneeId = useId();
  const { assign, setState, isBusy } = useBulk(ids, onDone);
  const assignees = useCallQuery(listAssignees).data?.data ?? [];
  useShortcut('I', ['Give the chosen to somebody', 'चुनी हुई किसी को सौंपें'], () =>
    document.getElementById(assigneeId)?.focus(),
  );
  useShortcut('E', ['Close the chosen', 'चुनी हुई बंद करें'], () => setState('closed'), !isBusy);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={say('Chosen letters', 'चुनी हुई चिट्ठियाँ')}>
      <strong>{say(`${ids.length} chosen`, `${ids.length} चुनीं`)}</strong>
      <SelectField
        id={assigneeId}
        label={say('Give to', 'किसे सौंपें')}
        aria-keyshortcuts="I"
        value=""
        disabled={isBusy}
        onChange={({ target }) => assign(target.value === NOBODY ? null : target.value)}
      >
        <option value="">{say('Choose somebody', 'किसी को चुनें')}</option>
        {assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NOBODY}>{say('Nobody', 'किसी को नहीं')}</option>
      </SelectField>
      <SelectField
        label={say('Set state', 'स्थिति बदलें')}
        value=""
        disabled={isBusy}
        onChange={({ target }) => target.value && setState(target.value as LetterState)}
      >
        <option value="">{say('Choose a state', 'स्थिति चुनें')}</option>
        {letterStates.map((each) => (
          <option key={each} value={each}>
            {sayText(stateTexts[each])}
          </option>
        ))}
      </SelectField>
      <ActionButton kind="quiet" keys="E" busy={isBusy} onClick={() => setState('closed')}>
        {say('Close', 'बंद करें')}
      </ActionButton>
      <ActionButton kind="quiet" keys="Esc" className="bulk-none" onClick={onDone}>
        {say('Undo the choice', 'चुनाव हटाएँ')}
      </ActionButton>
    </div>
  );
}

function useBulk(ids: number[], onDone: () => void) {
  const say = useSay();
  const toast = useToast();
  const assigning = useCallMutation(assignLetters, { refreshes: ofLetters });
  const setting = useCallMutation(setLetterState, { refreshes: ofLetters });
  const told = {
    onSuccess: () => {
      toast.success(
        ids.length === 1
          ? say('1 letter is changed.', '1 चिट्ठी बदली गई\u202f।')
          : say(`${ids.length} letters are changed.`, `${ids.length} चिट्ठियाँ बदली गईं\u202f।`),
      );
      onDone();
    },
    onError: toast.error,
  };
  return {
    assign: (assigneeId: string | null) =>
      assigneeId !== '' && assigning.mutate({ body: { id: ids, assigneeId } }, told),
    setState: (state: LetterState) => setting.mutate({ body: { id: ids, state } }, told),
    isBusy: assigning.isPending || setting.isPending,
  };
}
