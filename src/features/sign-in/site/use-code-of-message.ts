import { useEffect, useRef } from 'react';

/** The request of WebOTP, which TypeScript does not know. */
interface CodeRequest {
  otp: { transport: ['sms'] };
  signal: AbortSignal;
}

/** Takes the code from the message that comes to this phone, where the browser supports it. */
export function useCodeOfMessage(write: (input: HTMLInputElement, code: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request as CredentialRequestOptions)
      .then((found) => {
        const { code } = found as Credential & { code: string };
        return ref.current && write(ref.current, code);
      })
      // Nothing came, or the visitor was not asked: the digits are typed.
      .catch(() => undefined);
    return () => waiting.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: a message comes once.
  }, []);
  return ref;
}
