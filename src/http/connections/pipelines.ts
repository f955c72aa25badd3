import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser asks for a second thing before the first has come; some programs ask for a few. */
const MOST_AT_ONCE = 16;

/**
 * Hangs up on who asks for more and more on one connection without reading the answers: they would
 * all be made, and wait in memory. False where the request is not to be answered.
 */
export function createPipelineGuard(mostAtOnce = MOST_AT_ONCE) {
  const unanswered = new WeakMap<Socket, ServerResponse[]>();

  return function isBearable({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const waiting = unanswered.get(socket);
    if (!waiting) {
      unanswered.set(socket, [response]);
      return true;
    }
    // Answers go out in the order of the requests. A listener for each would cost more than this.
    while (waiting[0]?.writableFinished) waiting.shift();
    waiting.push(response);
    if (waiting.length > mostAtOnce) socket.destroy();
    return waiting.length <= mostAtOnce;
  };
}
