import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser sends a second request before the first answer has come; some programs send a few. */
const MAX_AT_ONCE = 16;

/**
 * Closes a connection with too many requests whose answers are not read: all of those would be made,
 * and wait in memory. False where the request must not be answered.
 */
export function createPipelineGuard(mostAtOnce = MAX_AT_ONCE) {
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
