import { and, count, eq, inArray } from 'drizzle-orm';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { letterEvents, letters } from '#db/schema/supporter-desk.ts';
import type { Handler } from '#http/bind.ts';
import type { SendMessage } from '#messages/send.ts';
import type { LetterSource } from '#people/letter-source.ts';
import { allowMail } from '#people/message-limits.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import type { replyToLetter } from '../contract.ts';
import { update } from './change-letters.ts';
import { recordsOf } from './list-letters.ts';
import { lockLetters } from './lock-letters.ts';
import { letterReplyMessage } from './messages.ts';
import { letterColumns, withWords } from './present-letters.ts';
import { sourceIdOf, sourceOf } from './source-column.ts';
import type { LetterRecord } from './source-column.ts';

interface ReplyDependencies {
  db: Database;
  sources: readonly LetterSource[];
  sendMessage: SendMessage;
}

/** Answers a letter, and those merged into it, with one mail. */
export function replyWith({
  db,
  sources,
  sendMessage,
}: ReplyDependencies): Handler<typeof replyToLetter> {
  return async ({ body: { id, key, words, repliesSeen, next }, caller, act }) => {
    const [found] = await withWords(db, sources, await recordsOf(db, [id]));
    if (!found) throw new Problem('notFound');
    const { email, number, language: written } = found.letter;
    if (email === '')
      throw invalid({ param: 'id', msg: 'This letter has no address to answer to any more' });
    // A reply that was sent already uses up nothing of the limit of its reader.
    await requireUnsent(db, key);
    const to = await allowMail(caller, email.toLowerCase(), 'reply');
    const agentId = agentOf(caller);
    const language = isLanguage(written) ? written : primaryLanguage;
    await act(async (tx) => {
      const [main] = await lockLetters(tx, [id]);
      await requireUnsent(tx, key);
      if ((await countReplies(tx, id)) !== repliesSeen)
        throw new Problem('conflict', {
          message: 'Somebody has answered this letter meanwhile. Read that answer first.',
        });
      const reply = { letterId: id, agentId, kind: 'reply', words, sendKey: key } as const;
      await tx.insert(letterEvents).values(reply);
      await close(tx, sources, main, { words, agentId, isLast: next === 'close' });
      await sendMessage(letterReplyMessage.mail({ to, language }, { number, words }), tx, key);
    });
    return { message: 'Your answer is on its way.' };
  };
}

async function requireUnsent(db: Executor, key: string): Promise<void> {
  if ((await db.$count(letterEvents, eq(letterEvents.sendKey, key))) > 0)
    throw new Problem('doneAlready', { message: 'This answer was sent already.' });
}

/** How many replies a letter has had. */
export async function countReplies(db: Executor, id: number): Promise<number> {
  const isReply = and(eq(letterEvents.letterId, id), eq(letterEvents.kind, 'reply'));
  const [found] = await db.select({ replies: count() }).from(letterEvents).where(isReply);
  return found?.replies ?? 0;
}

interface Answer {
  words: string;
  agentId: string;
  isLast: boolean;
}

/**
 * Answers a letter, and with it all that was merged into it. The words are shown with that letter alone:
 * its address may have been typed into another one by somebody else.
 */
async function close(
  tx: Transaction,
  sources: readonly LetterSource[],
  main: LetterRecord,
  { words, agentId, isLast }: Answer,
): Promise<void> {
  const merged = await mergedInto(tx, [main.id]);
  const all = [main, ...merged];
  await sourceOf(sources, main.kind).answer?.(tx, sourceIdOf(main), words);
  if (isLast)
    for (const each of all) await sourceOf(sources, each.kind).markAnswered?.(tx, sourceIdOf(each));
  await update(tx, all, { state: isLast ? 'answered' : 'waiting' });
  if (main.assigneeId === null) await update(tx, [main], { assigneeId: agentId });
}

/** The letters that were merged into others. */
export async function mergedInto(db: Executor, ids: readonly number[]): Promise<LetterRecord[]> {
  return db
    .select(letterColumns)
    .from(letters)
    .where(inArray(letters.mergedInto, [...ids]))
    .orderBy(letters.receivedAt, letters.id);
}
