import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeliveryError } from '../delivery-error.ts';
import { refusalKindOf } from './bounce-kind.ts';
import type { SmtpServer } from './smtp-server.ts';

export interface Envelope {
  from: string;
  to: string[];
}

/** Awaited before the line that ends a mail is sent; where it throws, the connection is cut instead. */
export type BeforeEnd = () => Promise<void>;

/** A connection to a mail server that takes one mail after the other. */
export interface SmtpSession {
  /** The number of mails sent. */
  readonly sent: number;
  /** Whether it takes another mail. */
  readonly isOpen: boolean;
  /** Sends one mail; fails with a `DeliveryError`, or with what `beforeEnd` threw. */
  send(envelope: Envelope, mail: Uint8Array, beforeEnd?: BeforeEnd): Promise<void>;
  /** Closes the session with QUIT. */
  quit(): void;
}

type Done = (error?: Error | null) => void;

/** The time limit of all steps together, because a server may answer each in time and still take for ever. */
const LONGEST_TURN_MS = 20_000;

/** Connects and logs in; fails with a `DeliveryError`, and then nothing was sent. */
export async function openSession({ options, login }: SmtpServer): Promise<SmtpSession> {
  const connection = new SMTPConnection(options);
  const { turn, broken } = turnsOf(connection);
  let isOpen = true;
  let sent = 0;
  const close = () => {
    isOpen = false;
    connection.close();
  };
  broken.catch(close);

  await turn(async (step) => {
    await step((done) => connection.connect(done));
    if (login) await step((done) => connection.login(login, done));
  }).catch((error: unknown) => {
    close();
    throw deliveryError(error, false);
  });

  return {
    get sent() {
      return sent;
    },
    get isOpen() {
      return isOpen;
    },
    async send(envelope, mail, beforeEnd) {
      const text = onceAsked(mail, beforeEnd);
      try {
        await turn((step) => step((done) => connection.send(envelope, text.stream, done)));
        sent += 1;
      } catch (error) {
        if (isAboutThisMail(error))
          await turn((step) => step((done) => connection.reset(done))).catch(close);
        else close();
        text.throwIfCut();
        throw deliveryError(error, text.mayBeTaken());
      }
    },
    quit() {
      isOpen = false;
      connection.quit();
    },
  };
}

type Step = (start: (done: Done) => void) => Promise<void>;

/** Runs steps that fail when the connection does, or when a turn of them takes too long. */
function turnsOf(connection: SMTPConnection) {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  connection.on('error', broken.reject);
  connection.on('end', () => broken.reject(new Error('The mail server hung up')));

  async function turn(work: (step: Step) => Promise<void>): Promise<void> {
    const late = Promise.withResolvers<never>();
    late.promise.catch(() => undefined);
    const deadline = setTimeout(late.reject, LONGEST_TURN_MS, new Error('It took too long'));
    deadline.unref();
    const step: Step = (start) => {
      const ended = Promise.withResolvers<void>();
      start((error) => (error ? ended.reject(error) : ended.resolve()));
      return Promise.race([ended.promise, broken.promise, late.promise]);
    };
    await work(step).finally(() => clearTimeout(deadline));
  }

  return { turn, broken: broken.promise };
}

/**
 * The text of the mail. The connection reads it once the server asks for it, and ends the mail after it:
 * from then on it may have gone out.
 */
function onceAsked(bytes: Uint8Array, beforeEnd?: BeforeEnd) {
  let isEnding = false;
  let cut: { by: unknown } | undefined;
  async function* read() {
    yield bytes;
    await beforeEnd?.().catch((error: unknown) => {
      cut = { by: error };
      throw error;
    });
    isEnding = true;
  }
  const throwIfCut = () => {
    if (cut) throw cut.by;
  };
  return { stream: Readable.from(read()), mayBeTaken: () => isEnding, throwIfCut };
}

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const faultOf = (error: unknown): SmtpFault => Object(error);

/** The server refused this mail, and may accept the next. */
function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode = 0 } = faultOf(error);
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 400;
}

function deliveryError(error: unknown, mayBeTaken: boolean): DeliveryError {
  const { code = 'no code', command = '', responseCode = 0, response = '' } = faultOf(error);
  const answered = `The mail server answered ${responseCode} to ${command}`;
  if (isAboutThisMail(error)) {
    const mailbox = command === 'RCPT TO' ? refusalKindOf(responseCode, response) : undefined;
    return new DeliveryError(responseCode >= 500 ? 'never' : 'notSent', answered, mailbox);
  }
  if (mayBeTaken) return new DeliveryError('unknown', `The mail server was lost: ${code}`);
  if (responseCode) return new DeliveryError('notSent', answered);
  return new DeliveryError('notSent', `The mail server cannot be used: ${code}`);
}
