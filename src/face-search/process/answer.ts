import { runAtIdlePriority } from '#lib/idle-priority.ts';

/** A request to a process, and its answer; only the two ends know the types of what is between them. */
interface Request {
  id: number;
  kind: string;
  input: never;
}

export type Answer =
  | { id: number; output: never }
  | { id: number; error: { name: string; message: string } };

type Handlers = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/**
 * Answers the requests of the process that started this one, and ends with it. Pages are made
 * before faces are looked for, where both want the processor.
 */
export function answerRequests(handlers: Handlers): void {
  runAtIdlePriority();
  // It has nothing to save, and `process.exit` can wait for V8's compiler, which waits for this thread to collect
  // garbage (nodejs/node#54918): a process that hung there kept its memory for good.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', ({ id, kind, input }: Request) => {
    // The caller may be gone meanwhile.
    const gone = () => undefined;
    void answer(handlers, kind, input).then((told) =>
      process.send?.({ id, ...told }, undefined, {}, gone),
    );
  });
  if (!process.connected) process.exit(0);
}

async function answer(handlers: Handlers, kind: string, input: never) {
  try {
    const handle = handlers[kind];
    if (!handle) throw new Error(`This process does not answer ${kind}`);
    return { output: await handle(input) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message } };
  }
}
