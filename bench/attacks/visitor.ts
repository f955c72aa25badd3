import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import type { Target } from './target.ts';

export const password = 'a boat and two oars';
export const secret = { password, confirmPassword: password };

export const someNumber = () => `9${randomInt(100_000_000, 999_999_999)}`;
export const someEmail = () => `${randomUUID()}@attack.example`;
/** One of very many addresses that nobody else has. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Asked {
  token?: string;
  proof?: string;
  method?: string;
}

// The attacked call determines the shape of a body; an attack reads the fields it expects.
// oxlint-disable-next-line typescript/no-explicit-any -- Each attack knows what it asks for.
type Body = any;

export interface Answer {
  status: number;
  retryAfter: string | null;
  body: Body;
}

/** A visitor at an address, with functions for calls. */
export function visitor({ origin }: Target, address = someAddress()) {
  async function ask(path: string, body?: object, asked: Asked = {}): Promise<Answer> {
    const { token, proof, method = body ? 'POST' : 'GET' } = asked;
    const headers: Record<string, string> = { 'x-forwarded-for': address };
    if (token) headers['x-access-token'] = token;
    if (proof) headers['x-proof'] = proof;
    if (body) headers['content-type'] = 'application/json';
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, retryAfter, body: text ? JSON.parse(text) : undefined };
  }

  /** Makes a call as a page does: where a captcha is required, it solves one. */
  async function askWithProof(path: string, body: object, asked: Asked = {}): Promise<Answer> {
    const answer = await ask(path, body, asked);
    if (answer.body?.proof?.kind !== 'work') return answer;
    return ask(path, body, {
      ...asked,
      proof: await solveProofOfWork(answer.body.proof.challenge),
    });
  }

  return { address, ask, askWithProof };
}

/** The newest text to a contact that has a match; waits for it a while. */
export async function sentTo(target: Target, to: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const texts = target.sent().filter((message) => message.to === to);
    const match = texts.map(({ text }) => pattern.exec(text)?.[1]).findLast(Boolean);
    if (match) return match;
    await pause(50);
  }
  throw new Error(`Nothing like ${pattern} was sent to ${to}`);
}

export const codeSentTo = (target: Target, number: string) =>
  sentTo(target, `+91${number}`, /(?<!\d)(\d{6})(?!\d)/);

export const receiptSentTo = (target: Target, email: string) =>
  sentTo(target, email, /receipt=([\w-]+)/);

/** Creates an account with a number and a password. */
export async function member(target: Target) {
  const number = someNumber();
  const { ask } = visitor(target);
  await ask('/user/signup/send-otp', { mobile_number: number });
  const otp = await codeSentTo(target, number);
  const proven = await ask('/user/signup/verify-otp', { mobile_number: number, otp });
  const { verification } = proven.body.data;
  const person = { name: 'Ila Rane', ...secret, consent: true, verification };
  const { token } = (await ask('/user/register', person)).body;
  return { number, token: String(token) };
}

/** Adds an address to an account, and proves it by the link in the mail. */
export async function withEmail(target: Target, token: string, email = someEmail()) {
  const { ask } = visitor(target);
  await ask('/user/prove', { currentPassword: password }, { token });
  await ask('/user/profile/edit', { email }, { token });
  const receipt = await receiptSentTo(target, email);
  const { status } = await ask('/user/register/confirm', { receipt });
  if (status !== 200) throw new Error(`An address was confirmed with ${status}`);
  return email;
}
