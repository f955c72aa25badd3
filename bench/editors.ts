import { sql } from 'drizzle-orm';
import { createDocument } from '#content/server/edit/save-draft.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { news } from '#features/news/collection.ts';
import { someAgent } from '../test/agents.ts';

const NAME = 'autosave';

/** Logs editors in; each gets a document of its own from `begin`. */
export async function logInEditors(db: Database, count: number) {
  await forgetEditors(db);
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `${NAME}-${index}@campaign.example`;
    tokens.push((await someAgent(db, email, [{ role: 'editor', languages: null }])).token);
  }
  let begun = 0;
  const begin = () =>
    Promise.all(
      tokens.map(async (token) => {
        const slug = `${NAME}-${(begun += 1)}`;
        return { token, documentId: await transaction(db, (tx) => createDocument(tx, news, slug)) };
      }),
    );
  return { begin, forget: () => forgetEditors(db) };
}

async function forgetEditors(db: Database): Promise<void> {
  await db.execute(sql`delete from documents where slug like ${`${NAME}-%`}`);
  await db.execute(sql`
    delete from agent_sessions where owner_id in (select id from agents where email like ${`${NAME}-%`})`);
  await db.execute(sql`delete from agents where email like ${`${NAME}-%`}`);
}
