import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { failureMessage } from '#ui/forms/failure-message.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAddressOf } from '#ui/use-address-of.ts';
import { sendSelfie } from './send-selfie.ts';
import type { FoundPhoto } from './fetch-contract.ts';

interface SearchStepProps {
  selfie: Blob;
  /** The slug of the only album to search; empty for all. */
  album: string;
  onFound: (photos: readonly FoundPhoto[]) => void;
  onAgain: () => void;
}

type Search = { isWaiting: boolean } | { problem: string };

/** Sends the selfie, and says how it goes or why it did not work. */
export function SearchStep({ selfie, album, onFound, onAgain }: SearchStepProps) {
  const { t } = useTranslation();
  const address = useAddressOf(selfie);
  const [search, setSearch] = useState<Search>({ isWaiting: false });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const run = async () => {
      try {
        const answer = await sendSelfie({ image: selfie, album }, (isWaiting) =>
          setSearch({ isWaiting }),
        );
        if (answer.success) onFound(answer.data);
        else setSearch({ problem: answer.errors?.[0]?.msg ?? answer.message });
      } catch (error) {
        setSearch({ problem: failureMessage(error, t, 'profile.noAnswer') });
      }
    };
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- One selfie is one search.
  }, []);
  const isOver = 'problem' in search;
  return (
    <>
      <div className="booth-stage">
        {address && <img className="booth-selfie" src={address} alt="" />}
        <div className={isOver ? 'booth-frame' : 'booth-frame booth-looking'} />
      </div>
      <div className="booth-tools" role={isOver ? 'alert' : 'status'}>
        <h1 className="booth-instruction">
          {t(isOver ? 'booth.problemTitle' : 'booth.searching')}
        </h1>
        <p className="booth-privacy">
          {isOver ? search.problem : t(search.isWaiting ? 'booth.waiting' : 'booth.usedOnce')}
        </p>
        {isOver && (
          <p className="booth-buttons">
            <Button type="button" kind="spark" onClick={onAgain}>
              {t('booth.again')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
