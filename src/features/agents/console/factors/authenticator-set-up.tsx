import { useRef, useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { confirmAuthenticator, findAgentAccount } from '../../contract.ts';
import type { beginAuthenticator } from '../../contract.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import './factors.css';

interface AuthenticatorSetUpProps {
  begun: ReplyOf<typeof beginAuthenticator>['data'];
  /** Recovery codes where these are the first. */
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** An authenticator is added: scan the code, and give the first six digits. */
export function AuthenticatorSetUp({ begun, onAdded }: AuthenticatorSetUpProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const confirm = useCallMutation(confirmAuthenticator, { refreshes: [findAgentAccount] });
  const problems = useFormProblems(confirm.error, ['code', 'name']);
  // Enter may follow the sixth digit, which sends by itself, before anything is drawn anew.
  const isSent = useRef(false);
  return (
    <form
      className="stacked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSent.current) return;
        isSent.current = true;
        const form = new FormData(event.currentTarget);
        const body = {
          id: begun.id,
          code: String(form.get('code')),
          name: String(form.get('name')),
        };
        confirm.mutate(
          { body },
          {
            onSuccess: ({ data }) => onAdded(data.recoveryCodes),
            onSettled: () => void (isSent.current = false),
          },
        );
      }}
    >
      <p>
        {say(
          'Open an authenticator app on your phone (any that shows six digits) and scan this.',
          'फ़ोन पर कोई कोड ऐप खोलें (जो छह अंक दिखाता हो) और इसे स्कैन करें\u202f।',
        )}
      </p>
      <QrCode text={begun.address} />
      <p className="factor-key">
        {say('No camera? Type this key:', 'कैमरा नहीं? यह कुंजी लिखें:')}{' '}
        <code>{begun.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={say('Name of this device', 'इस डिवाइस का नाम')}
        name="name"
        defaultValue={say('My phone', 'मेरा फ़ोन')}
        problem={problems.fields['name']}
      />
      <FormFailure message={problems.message} />
      <CodeField
        label={say('The code that it shows now', 'ऐप में अभी दिख रहा कोड')}
        value={typed}
        onChange={setTyped}
        problem={problems.fields['code']}
      />
      <ActionButton type="submit" busy={confirm.isPending}>
        {say('Add the authenticator', 'कोड ऐप जोड़ें')}
      </ActionButton>
    </form>
  );
}
