import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import type { OwnLetter } from '#contract/own-letter.ts';
import { longDate } from '#lib/dates.ts';
import { useRootData, useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { LetterStatus } from './letter-status.tsx';

/** The letters of the owner of the account to the campaign, and where they stand. */
export function OwnLetters() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const [letters, setLetters] = useState<readonly OwnLetter[]>();
  const { run: load } = useAction();
  useEffect(() => {
    void load(listAll, ({ data }) => setLetters(data));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: nothing here changes them.
  }, []);
  return (
    <section className="profile-part" id="letters">
      <h2>{t('letters.yours')}</h2>
      {letters?.length === 0 && <p>{t('letters.none')}</p>}
      {letters?.map((letter) => (
        <LetterRow key={letter.number} letter={letter} />
      ))}
      {isOpen('/join') && (
        <p className="row">
          <a href={to('/join')}>{t('letters.write')}</a>
        </p>
      )}
    </section>
  );
}

function LetterRow({ letter }: { letter: OwnLetter }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  return (
    <details className="letter-row">
      <summary>
        <strong>{letter.number}</strong> {t(`letters.${letter.state}`)}{' '}
        <span className="type-meta">{longDate(letter.receivedAt, language)}</span>
      </summary>
      <LetterStatus letter={letter} />
    </details>
  );
}

/** Fetched when the page hydrates: it brings the validation library with it. */
async function listAll() {
  const { listOwnLetters } = await import('../contract/own-letters.ts');
  return call(listOwnLetters);
}
