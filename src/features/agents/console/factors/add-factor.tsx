import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, queryKey, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { beginAuthenticator, findAgentAccount } from '../../contract.ts';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import { makePasskey } from './use-passkey.ts';
import { useProof } from './use-proof.tsx';
import './factors.css';

type Begun = ReplyOf<typeof beginAuthenticator>['data'];

interface AddFactorProps {
  /** Recovery codes where these are the first. */
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** The choice between the two second factors, and the steps of either. */
export function AddFactor({ onAdded }: AddFactorProps) {
  const say = useSay();
  const account = useCallQuery(findAgentAccount);
  const queries = useQueryClient();
  const [begun, setBegun] = useState<Begun>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { message } = useFormProblems(error, []);
  const { guarded, dialog } = useProof();
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setError(null);
    await guarded(work).catch((reason: unknown) => setError(reason as Error));
    setIsBusy(false);
  };
  const begin = () => attempt(async () => setBegun((await ask(beginAuthenticator)).data));
  const addPasskey = () =>
    attempt(async () => {
      const codes = await makePasskey(nameOfDevice(), say);
      await queries.invalidateQueries({ queryKey: queryKey(findAgentAccount) });
      onAdded(codes);
    });
  if (begun) return <AuthenticatorSetUp begun={begun} onAdded={onAdded} />;
  return (
    <div className="stacked">
      <FormFailure message={message} />
      <div className="factor-choice">
        <ActionButton icon="phone" busy={isBusy} onClick={() => void begin()}>
          {say('A code from an app', 'ऐप से कोड')}
        </ActionButton>
        <p>
          {say(
            'An app on your phone shows six digits, new every 30 seconds. It works without a network.',
            'फ़ोन का ऐप छह अंक दिखाता है, हर 30 सेकंड में नए\u202f। नेटवर्क के बिना भी चलता है\u202f।',
          )}
        </p>
      </div>
      <PasskeyChoice
        account={account.data?.data}
        isBusy={isBusy}
        onChoose={() => void addPasskey()}
      />
      {dialog}
    </div>
  );
}

interface PasskeyChoiceProps {
  account: Pick<ReplyOf<typeof findAgentAccount>['data'], 'passkeysWork' | 'address'> | undefined;
  isBusy: boolean;
  onChoose: () => void;
}

function PasskeyChoice({ account, isBusy, onChoose }: PasskeyChoiceProps) {
  const say = useSay();
  return (
    <div className="factor-choice">
      <ActionButton
        kind="line"
        icon="key"
        busy={isBusy}
        disabled={!account?.passkeysWork}
        onClick={onChoose}
      >
        {say('A passkey', 'पासकी')}
      </ActionButton>
      <p>
        {account && !account.passkeysWork
          ? whyNoPasskeys(account.address, say)
          : say(
              'This device asks for your finger, face or PIN. Nothing has to be typed.',
              'यह डिवाइस आपकी उँगली, चेहरा या पिन माँगता है\u202f। कुछ लिखना नहीं पड़ता\u202f।',
            )}
      </p>
    </div>
  );
}

function whyNoPasskeys(address: string, say: (en: string, hi: string) => string): string {
  return say(
    `Browsers allow passkeys only at an address with https and a name, or at localhost. This site is at ${address}.`,
    `ब्राउज़र पासकी सिर्फ़ https और नाम वाले पते पर, या localhost पर चलाते हैं\u202f। यह साइट ${address} पर है\u202f।`,
  );
}

/** A first name for a passkey, which its owner may change. */
function nameOfDevice(): string {
  const { userAgent } = navigator;
  const found = ['Android', 'iPhone', 'iPad', 'Mac', 'Windows', 'Linux'].find((name) =>
    userAgent.includes(name),
  );
  return found ?? 'Passkey';
}
