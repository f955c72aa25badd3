import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { invalid } from '#contract/problems.ts';
import type { FieldError } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { factsPart } from '../edit/parts.ts';
import type { Part } from '../edit/parts.ts';
import type { Projection } from '../edit/project.ts';
import { factsSchema, languageSchema } from './document-schema.ts';

/** Throws 422 with each field that keeps parts of a document from being public: `hi.title`, `facts.category`. */
export async function requireComplete(tx: Executor, projection: Projection): Promise<void> {
  const errors = (await findMissing(tx, [projection])).get(projection);
  if (errors) throw invalid(...errors);
}

/** Finds the documents whose parts cannot be public yet, with the reasons. */
export async function findMissing(
  tx: Executor,
  projections: readonly Projection[],
): Promise<Map<Projection, FieldError[]>> {
  const missing = await missingReferences(tx, projections);
  const lacking = projections.map((projection) => {
    const errors = [...faultsIn(projection), ...(missing.get(projection) ?? [])];
    return [projection, errors] as const;
  });
  return new Map(lacking.filter(([, errors]) => errors.length > 0));
}

function faultsIn({ collection, document, parts }: Projection): FieldError[] {
  const errors = [...parts].flatMap(([part, { content }]) => faultsOf(collection, part, content));
  const hasFacts = parts.size === 0 || parts.has(factsPart) || document.factsRevisionId !== null;
  return hasFacts ? errors : [{ param: factsPart, msg: 'This is required' }, ...errors];
}

function faultsOf(collection: Collection, part: Part, content: unknown): FieldError[] {
  const schema = part === factsPart ? factsSchema(collection) : languageSchema(collection);
  const { error } = schema.safeParse(content);
  return (error?.issues ?? []).map((issue) => ({
    param: [part, ...issue.path].join('.'),
    msg: sentenceFor(issue, content),
  }));
}

function sentenceFor(issue: z.core.$ZodIssue, content: unknown): string {
  const value = issue.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | null | undefined)?.[key],
    content,
  );
  if (value === undefined || value === null || value === '') return 'This is required';
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Use at most ${issue.maximum} characters`;
  return issue.code === 'custom' ? issue.message : 'This has the wrong form';
}

/**
 * Finds references to documents that do not exist, or are in the bin. Existing ones are locked, so that
 * a rename or a bin of one waits for this publication, or this one for it.
 */
async function missingReferences(
  tx: Executor,
  projections: readonly Projection[],
): Promise<Map<Projection, FieldError[]>> {
  const wanted = projections.flatMap(referencesOf);
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.execute<{ to: string; slug: string }>(sql`
    select d.collection as to, d.slug from documents d
    where d.binned_at is null and (d.collection, d.slug) in (select * from unnest(
      ${sql.param(wanted.map(({ to }) => to))}::text[],
      ${sql.param(wanted.map(({ slug }) => slug))}::text[]))
    order by d.id for key share of d`);
  const known = new Set(rows.map(({ to, slug }) => `${to}/${slug}`));
  const missing = new Map<Projection, FieldError[]>();
  for (const { projection, name, to, slug } of wanted) {
    if (known.has(`${to}/${slug}`)) continue;
    const error = { param: `${factsPart}.${name}`, msg: 'Choose one of the list' };
    missing.set(projection, [...(missing.get(projection) ?? []), error]);
  }
  return missing;
}

function referencesOf(projection: Projection) {
  const values = projection.parts.get(factsPart)?.content ?? {};
  return Object.entries(projection.collection.facts).flatMap(([name, { to, also = {} }]) => {
    const slug = values[name];
    const isOther = typeof slug !== 'string' || Object.hasOwn(also, slug);
    return to && !isOther ? [{ projection, name, to, slug }] : [];
  });
}
