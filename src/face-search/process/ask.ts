import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Answer } from './answer.ts';

/** The process that was asked ended, or did not answer in time. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/** The answer to a request that could not be fulfilled; `name` is that of the error. */
export class Refused extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** The calls that a process answers, by name. */
type Calls<Names extends PropertyKey> = Record<Names, (input: never) => Promise<unknown>>;

interface AskedProcess<Answered extends Calls<keyof Answered>> {
  /** Asks the process, which is started when it is not there. Throws `ProcessEnded` or `Refused`. */
  ask<Name extends keyof Answered>(
    kind: Name,
    input: Parameters<Answered[Name]>[0],
  ): Promise<Awaited<ReturnType<Answered[Name]>>>;
  stop(): void;
}

interface ProcessOptions {
  file: string;
  args?: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** After so long without an answer it is ended. */
  longestMs: number;
  /** It is ended when nobody asked for so long. */
  idleMs: number;
}

/**
 * Loading code makes much garbage; with the usual room for it a process keeps much more for good. Threads that collect
 * it would take the processor that serves pages.
 */
const FLAGS = ['--max-semi-space-size=8', '--single-threaded-gc'];

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A process that is started when it is first asked something, and again after it ended. */
export function askedProcess<Answered extends Calls<keyof Answered>>({
  file,
  args = [],
  environment,
  longestMs,
  idleMs,
}: ProcessOptions): AskedProcess<Answered> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function stop(reason = 'was stopped') {
    clearTimeout(idle);
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new ProcessEnded(`The process of faces ${reason}`));
    }
    waiting.clear();
  }

  function hear(told: Answer) {
    const asked = waiting.get(told.id);
    if (!asked) return;
    waiting.delete(told.id);
    clearTimeout(asked.timer);
    if ('error' in told) asked.reject(new Refused(told.error.name, told.error.message));
    else asked.resolve(told.output);
    if (waiting.size === 0) idle = setTimeout(() => stop('had nothing to do'), idleMs).unref();
  }

  function start(): ChildProcess {
    const started = fork(file, args, {
      serialization: 'advanced',
      execArgv: FLAGS,
      env: environment ?? process.env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', hear);
    started.on('error', ({ message }) => stop(`failed: ${message}`));
    started.on('exit', (code, signal) => stop(`ended (${signal ?? code})`));
    // The site may end while it is there: it ends by itself then.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    ask: (kind, input) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        const id = (last += 1);
        const timer = setTimeout(() => stop('did not answer'), longestMs);
        waiting.set(id, { resolve, reject, timer });
        child.send({ id, kind, input });
      }),
    stop: () => stop(),
  };
}
