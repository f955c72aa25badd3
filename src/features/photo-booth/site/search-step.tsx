import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { failureMessage } from '#ui/forms/failure-message.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Translate } from '#ui/translation.tsx';
import { useAddressOf } from '#ui/use-address-of.ts';
import { useFocusInPlace } from '#ui/use-focus-on-mount.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { troubleTexts } from './phone/trouble-texts.ts';
import { PhoneTrouble } from './phone/trouble.ts';
import type { Phone } from './phone/use-phone.ts';
import { searchWith } from './search-with.ts';
import type { Stage } from './search-with.ts';

interface SearchStepProps {
  selfie: Blob;
  /** The slug of the only album to search; empty for all. */
  album: string;
  /** Given where the selfie stays on the phone. */
  phone: Phone | undefined;
  onFound: (photos: readonly FoundPhoto[]) => void;
  onAgain: () => void;
  /** The phone cannot do it, and the person would rather send the selfie. */
  onSend: () => void;
}

/** The selfie was refused, unless the fault lies elsewhere: then the same one may be tried again. */
type Search = { stage: Stage } | { problem: string; isOf?: 'phone' | 'network' };

/** Searches by the selfie, and says how it goes or why it did not work. */
export function SearchStep(props: SearchStepProps) {
  const { selfie, album, phone, onFound, onAgain, onSend } = props;
  const { t } = useTranslation();
  const address = useAddressOf(selfie);
  const [search, setSearch] = useState<Search>({ stage: 'searching' });
  const heading = useFocusInPlace();
  const begun = useRef(false);
  const run = async () => {
    try {
      const answer = await searchWith({ selfie, album, phone }, (stage) => setSearch({ stage }));
      if ('photos' in answer) onFound(answer.photos);
      else setSearch(answer);
    } catch (error) {
      setSearch(failureOf(error, t));
    }
  };
  const runAgain = () => {
    setSearch({ stage: 'searching' });
    heading.current?.focus({ preventScroll: true });
    void run();
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- One selfie is one search.
  }, []);
  const isOver = 'problem' in search;
  const isOf = isOver ? search.isOf : undefined;
  return (
    <>
      <div className="booth-stage">
        {address && <img className="booth-selfie" src={address} alt="" />}
        <div className={isOver ? 'booth-frame' : 'booth-frame booth-looking'} />
      </div>
      <div className="booth-tools" role={isOver ? 'alert' : 'status'}>
        <h1 className="booth-instruction" ref={heading} tabIndex={-1}>
          {t(isOver ? titles[isOf ?? 'selfie'] : headings[search.stage])}
        </h1>
        <p className="booth-privacy">{isOver ? search.problem : textOf(search.stage, phone, t)}</p>
        {isOver && (
          <p className="booth-buttons">
            <Button type="button" kind="spark" onClick={() => (isOf ? runAgain() : onAgain())}>
              {t(isOf ? 'booth.onceMore' : 'booth.again')}
            </Button>
            {isOf === 'phone' && (
              <Button type="button" kind="wall" onClick={onSend}>
                {t('booth.sendInstead')}
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

function failureOf(error: unknown, t: Translate): Search {
  if (error instanceof PhoneTrouble)
    return { problem: t(troubleTexts[error.trouble]), isOf: 'phone' };
  const problem = failureMessage(error, t, 'profile.noAnswer');
  return error instanceof TypeError ? { problem, isOf: 'network' } : { problem };
}

const headings = {
  looking: 'booth.looking',
  searching: 'booth.searching',
  waiting: 'booth.searching',
} as const;

const titles = {
  selfie: 'booth.problemTitle',
  phone: 'booth.troubleTitle',
  network: 'problem.offlineTitle',
} as const;

function textOf(stage: Stage, phone: Phone | undefined, t: Translate): string {
  if (!phone) return t(stage === 'waiting' ? 'booth.waiting' : 'booth.usedOnce');
  if (stage === 'waiting' || phone.state.name === 'waiting') return t('booth.numbersWait');
  if (phone.state.name === 'loading') {
    return t('booth.loading', { percent: Math.round(phone.state.part * 100) });
  }
  return t('booth.staysHere');
}
