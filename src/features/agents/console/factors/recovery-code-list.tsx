import { useState } from 'react';
import { CheckField } from '#ui/check-field.tsx';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import './factors.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** The text of the last button. */
  label: string;
  onKept: () => void;
}

/** Ten codes, shown this once; one goes on after saying that they are kept. */
export function RecoveryCodeList({ codes, label, onKept }: RecoveryCodeListProps) {
  const say = useSay();
  const toast = useToast();
  const [isKept, setIsKept] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="stacked">
      <p>
        {say(
          'Each of these gets you in once when the phone is lost. They are shown only now: print them or keep them in a password manager.',
          'फ़ोन खो जाए तो इनमें से हर कोड एक बार लॉग इन कराता है\u202f। ये सिर्फ़ अभी दिखते हैं: छाप लें, या पासवर्ड मैनेजर में रखें\u202f।',
        )}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="recovery-actions">
        <ActionButton
          kind="line"
          icon="copy"
          onClick={() => {
            void navigator.clipboard
              .writeText(codes.join('\n'))
              .then(() => setIsCopied(true), toast.error);
          }}
        >
          {isCopied ? say('Copied', 'कॉपी हो गए') : say('Copy', 'कॉपी करें')}
        </ActionButton>
        <ActionButton kind="line" icon="document" onClick={() => print()}>
          {say('Print', 'छापें')}
        </ActionButton>
      </p>
      <CheckField
        label={say('I have kept them in a safe place', 'मैंने इन्हें सुरक्षित रख लिया है')}
        checked={isKept}
        onChange={({ currentTarget }) => setIsKept(currentTarget.checked)}
      />
      <ActionButton disabled={!isKept} onClick={onKept}>
        {label}
      </ActionButton>
    </div>
  );
}
