import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';
import { messages } from '#db/schema/messages.ts';
import type { Declaration } from './declaration.ts';

/** Messages that wait: of those to an erased person none goes out but what is meant to. */
export function messagesPersonalData(declarations: readonly Declaration[]): PersonalData {
  const outliving = declarations.filter(({ outlivesAccount }) => outlivesAccount);
  const names = outliving.map(({ name }) => name);
  return {
    about: 'Mails and short messages on their way',
    place: {
      label: ['Mails and short messages', 'मेल और एसएमएस'],
      ground: ['What the message is for', 'संदेश का उद्देश्य'],
    },
    columns: { messages: ['message'] },
    async download(db, subject) {
      const { channel, state, createdAt, sentAt } = messages;
      const sent = db.select({ channel, state, createdAt, sentAt }).from(messages);
      return { messages: await sent.where(isTo(subject)) };
    },
    async erase(tx, subject) {
      const kind = sql`${messages.message}->'text'->>'kind'`;
      await tx.delete(messages).where(and(isTo(subject), notInArray(kind, names)));
    },
    retention: { keptFor: '30 days; its words until it is sent, two days at most', forget },
  };
}

function isTo({ email, phoneNumber }: DataSubject) {
  const reached = [email, phoneNumber].filter((to) => to !== null);
  return inArray(sql`${messages.message}->>'to'`, reached);
}

async function forget(db: Database): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, sql`now() - interval '30 days'`));
  // Tries end after a day. What nobody settled, whatever happened to it, keeps no words either.
  await db
    .update(messages)
    .set({ state: 'failed', message: null })
    .where(
      and(
        inArray(messages.state, ['waiting', 'sending']),
        lt(messages.createdAt, sql`now() - interval '2 days'`),
      ),
    );
}
