import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { replyTemplates } from '#db/schema/supporter-desk.ts';
import { bind } from '#http/bind.ts';
import { deleteTemplate, listTemplates, saveTemplate } from '../contract.ts';
import type { TemplateWords } from '../contract.ts';

/** The texts that replies are begun with. */
export const templateRoutes = (db: Database) => [
  bind(listTemplates, async () => {
    const { id, title, texts } = replyTemplates;
    return { data: await db.select({ id, title, texts }).from(replyTemplates).orderBy(asc(title)) };
  }),

  bind(saveTemplate, async ({ body: { id, base, ...template }, act, addTargets }) => {
    const saved = await act(async (tx) => {
      const row = { ...template, texts: written(template.texts), changedAt: new Date() };
      if (id) await requireUnchanged(tx, id, base);
      const stored = id ? await change(tx, id, row) : await addOnce(tx, row);
      if (!stored) throw new Problem('notFound');
      addTargets(stored.id);
      return stored;
    });
    return { message: 'The template is saved.', data: { id: saved.id } };
  }),

  bind(deleteTemplate, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const gone = await tx.delete(replyTemplates).where(matchesId(id)).returning();
      if (gone.length === 0) throw new Problem('notFound');
    });
    return { message: 'The template is deleted.' };
  }),
];

const DELETED =
  'Somebody else deleted this template meanwhile. Save again to keep it as a new one.';
const OUTDATED =
  'Somebody else changed this template meanwhile. What they saved stands in the form; look at it, and save again.';

/** Two who change a template at once do not undo each other's work. */
async function requireUnchanged(tx: Transaction, id: string, base: TemplateWords | undefined) {
  const [row] = await tx.select().from(replyTemplates).where(matchesId(id)).for('update');
  if (!row) throw new Problem('notFound', { message: DELETED });
  const { title, texts } = row;
  const isUnchanged =
    base?.title === title && isDeepStrictEqual(written(base.texts), written(texts));
  if (!isUnchanged) throw new Problem('doneAlready', { message: OUTDATED });
}

const matchesId = (id: string) => eq(replyTemplates.id, id);

type NewTemplate = typeof replyTemplates.$inferInsert;

async function change(tx: Transaction, id: string, row: NewTemplate) {
  const [changed] = await tx.update(replyTemplates).set(row).where(matchesId(id)).returning();
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
