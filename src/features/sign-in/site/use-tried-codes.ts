import { useRef, useState } from 'react';
import type { Answer } from '#ui/use-submission.ts';
import { forgetSentCode } from './sent-code.ts';

type Refused = Answer & { success: false; status?: number | undefined };

/**
 * Asks whether a code is right, and never the same twice: each refusal costs a try. A code is over
 * when the server refuses it without blaming the digits: none would do any more.
 */
export function useTriedCodes<Reply extends Answer>(
  verify: (otp: string) => Promise<Reply | Refused>,
) {
  const wrong = useRef(new Map<string, string>());
  const [over, setOver] = useState<string>();
  const ask = async (otp: string) => {
    const answer = await verify(otp);
    if (answer.success) {
      forgetSentCode();
      return answer;
    }
    const { status, message = '', errors = [] } = answer as Refused;
    const ofDigits = errors.find(({ param }) => param === 'otp');
    if (ofDigits) wrong.current.set(otp, ofDigits.msg);
    else if (status === 400) {
      forgetSentCode();
      setOver(message);
    }
    return answer;
  };
  return {
    isOver: over !== undefined,
    ask,
    /** The problem of digits that were refused before. */
    knownProblem: (otp: string) => over ?? wrong.current.get(otp),
  };
}
