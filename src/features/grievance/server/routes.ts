import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { grievances } from '#db/schema/grievance.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import { hashToken } from '#http/secret-token.ts';
import { toIso } from '#lib/clock.ts';
import type { SendMessage } from '#messages/send.ts';
import { findUserBy } from '#people/find-user.ts';
import type { LetterStatus, PrepareFiling, ReadLetterStatuses } from '#people/letter-source.ts';
import { allowMail, unlessLimited } from '#people/message-limits.ts';
import { ANSWERED_WITHIN_DAYS, fileGrievance, findGrievance, subjects } from '../contract.ts';
import { dueAt } from './due.ts';
import { asLetter } from './letters.ts';
import { grievanceReceivedMessage } from './messages.ts';
import { readNumber, spellNumber } from './number.ts';

interface GrievanceDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with. */
  publicUrl: string;
  prepareFiling: PrepareFiling;
  readLetterStatuses: ReadLetterStatuses;
}

const KEY_BYTES = 16;

export const grievanceRoutes = (services: GrievanceDependencies) => [
  ...filing(services),
  finding(services),
];

const filing = ({ db, sendMessage, publicUrl, prepareFiling }: GrievanceDependencies) => [
  bind(fileGrievance, async ({ body: { website, ...request }, language, caller }) => {
    // No mail goes to a sender that filled in the honeypot, because the address may be anybody's. A
    // request is stored and answered on its page even when its address has reached the mail limit.
    const to = website
      ? undefined
      : await unlessLimited(allowMail(caller, request.email, 'grievance'));
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const fileLetter = await prepareFiling();
    const number = await transaction(db, async (tx) => {
      const kept = await keep(tx, request, key, language);
      const isOwners = caller.session !== undefined && caller.session.ownerId === kept.userId;
      await fileLetter(tx, asLetter(kept, { suspect: Boolean(website), isOwners }));
      const filed = spellNumber(kept.number);
      if (to) {
        const link = createLinkTo(publicUrl, language)(pathOf(filed, key));
        const values = { name: request.name, number: filed, link };
        await sendMessage(grievanceReceivedMessage.mail({ to, language }, values), tx);
      }
      return filed;
    });
    const message = `Thank you. We have your request and answer within ${ANSWERED_WITHIN_DAYS} days.`;
    return { message, data: { number, path: pathOf(number, key) } };
  }),
];

const finding = ({ db, readLetterStatuses }: GrievanceDependencies) =>
  bind(findGrievance, async ({ query: { number, key } }) => {
    const [found] = await db
      .select()
      .from(grievances)
      .where(
        and(eq(grievances.number, readNumber(number) ?? 0), eq(grievances.keyHash, hashToken(key))),
      );
    if (!found) throw new Problem('notFound');
    const status = (await readLetterStatuses(db, 'grievance', [found.number])).get(found.number);
    return { data: shown(found, status) };
  });

interface Filed {
  name: string;
  email: string;
  subject: string;
  message: string;
}

async function keep(tx: Executor, request: Filed, key: string, language: string) {
  const owner = await findUserBy(tx, { email: request.email });
  const [kept] = await tx
    .insert(grievances)
    .values({ ...request, language, keyHash: hashToken(key), userId: owner?.id })
    .returning();
  if (!kept) throw new Error('The database gave a request no number');
  return kept;
}

function pathOf(number: string, key: string): string {
  return `/grievance/${number}?key=${key}`;
}

function shown(row: typeof grievances.$inferSelect, status: LetterStatus | undefined) {
  const { message, answer, answeredAt, createdAt } = row;
  const isInWork = row.state === 'received' && status?.state === 'inWork';
  const state = isInWork ? ('inWork' as const) : row.state;
  const takenUpAt = status?.takenUpAt ?? null;
  return {
    number: spellNumber(row.number),
    subject: subjects.find((subject) => subject === row.subject) ?? 'other',
    message,
    state,
    answer,
    isTogether: status?.isTogether ?? false,
    createdAt: toIso(createdAt),
    takenUpAt: takenUpAt && toIso(takenUpAt),
    answeredAt: answeredAt && toIso(answeredAt),
    dueAt: toIso(dueAt(createdAt)),
  };
}
