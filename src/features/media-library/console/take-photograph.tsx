import { useRef, useState } from 'react';
import { shrinkPhoto } from '#client/shrink-photo.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';

/** Enough for the widest copy of a page. */
const LARGE = { longest: 2400, quality: 0.85 };

interface TakeProps {
  onTaken: (blob: Blob) => void;
  /** Whether there is one already. */
  isAgain?: boolean;
}

/** The camera of a phone, or a file elsewhere. */
export function TakePhotograph({ onTaken, isAgain = false }: TakeProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    const taken = await shrinkPhoto(file, LARGE);
    setBusy(false);
    if (taken) return onTaken(taken);
    setProblem(
      say(
        'This file cannot be read as a photograph. Take a JPEG.',
        'यह फ़ाइल तस्वीर की तरह नहीं पढ़ी जा सकी\u202f। JPEG लें\u202f।',
      ),
    );
  };
  return (
    <div className={isAgain ? 'photograph-again' : 'photograph-take'}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <ActionButton
        icon="camera"
        kind={isAgain ? 'line' : 'primary'}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {isAgain ? say('Again', 'फिर से') : say('Take a photograph', 'तस्वीर लें')}
      </ActionButton>
      {problem && (
        <p role="alert" className="photograph-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
