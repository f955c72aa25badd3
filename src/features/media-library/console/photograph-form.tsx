import { useEffect, useMemo, useState } from 'react';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { ScreenFoot } from '#ui/console/screen.tsx';
import { TextField } from '#ui/field.tsx';
import { AlbumField } from './album-field.tsx';
import type { KeptPhotograph } from './kept-photograph.ts';
import { readKeptPhotograph } from './kept-photograph.ts';
import { NotTaken, sendPhotograph } from './send-photograph.ts';
import { sizeInWords } from './sizes.ts';
import { TakePhotograph } from './take-photograph.tsx';

const LONGEST_LINE = 120;

interface FormProps {
  kept: KeptPhotograph;
  isPublished: boolean;
  onChange: (kept: KeptPhotograph) => void;
  onAgain: (blob: Blob) => void;
  onSent: () => void;
}

/** The photograph, its two lines, place and album, and the button that sends it. */
export function PhotographForm({ kept, isPublished, onChange, onAgain, onSent }: FormProps) {
  const say = useSay();
  const { send, isSending, problem, missing } = useSending({ kept, isPublished, onChange, onSent });
  const isBegun = kept.documentId !== undefined;
  const field = (name: 'en' | 'hi' | 'place') => ({
    value: kept[name],
    disabled: isSending || isBegun,
    maxLength: LONGEST_LINE,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...kept, [name]: target.value }),
  });
  const lineProblem = missing === 'line' && say('Write one line at least', 'कम से कम एक पंक्ति लिखें');
  const size = sizeInWords(kept.blob.size);
  return (
    <form
      className="photograph-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="photograph-picture">
        <Preview blob={kept.blob} />
        {!isBegun && !isSending && <TakePhotograph isAgain onTaken={onAgain} />}
      </div>
      <TextField
        label={say('What it shows', 'क्या दिखता है, अंग्रेज़ी में')}
        hint={say(`${kept.en.length} of ${LONGEST_LINE}`, `${LONGEST_LINE} में से ${kept.en.length}`)}
        lang="en"
        {...(lineProblem && { problem: lineProblem })}
        {...field('en')}
      />
      <TextField label="हिन्दी में" lang="hi" {...field('hi')} />
      <TextField
        label={say('Place', 'जगह')}
        {...(missing === 'place' && { problem: say('Name the place', 'जगह का नाम लिखें') })}
        {...field('place')}
      />
      <AlbumField
        value={kept.album}
        disabled={isSending || isBegun}
        onChange={(album) => onChange({ ...kept, album })}
        problem={missing === 'album' ? say('Choose an album', 'एल्बम चुनें') : undefined}
      />
      <Fault problem={problem} />
      <ScreenFoot
        promise={say(
          `${size}, sent small. Place is taken out of the file.`,
          `${size}, छोटी करके भेजी जाएगी\u202f। फ़ाइल से जगह हटा दी जाती है\u202f।`,
        )}
      >
        <ActionButton type="submit" busy={isSending}>
          {labelOf(say, isSending, isPublished)}
        </ActionButton>
      </ScreenFoot>
    </form>
  );
}

function Fault({ problem }: { problem: string }) {
  if (problem === '') return null;
  return (
    <p role="alert" className="photograph-problem">
      {problem}
    </p>
  );
}

function labelOf(say: Say, isSending: boolean, isPublished: boolean): string {
  if (isSending) return say('Sending', 'भेजी जा रही है');
  return isPublished ? say('Publish now', 'अभी प्रकाशित करें') : say('Send to review', 'जाँच के लिए भेजें');
}

function Preview({ blob }: { blob: Blob }) {
  const say = useSay();
  const url = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={say('The photograph', 'ली गई तस्वीर')} />;
}

type Missing = 'line' | 'place' | 'album';

function missingIn({ en, hi, place, album }: KeptPhotograph): Missing | undefined {
  if (en.trim() === '' && hi.trim() === '') return 'line';
  if (place.trim() === '') return 'place';
  return album === '' ? 'album' : undefined;
}

/** Sends what is kept; without a network it goes on by itself when that is back. */
function useSending({ kept, isPublished, onChange, onSent }: Omit<FormProps, 'onAgain'>) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const [missing, setMissing] = useState<Missing>();
  const [isWaiting, setWaiting] = useState(false);

  const send = async () => {
    const lacks = missingIn(kept);
    setMissing(lacks);
    if (lacks) return;
    setSending(true);
    setWaiting(false);
    setProblem('');
    try {
      await sendPhotograph(kept, isPublished);
      onSent();
    } catch (error) {
      // The device knows how far it came.
      const soFar = await readKeptPhotograph();
      if (soFar) onChange(soFar);
      setWaiting(!(error instanceof CallFailed || error instanceof NotTaken));
      setProblem(problemOf(say, error));
    } finally {
      setSending(false);
    }
  };

  useEffect(() => {
    if (!isWaiting) return undefined;
    const goOn = () => void send();
    addEventListener('online', goOn, { once: true });
    return () => removeEventListener('online', goOn);
  });

  return { send, isSending, problem, missing };
}

function problemOf(say: Say, error: unknown): string {
  if (error instanceof CallFailed) return error.failure.message;
  if (error instanceof NotTaken) return error.message;
  return say(
    'No network. It is kept on this device and goes on when the network is back.',
    'नेटवर्क नहीं है\u202f। यह इसी फ़ोन पर सुरक्षित है और नेटवर्क आते ही भेजी जाएगी\u202f।',
  );
}
