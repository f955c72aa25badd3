import { useNavigate } from 'react-router';
import { useCallPages } from '#client/query-pages.ts';
import type { LetterRow } from '#contract/letters.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Keys } from '#ui/console/keys.tsx';
import { useSay } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { ShowMore } from '#ui/console/show-more.tsx';
import { listLetters } from '../contract.ts';
import type { ChosenLetters } from './chosen-letters.ts';
import type { useDeskAddress } from './desk-address.ts';
import { LetterLink } from './letter-link.tsx';

type Address = ReturnType<typeof useDeskAddress>;

/** The letters of a view; `J` and `K` go from one to the next. */
export function LetterList({ address, chosen }: { address: Address; chosen: ChosenLetters }) {
  const say = useSay();
  const navigate = useNavigate();
  const step = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.desk-list .letter-row')];
    const at = links.findIndex((link) => link.getAttribute('aria-current') === 'true');
    const next = links[at === -1 ? 0 : at + by];
    const path = next?.dataset['path'];
    if (path) void navigate(path);
    next?.focus();
  };
  useShortcut('J', ['Next letter', 'अगली चिट्ठी'], () => step(1));
  useShortcut('K', ['Previous letter', 'पिछली चिट्ठी'], () => step(-1));
  return (
    <>
      <ol className="letters">
        <Letters address={address} chosen={chosen} />
      </ol>
      <p className="desk-keys row-note">
        <Keys keys="J" /> <Keys keys="K" /> {say('move', 'चलें')}, <Keys keys="E" />{' '}
        {say('done', 'निपटाएँ')}
        {chosen.isOn && (
          <>
            , <Keys keys="X" /> {say('choose', 'चुनें')}
          </>
        )}
      </p>
    </>
  );
}

function Letters({ address, chosen }: { address: Address; chosen: ChosenLetters }) {
  const pages = useCallPages(listLetters, (after) => ({
    query: { ...address.filter, ...(after && { after }) },
  }));
  const { rows } = pages;
  if (!rows)
    return (
      <li>
        <QueryState query={pages} />
      </li>
    );
  if (rows.length === 0)
    return (
      <li>
        <Nothing address={address} />
      </li>
    );
  return (
    <>
      {rows.map((letter) => (
        <li key={letter.id} data-letter={letter.id}>
          {chosen.isOn && <Choice letter={letter} chosen={chosen} />}
          <LetterLink letter={letter} address={address} />
        </li>
      ))}
      {pages.more && (
        <li className="letters-more">
          <ShowMore pages={pages} />
        </li>
      )}
    </>
  );
}

function Nothing({ address: { s, place, view, set } }: { address: Address }) {
  const say = useSay();
  const isNarrow = s !== '' || place !== '' || view !== 'active';
  return (
    <ScreenState
      icon="empty"
      title={isNarrow ? say('Nothing found', 'कुछ नहीं मिला') : say('All is answered', 'सब निपट गया')}
      action={
        isNarrow && (
          <ActionButton kind="line" onClick={() => set('view', 'all')}>
            {say('Search all letters', 'सभी चिट्ठियों में खोजें')}
          </ActionButton>
        )
      }
    >
      {isNarrow
        ? say('No letter is like this.', 'ऐसी कोई चिट्ठी नहीं है\u202f।')
        : say(
            'Letters from the join form and the grievance page come here by themselves.',
            'जुड़ने के फ़ॉर्म और शिकायत के पन्ने से चिट्ठियाँ यहाँ अपने आप आती हैं\u202f।',
          )}
    </ScreenState>
  );
}

function Choice({ letter: { id, name }, chosen }: { letter: LetterRow; chosen: ChosenLetters }) {
  const say = useSay();
  return (
    <input
      type="checkbox"
      className="letter-choose"
      checked={chosen.ids.has(id)}
      aria-label={say(`Choose the letter of ${name}`, `${name} की चिट्ठी चुनें`)}
      onChange={({ nativeEvent }) => chosen.choose(id, (nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
