import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { useTranslation } from '#ui/translation.tsx';
import { fetchContract } from './fetch-contract.ts';
import { isBackFromGoogle, leadToLeftPage, takeSignedIn } from './google.ts';
import type { SignedIn } from './google.ts';

/** Logs in a visitor who comes back from Google; one without an account is the `newcomer`. */
export function useGoogleReturn(enter: (token: string) => void) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const [newcomer, setNewcomer] = useState<SignedIn>();

  async function logIn(signedIn: SignedIn) {
    const { logInWithGoogle } = await fetchContract();
    const answer = await call(logInWithGoogle, {
      body: { ...signedIn, consent: false, newsletter: false, sms: false, publicName: false },
    });
    if (answer.success) return answer.token && enter(answer.token);
    const isNew = answer.errors?.some(({ param }) => param === 'consent');
    if (isNew) setNewcomer(signedIn);
    else setFailure(answer.errors?.[0]?.msg ?? answer.message);
  }

  useEffect(() => {
    if (!isBackFromGoogle() || leadToLeftPage()) return;
    const signedIn = takeSignedIn();
    const fail = ({ message }: Error) => setFailure(t('join.submitError', { message }));
    if (signedIn) logIn(signedIn).catch(fail);
    else setFailure(t('signIn.googleFailed'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: the address holds it once.
  }, []);

  return { failure, newcomer };
}
