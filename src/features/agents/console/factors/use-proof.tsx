import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { findAgentAccount, proveAgent } from '../../contract.ts';

const needsProof = (error: unknown) =>
  error instanceof CallFailed &&
  (error.failure.errors?.some(({ param }) => param === 'proof') ?? false);

/**
 * Runs what only the owner of the account may do. Where the server asks who is at the keyboard, the
 * dialog does, and afterwards it runs again. Other failures are thrown; `undefined` where it was closed.
 */
export function useProof() {
  const [waiting, setWaiting] = useState<{ go: (isProven: boolean) => void }>();

  async function guarded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!needsProof(error)) throw error;
    }
    const isProven = await new Promise<boolean>((go) => setWaiting({ go }));
    setWaiting(undefined);
    return isProven ? work() : undefined;
  }

  const dialog: ReactNode = waiting && (
    <ProofDialog onProven={() => waiting.go(true)} onClose={() => waiting.go(false)} />
  );
  return { guarded, dialog };
}

interface ProofDialogProps {
  onProven: () => void;
  onClose: () => void;
}

function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const say = useSay();
  const prove = useCallMutation(proveAgent, { refreshes: [findAgentAccount] });
  const problems = useFormProblems(prove.error, ['password']);
  return (
    <Dialog title={say('Is it still you?', 'क्या ये अब भी आप हैं?')} isOpen onClose={onClose}>
      <form
        className="stacked"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = String(new FormData(event.currentTarget).get('password') ?? '');
          prove.mutate({ body: { password } }, { onSuccess: onProven });
        }}
      >
        <p>
          {say(
            'You logged in more than five minutes ago. Your password shows that nobody else sits here.',
            'लॉग इन किए पाँच मिनट से ज़्यादा हो गए\u202f। पासवर्ड से पता चलेगा कि यहाँ कोई और नहीं है\u202f।',
          )}
        </p>
        <FormFailure message={problems.message} />
        <SecretField
          label={say('Password', 'पासवर्ड')}
          name="password"
          autoComplete="current-password"
          ref={focusOnShow}
          show={say('Show', 'दिखाएँ')}
          hide={say('Hide', 'छिपाएँ')}
          problem={problems.fields['password']}
        />
        <ActionButton type="submit" busy={prove.isPending}>
          {say('It is me', 'ये मैं हूँ')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
