import type { Failure } from '#contract/failure.ts';
import { answerCaptcha } from './answer-captcha.ts';

/** The difficulty may rise while the first proof is computed, because others share the address. */
const MAX_PROOFS = 3;

/** Sends a request; when a soft limit is reached, it solves the captcha and sends it again. */
export async function sendWithProofs<Reply>(
  send: (proof?: string) => Promise<Reply | Failure>,
): Promise<Reply | Failure> {
  let reply = await send();
  for (let proofs = 0; proofs < MAX_PROOFS; proofs += 1) {
    const { proof } = reply as Partial<Failure>;
    if (!proof) break;
    reply = await send(await answerCaptcha(proof));
  }
  return reply;
}
