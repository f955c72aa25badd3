import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { grievances, users } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { hashToken } from '#http/secret-token.ts';
import type { Post } from '#jobs/post.ts';
import { toIso } from '#lib/clock.ts';
import { fileGrievance, findGrievance, subjects } from '../contract.ts';
import { readNumber, spellNumber } from './number.ts';

interface GrievanceParts {
  db: Database;
  post: Post;
  /** The origin that links in messages begin with. */
  publicUrl: string;
}

const KEY_BYTES = 16;
const DUE_AFTER_MS = 7 * 24 * 3600_000;

export const grievanceCalls = ({ db, post, publicUrl }: GrievanceParts) => [
  bind(fileGrievance, async ({ body: { website, ...request }, language }) => {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const number = await transaction(db, async (tx) => {
      const filed = spellNumber(await keep(tx, request, key, language));
      // To whoever filled the hidden field nothing is sent: the address may be anybody's.
      if (!website)
        await post(receivedMail(request, { number: filed, key, language }, publicUrl), tx);
      return filed;
    });
    const message = 'Thank you. We have your request and answer within 7 days.';
    return { message, data: { number, path: pathOf(number, key) } };
  }),

  bind(findGrievance, async ({ query: { number, key } }) => {
    const [found] = await db
      .select()
      .from(grievances)
      .where(
        and(eq(grievances.number, readNumber(number) ?? 0), eq(grievances.keyHash, hashToken(key))),
      );
    if (!found) throw new Problem('notFound');
    return { data: shown(found) };
  }),
];

interface Filed {
  name: string;
  email: string;
  subject: string;
  message: string;
}

async function keep(tx: Executor, request: Filed, key: string, language: string) {
  const isOwner = and(eq(users.email, request.email), isNull(users.erasedAt));
  const [owner] = await tx.select({ id: users.id }).from(users).where(isOwner);
  const [kept] = await tx
    .insert(grievances)
    .values({ ...request, language, keyHash: hashToken(key), userId: owner?.id })
    .returning({ number: grievances.number });
  if (!kept) throw new Error('The database gave a request no number');
  return kept.number;
}

function pathOf(number: string, key: string): string {
  return `/grievance/${number}?key=${key}`;
}

interface Receipt {
  number: string;
  key: string;
  language: Language;
}

function receivedMail(
  { name, email }: Filed,
  { number, key, language }: Receipt,
  publicUrl: string,
) {
  const link = createLinkTo(publicUrl, language)(pathOf(number, key));
  const text = { kind: 'grievanceReceived', name, number, link } as const;
  return { channel: 'mail', to: email, language, text } as const;
}

function shown(row: typeof grievances.$inferSelect) {
  const { message, state, answer, answeredAt, createdAt } = row;
  return {
    number: spellNumber(row.number),
    subject: subjects.find((subject) => subject === row.subject) ?? 'other',
    message,
    state,
    answer,
    createdAt: toIso(createdAt),
    answeredAt: answeredAt && toIso(answeredAt),
    dueAt: toIso(new Date(createdAt.getTime() + DUE_AFTER_MS)),
  };
}
