import { runAtIdlePriority } from '#lib/idle-priority.ts';

/** A request to a process, and its answer. */
export interface Request {
  id: number;
  kind: string;
  input: unknown;
}

export type Answer =
  | { id: number; output: unknown }
  | { id: number; error: { name: string; message: string } };

export type Handlers = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/**
 * Answers the requests of the process that started this one, and ends with it. Pages are made
 * before faces are looked for, where both want the processor.
 */
export function answerRequests(handlers: Handlers): void {
  runAtIdlePriority();
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, kind, input }: Request) => {
    // The caller may be gone meanwhile.
    const gone = () => undefined;
    void answer(handlers, kind, input).then((told) =>
      process.send?.({ id, ...told }, undefined, {}, gone),
    );
  });
  if (!process.connected) process.exit(0);
}

async function answer(handlers: Handlers, kind: string, input: unknown) {
  try {
    const handle = handlers[kind];
    if (!handle) throw new Error(`This process does not answer ${kind}`);
    return { output: await handle(input as never) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message } };
  }
}
