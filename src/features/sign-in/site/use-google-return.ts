import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { useTranslation } from '#ui/translation.tsx';
import { fetchContract } from './fetch-contract.ts';
import { isBackFromGoogle, takeSignedIn } from './google.ts';

type SignedIn = NonNullable<ReturnType<typeof takeSignedIn>>;

/** Logs in whoever comes back from Google, and asks for their consent where they are new. */
export function useGoogleReturn(enter: (token: string) => void) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<SignedIn>();
  const fail = ({ message }: Error) => setFailure(t('join.submitError', { message }));

  async function send(signedIn: SignedIn, consent?: true) {
    const { logInWithGoogle } = await fetchContract();
    const answer = await call(logInWithGoogle, { body: { ...signedIn, consent } });
    if (answer.success) return enter(answer.token);
    const isNew = answer.errors?.some(({ param }) => param === 'consent');
    setWaiting(isNew && !consent ? signedIn : undefined);
    if (!isNew) setFailure(answer.errors?.[0]?.msg ?? answer.message);
  }

  useEffect(() => {
    if (!isBackFromGoogle()) return;
    const signedIn = takeSignedIn();
    if (signedIn) send(signedIn).catch(fail);
    else setFailure(t('signIn.googleFailed'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: the address holds it once.
  }, []);

  return {
    failure,
    needsConsent: waiting !== undefined,
    goOn: () => void (waiting && send(waiting, true).catch(fail)),
  };
}
