import { sql } from 'drizzle-orm';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import type { peopleSite } from './people-site.ts';

type Site = Awaited<ReturnType<typeof peopleSite>>;

/** An address of their own for each person. */
export const addressOf = (person: number) =>
  `198.51.${Math.floor(person / 250)}.${1 + (person % 250)}`;
export const numberOf = (person: number) => String(9_100_000_000 + person);

/** Requests a code from an address, and solves the proof of work where it is required. */
export function askingAt(site: Site) {
  const send = (mobile_number: string, address: string, more: Record<string, string> = {}) =>
    site.post(
      '/api/user/signup/send-otp',
      { mobile_number },
      { 'x-forwarded-for': address, ...more },
    );
  const sendWithProof = async (mobile_number: string, address: string) => {
    const first = await send(mobile_number, address);
    if (first.status !== 429) return first;
    const { proof } = await first.json();
    return send(mobile_number, address, { 'x-proof': await solveProofOfWork(proof.challenge) });
  };
  const enter = (mobile_number: string, address: string) =>
    site.post(
      '/api/user/signup/verify-otp',
      { mobile_number, otp: site.lastTo(`+91${mobile_number}`, 'code').code },
      { 'x-forwarded-for': address },
    );
  return { send, sendWithProof, enter };
}

/** Makes all codes, and their messages, older. */
export async function letPass({ db }: Site, time: string): Promise<void> {
  const earlier = sql`created_at - ${time}::interval`;
  await db.execute(sql`UPDATE one_time_codes SET created_at = ${earlier}`);
  await db.execute(sql`UPDATE messages SET created_at = ${earlier}`);
}

export const statusesOf = (answers: Response[]) => new Set(answers.map(({ status }) => status));
export const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index);
