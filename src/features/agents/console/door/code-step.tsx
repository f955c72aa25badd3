import { useEffect, useRef, useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { verifyAgentLogIn } from '../../contract.ts';
import type { Way } from '../../contract.ts';
import { CodeField } from '../factors/code-field.tsx';
import { RecoveryField } from '../factors/recovery-field.tsx';
import { usePasskeyLogIn } from '../factors/use-passkey.ts';
import { Door, Rules } from './door.tsx';

export interface DueStep {
  challenge: string;
  ways: Way[];
  expiresAt: string;
}

interface CodeStepProps {
  due: DueStep;
  email: string;
  onEntered: (token: string) => void;
  /** The step cannot be finished any more; the reason, where there is one. */
  onOver: (reason?: string) => void;
}

const isOfChallenge = (error: Error | null) =>
  error instanceof CallFailed &&
  (error.failure.errors?.some(({ param }) => param === 'challenge') ?? false);

/** A recovery code is for whoever lost the rest, and is used up by it. */
const firstOf = (ways: readonly Way[]): Way =>
  (['code', 'passkey'] as const).find((each) => ways.includes(each)) ?? 'recovery';

/** The second question: a code, a passkey, or a recovery code. */
export function CodeStep({ due, email, onEntered, onOver }: CodeStepProps) {
  const say = useSay();
  const { challenge, ways } = due;
  const [way, setWay] = useState(() => firstOf(ways));
  const verify = useCallMutation(verifyAgentLogIn);
  const passkey = usePasskeyLogIn(challenge, onEntered);
  const error = verify.error ?? passkey.error;
  const isOver = isOfChallenge(error);
  const problems = useFormProblems(error, ['code']);
  const hasField = way !== 'passkey' && ways.includes(way);
  useEffect(() => {
    if (isOver) onOver(error?.message);
  }, [isOver, error, onOver]);
  // The fault of the other way is over, and would hide that of this one.
  const send = (code: string) => {
    passkey.reset();
    verify.mutate({ body: { challenge, code } }, { onSuccess: ({ token }) => onEntered(token) });
  };
  const takePasskey = () => {
    verify.reset();
    passkey.use();
  };
  return (
    <Door
      title={say('Show that it is you', 'दिखाएँ कि ये आप हैं')}
      aside={<SecondRules email={email} onBack={() => onOver()} />}
    >
      <FormFailure message={isOver ? undefined : problems.message} />
      {hasField && (
        <CodeForm
          key={way}
          way={way}
          isBusy={verify.isPending || verify.isSuccess}
          problem={problems.fields['code']}
          onSend={send}
        />
      )}
      {ways.includes('passkey') && (
        <>
          {hasField && <p className="door-or">{say('or', 'या')}</p>}
          <ActionButton
            icon="key"
            busy={passkey.isBusy}
            onClick={takePasskey}
            {...(hasField && { kind: 'line' })}
          >
            {passkey.isBusy
              ? say('Waiting for the passkey', 'पासकी का इंतज़ार')
              : say('Use a passkey', 'पासकी से लॉग इन')}
          </ActionButton>
        </>
      )}
      <p className="door-under">
        <OtherWay way={way} ways={ways} onChoose={setWay} />
        <span>{say('Step 2 of 2', 'कदम 2/2')}</span>
      </p>
    </Door>
  );
}

interface CodeFormProps {
  way: 'code' | 'recovery';
  isBusy: boolean;
  problem: string | undefined;
  onSend: (code: string) => void;
}

function CodeForm({ way, isBusy, problem, onSend }: CodeFormProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isWhole = way === 'recovery' || typed.length === 6;
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.select();
  }, [problem]);
  return (
    <form
      ref={form}
      className="door-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code') ?? '');
        if (isWhole && !isBusy) onSend(code);
      }}
    >
      {way === 'code' ? (
        <CodeField isOneOf value={typed} onChange={setTyped} problem={problem} />
      ) : (
        <RecoveryField problem={problem} />
      )}
      <ActionButton type="submit" busy={isBusy} disabled={!isWhole}>
        {isBusy ? say('Logging in', 'लॉग इन हो रहा है') : say('Log in', 'लॉग इन करें')}
      </ActionButton>
    </form>
  );
}

interface OtherWayProps {
  way: Way;
  ways: readonly Way[];
  onChoose: (way: Way) => void;
}

function OtherWay({ way, ways, onChoose }: OtherWayProps) {
  const say = useSay();
  const other = way === 'recovery' ? 'code' : 'recovery';
  if (!ways.includes(other)) return <span />;
  return (
    <button type="button" className="action-quiet" onClick={() => onChoose(other)}>
      {other === 'recovery'
        ? say('Use a recovery code', 'रिकवरी कोड इस्तेमाल करें')
        : say('Use the authenticator', 'कोड ऐप इस्तेमाल करें')}
    </button>
  );
}

function SecondRules({ email, onBack }: { email: string; onBack: () => void }) {
  const say = useSay();
  return (
    <Rules
      rules={[
        {
          sign: <ConsoleIcon name="check" />,
          title: say('Password is right', 'पासवर्ड सही है'),
          children: (
            <>
              {email}.{' '}
              <button type="button" className="door-link" onClick={onBack}>
                {say('Not you?', 'ये आप नहीं?')}
              </button>
            </>
          ),
        },
        {
          sign: '2',
          title: say('A code from your phone, or a passkey', 'फ़ोन से कोड, या पासकी'),
          children: say(
            'The passkey asks for your finger, face or PIN on this device.',
            'पासकी इस डिवाइस पर आपकी उँगली, चेहरा या पिन माँगती है\u202f।',
          ),
        },
        {
          sign: '?',
          title: say('Phone lost', 'फ़ोन खो गया'),
          children: say(
            'Use one of your ten recovery codes, or ask an administrator to reset your second step.',
            'अपने दस रिकवरी कोड में से कोई एक इस्तेमाल करें, या व्यवस्थापक से दूसरा कदम हटाने को कहें\u202f।',
          ),
        },
      ]}
    />
  );
}
