import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeliveryError } from '../delivery-error.ts';
import type { SmtpServer } from './smtp-server.ts';

interface Envelope {
  from: string;
  to: string[];
}

type Done = (error?: Error | null) => void;

/** A server that answers each step in time may still take for ever with all of them. */
const LONGEST_SESSION_MS = 20_000;

/** Hands one mail to the server: connects, logs in, sends, leaves. */
export async function deliver(
  server: SmtpServer,
  envelope: Envelope,
  mail: Uint8Array,
): Promise<void> {
  const connection = new SMTPConnection(server.options);
  const step = stepsOf(connection);
  const text = onceAsked(mail);
  const { login } = server;
  try {
    await step((done) => connection.connect(done));
    if (login) await step((done) => connection.login(login, done));
    await step((done) => connection.send(envelope, text.stream, done));
    connection.quit();
  } catch (error) {
    connection.close();
    throw deliveryError(error, text.wasAsked());
  }
}

/** Runs steps that fail when the connection does. */
function stepsOf(connection: SMTPConnection) {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  connection.on('error', broken.reject);
  connection.on('end', () => broken.reject(new Error('The mail server hung up')));
  const deadline = setTimeout(broken.reject, LONGEST_SESSION_MS, new Error('It took too long'));
  deadline.unref();
  connection.once('end', () => clearTimeout(deadline));

  return (start: (done: Done) => void): Promise<void> => {
    const step = Promise.withResolvers<void>();
    start((error) => (error ? step.reject(error) : step.resolve()));
    return Promise.race([step.promise, broken.promise]);
  };
}

/** The connection reads this once the server wants the text, and then it may have gone out. */
function onceAsked(bytes: Uint8Array) {
  let asked = false;
  function* read() {
    asked = true;
    yield bytes;
  }
  return { stream: Readable.from(read()), wasAsked: () => asked };
}

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

function deliveryError(error: unknown, textWasAsked: boolean): DeliveryError {
  const { code = 'no code', command = '', responseCode = 0 }: SmtpFault = Object(error);
  const answered = `The mail server answered ${responseCode} to ${command}`;
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (isAboutThisMail && responseCode >= 500) return new DeliveryError('never', answered);
  if (isAboutThisMail && responseCode >= 400) return new DeliveryError('notSent', answered);
  if (textWasAsked) return new DeliveryError('unknown', `The mail server was lost: ${code}`);
  if (responseCode) return new DeliveryError('notSent', answered);
  return new DeliveryError('notSent', `The mail server cannot be used: ${code}`);
}
