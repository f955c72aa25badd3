import { createHash } from 'node:crypto';
import { latinDigits } from '#lib/digits.ts';

interface Reachable {
  email: string | null;
  phoneNumber: string | null;
}

const SHORTEST_NUMBER = 8;

/** Digests of an address and of the last ten digits of a number, the same however they were typed. */
export function personKeys({ email, phoneNumber }: Reachable): string[] {
  const address = email?.normalize('NFC').trim().toLowerCase();
  const digits = latinDigits(phoneNumber ?? '').replace(/\D/g, '');
  return [
    ...(address ? [digest(`mail ${address}`)] : []),
    ...(digits.length >= SHORTEST_NUMBER ? [digest(`number ${digits.slice(-10)}`)] : []),
  ];
}

const digest = (words: string) =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22);
