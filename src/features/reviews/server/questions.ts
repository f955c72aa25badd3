import { sql } from 'drizzle-orm';
import { partSchema } from '#content/declare/parts.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { titleIn } from '#content/server/drafts/referred-titles.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Section } from '#contract/permissions.ts';
import { invalid } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import type { Handler } from '#http/bind.ts';
import type { SendMessage } from '#messages/send.ts';
import { agentReaders } from '#people/realms/agent-directory.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import type { listQuestions } from '../contract.ts';
import { questionAnswerMessage, questionMessage } from './messages.ts';

const SHOWN = 50;

type QuestionRow = {
  id: string;
  document: string;
  collection: string;
  title: string;
  part: string;
  field: string;
  text: string;
  by: string;
  at: string;
  isAnswer: boolean;
  total: number;
};

/** Open questions in which somebody else than the caller, who asked or is asked, spoke last. */
export function questionsWith(db: Database, named: Collections): Handler<typeof listQuestions> {
  return async ({ caller, language }) => {
    const agent = callingAgent(caller);
    const readable = named.all.filter(({ section }) => agent.mayAnywhere(`${section}:read`));
    const { rows } = await db.execute<QuestionRow>(sql`
      select c.id, d.id as document, d.collection, ${titleIn(language)} as title, c.part, c.field,
        coalesce(last.text, c.text) as text, coalesce(last.author_id, c.author_id) as by,
        coalesce(last.at, c.at) as at, c.author_id = ${agent.id} as "isAnswer",
        count(*) over ()::int as total
      from review_comments c
        join documents d on d.id = c.document_id
        left join lateral (
          select a.text, a.author_id, a.at from review_comments a
          where a.document_id = c.document_id and a.answers = c.id order by a.at desc, a.id desc limit 1
        ) last on true
      where c.asks is not null and not c.is_done and ${agent.id} in (c.asks, c.author_id)
        and coalesce(last.author_id, c.author_id) <> ${agent.id} and d.stage <> 'binned'
        and d.collection = any(${sql.param(readable.map(({ name }) => name))}::text[])
      order by coalesce(last.at, c.at), c.id limit ${SHOWN}`);
    const person = await namePeople(
      db,
      rows.map(({ by }) => by),
    );
    const data = rows.map(({ total: _, by, at, part, ...row }) => ({
      ...row,
      part: partSchema.parse(part),
      by: person(by),
      at: new Date(at).toISOString(),
    }));
    return { data, total: rows[0]?.total ?? 0 };
  };
}

interface Said {
  documentId: string;
  collection: string;
  section: Section;
  text: string;
  authorId: string;
  /** Those whom it is said to. */
  to: readonly string[];
  isAnswer: boolean;
}

/** Tells colleagues by mail; throws where one of them may not read what is asked about. */
export async function tellColleagues(
  { sendMessage, publicUrl }: { sendMessage: SendMessage; publicUrl: string },
  tx: Executor,
  { documentId, collection, section, text, authorId, to, isAnswer }: Said,
): Promise<void> {
  if (to.length === 0) return;
  const able = await agentReaders(tx, `${section}:read`);
  const readers = able.filter(({ id }) => to.includes(id) && id !== authorId);
  if (!isAnswer && readers.length === 0)
    throw invalid({ param: 'asks', msg: 'Choose somebody else who may read this' });
  const person = await namePeople(tx, [authorId]);
  const { rows } = await tx.execute<{ title: string }>(
    sql`select ${titleIn(primaryLanguage)} as title from documents d where d.id = ${documentId}`,
  );
  const values = {
    name: person(authorId).name ?? '',
    title: rows[0]?.title ?? '',
    words: text,
    link: `${publicUrl}/agent/content/${collection}/${documentId}`,
  };
  const message = isAnswer ? questionAnswerMessage : questionMessage;
  for (const reader of readers) await sendMessage(message.mail(reader, values), tx);
}
