import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { campaign } from '#ui/console/campaign.ts';
import { chooseConsoleLanguage, useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useTitle } from '#ui/console/screen.tsx';
import { useArrival } from '#ui/console/use-arrival.ts';
import { Mark } from '#ui/mark.tsx';
import './door.css';

interface DoorProps {
  title: string;
  /** Beside it: how the door works. */
  aside?: ReactNode;
  /** In place of the way to the public log-in. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of everything before the agent area: the mark, one question, and the rules beside it. */
export function Door({ title, aside, foot, children }: DoorProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  useTitle(title);
  const heading = useFocusOnStep(title);
  const { name, place, letter } = campaign.inLanguage[language];
  const area = say('Agent area', 'टीम क्षेत्र');
  return (
    <div className="door console-door">
      <main className="door-main">
        <div className="door-signature">
          <Mark letter={letter} large />
          <span>
            <span className="door-name">{name}</span>
            <span className="door-place">{place ? `${area}, ${place}` : area}</span>
          </span>
        </div>
        <div className="door-question">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <p className="door-foot">
          {foot ?? (
            <a href="/login">
              {say('Not on the staff? To the public log in', 'टीम में नहीं? आम लॉग इन पर जाएँ')}
            </a>
          )}
          <LanguageSwitch />
        </p>
      </main>
      {aside && <aside className="door-aside">{aside}</aside>}
    </div>
  );
}

/** The `ref` of the heading, where a step that has come begins, unless it begins in a field. */
function useFocusOnStep(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useCallback(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  useArrival(title, begin);
  return heading;
}

function LanguageSwitch() {
  const isHindi = useConsoleLanguage() === 'hi';
  const other = isHindi ? 'en' : 'hi';
  return (
    <button
      type="button"
      className="action-quiet"
      lang={other}
      onClick={() => chooseConsoleLanguage(other)}
    >
      {isHindi ? 'English' : 'हिन्दी'}
    </button>
  );
}

interface Rule {
  /** A number, or a sign. */
  sign: ReactNode;
  title: string;
  children: ReactNode;
}

/** The rules beside a question: how the door works. */
export function Rules({ rules, note }: { rules: readonly Rule[]; note?: string }) {
  const say = useSay();
  return (
    <>
      <h2>{say('How this door works', 'यह दरवाज़ा कैसे खुलता है')}</h2>
      <ul className="door-rules">
        {rules.map(({ sign, title, children }) => (
          <li key={title}>
            <span className="door-sign" aria-hidden="true">
              {sign}
            </span>
            <span>
              <span className="door-rule-title">{title}</span>
              <span className="door-rule-text">{children}</span>
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="door-note">{note}</p>}
    </>
  );
}

/** The two steps of every log-in, and `more` rules. */
export function TwoStepRules({ more = [], note }: { more?: readonly Rule[]; note?: string }) {
  const say = useSay();
  const steps: Rule[] = [
    {
      sign: '1',
      title: say('A password of 15 characters or more', '15 या ज़्यादा अक्षरों का पासवर्ड'),
      children: say(
        'A sentence is good. Common ones are refused.',
        'पूरा वाक्य अच्छा रहता है\u202f। आम पासवर्ड नहीं चलते\u202f।',
      ),
    },
    {
      sign: '2',
      title: say('A code from your phone, or a passkey', 'फ़ोन से कोड, या पासकी'),
      children: say('So a stolen password is not enough.', 'ताकि चोरी हुआ पासवर्ड काफ़ी न हो\u202f।'),
    },
  ];
  return <Rules rules={[...steps, ...more]} {...(note && { note })} />;
}
