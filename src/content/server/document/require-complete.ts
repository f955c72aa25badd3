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

/**
 * The moment by which documents that others refer to must be public: now, unless it is told. `ever` is for
 * those that only need to exist, because what refers to them is not shown before they are.
 */
type PublicBy = Date | 'now' | 'ever';

/** Throws 422 with each field that keeps parts of a document from being public: `hi.title`, `facts.category`. */
export async function requireComplete(
  tx: Executor,
  projection: Projection,
  by: PublicBy = 'now',
): Promise<void> {
  const errors = (await findMissing(tx, [projection], by)).get(projection);
  if (errors) throw invalid(...errors);
}

/** Finds the documents whose parts cannot be public yet, with the reasons. */
export async function findMissing(
  tx: Executor,
  projections: readonly Projection[],
  by: PublicBy = 'now',
): Promise<Map<Projection, FieldError[]>> {
  const missing = await missingReferences(tx, projections, by);
  const lacking = projections.map((projection) => {
    const errors = [...faultsIn(projection), ...(missing.get(projection) ?? [])];
    return [projection, errors] as const;
  });
  return new Map(lacking.filter(([, errors]) => errors.length > 0));
}

function faultsIn({ collection, document, parts }: Projection): FieldError[] {
  const errors = [...parts].flatMap(([part, { content }]) => faultsOf(collection, part, content));
  const hasFacts = parts.size === 0 || parts.has(factsPart) || document.factsRevisionId !== null;
  if (hasFacts) return errors;
  const missing = faultsOf(collection, factsPart, {});
  const unnamed = { param: factsPart, msg: 'This is required' };
  return [...(missing.length > 0 ? missing : [unnamed]), ...errors];
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

type ReferredRow = { to: string; slug: string; isPublic: boolean; publicFrom: string | null };

/**
 * Finds references to documents that do not exist, are in the bin, or are not public in time. Existing ones
 * are locked, so that a rename or a bin of one waits for this publication, or this one for it.
 */
async function missingReferences(
  tx: Executor,
  projections: readonly Projection[],
  by: PublicBy,
): Promise<Map<Projection, FieldError[]>> {
  const wanted = projections.flatMap(referencesOf);
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.execute<ReferredRow>(sql`
    select d.collection as to, d.slug, d.languages <> '{}' as "isPublic", (
      select min(s.at) from schedule s
      where s.document_id = d.id and s.action = 'publish' and s.part <> ${factsPart}) as "publicFrom"
    from documents d
    where d.binned_at is null and (d.collection, d.slug) in (select * from unnest(
      ${sql.param(wanted.map(({ to }) => to))}::text[],
      ${sql.param(wanted.map(({ slug }) => slug))}::text[]))
    order by d.id for key share of d`);
  const known = new Map(rows.map((row) => [`${row.to}/${row.slug}`, row]));
  const missing = new Map<Projection, FieldError[]>();
  for (const { projection, name, to, slug } of wanted) {
    const msg = faultOf(known.get(`${to}/${slug}`), by);
    if (msg === undefined) continue;
    const error = { param: `${factsPart}.${name}`, msg };
    missing.set(projection, [...(missing.get(projection) ?? []), error]);
  }
  return missing;
}

function faultOf(referred: ReferredRow | undefined, by: PublicBy): string | undefined {
  if (!referred) return 'Choose one of the list';
  const { isPublic, publicFrom } = referred;
  const isPlanned = by instanceof Date && publicFrom !== null && new Date(publicFrom) <= by;
  if (by === 'ever' || isPublic || isPlanned) return undefined;
  return 'This is not public. Publish it first';
}

/** References of the facts that become public, or that are beside the words which do. */
function referencesOf(projection: Projection) {
  const values: Record<string, unknown> =
    projection.parts.get(factsPart)?.content ?? projection.document.facts;
  return Object.entries(projection.collection.facts).flatMap(([name, { to, also = {} }]) => {
    const slug = values[name];
    const isOther = typeof slug !== 'string' || Object.hasOwn(also, slug);
    return to && !isOther ? [{ projection, name, to, slug }] : [];
  });
}
