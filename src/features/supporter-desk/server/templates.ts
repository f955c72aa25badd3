import { and, asc, eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { replyTemplates } from '#db/schema/supporter-desk.ts';
import { bind } from '#http/bind.ts';
import { deleteTemplate, listTemplates, saveTemplate } from '../contract.ts';

/** The texts that replies are begun with. */
export const templateRoutes = (db: Database) => [
  bind(listTemplates, async () => {
    const { id, title, texts } = replyTemplates;
    return { data: await db.select({ id, title, texts }).from(replyTemplates).orderBy(asc(title)) };
  }),

  bind(saveTemplate, async ({ body: { id, ...template }, act, addTargets }) => {
    const saved = await act(async (tx) => {
      const row = { ...template, texts: written(template.texts), changedAt: new Date() };
      const stored = id ? await change(tx, id, row) : await addOnce(tx, row);
      if (!stored) throw new Problem('notFound');
      addTargets(stored.id);
      return stored;
    });
    return { message: 'The template is saved.', data: { id: saved.id } };
  }),

  bind(deleteTemplate, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const gone = await tx.delete(replyTemplates).where(eq(replyTemplates.id, id)).returning();
      if (gone.length === 0) throw new Problem('notFound');
    });
    return { message: 'The template is deleted.' };
  }),
];

type NewTemplate = typeof replyTemplates.$inferInsert;

async function change(tx: Transaction, id: string, row: NewTemplate) {
  const [changed] = await tx
    .update(replyTemplates)
    .set(row)
    .where(eq(replyTemplates.id, id))
    .returning();
  return changed;
}

/** Words that are there already make no second template: they are sent again when a reply was lost. */
async function addOnce(tx: Transaction, row: NewTemplate) {
  const isSame = and(eq(replyTemplates.title, row.title), eq(replyTemplates.texts, row.texts));
  const [known] = await tx.select().from(replyTemplates).where(isSame);
  if (known) return known;
  const [added] = await tx.insert(replyTemplates).values(row).returning();
  return added;
}

/** A language without words is one that nobody wrote. */
function written({ en, hi }: { en?: string | undefined; hi?: string | undefined }) {
  return { ...(en && { en }), ...(hi && { hi }) };
}
