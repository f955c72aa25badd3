import { z } from 'zod';
import { allLanguages } from '#contract/languages.ts';
import { DAY_MS } from '#lib/durations.ts';
import { isSlug } from '#lib/slug.ts';
import type { Collection } from '../../declare/collection.ts';
import type { Fields } from '../../declare/field.ts';
import { LONGEST_SPAN_DAYS } from '../../declare/longest-span.ts';
import { summary as ownSummary, title as ownTitle } from '../../declare/own-fields.ts';
import { sanitizeBody } from './sanitize-body.ts';

/** A whole document of a collection as it must be before the public sees it. */
export function documentSchema(collection: Collection) {
  return z.strictObject({
    slug: z.string().refine(isSlug, 'Use small letters, numbers and hyphens, at most 80'),
    position: z.int(),
    facts: factsSchema(collection),
    versions: z.partialRecord(z.enum(allLanguages), languageSchema(collection)),
  });
}

/** The facts of a document, true in every language. */
export function factsSchema(collection: Collection) {
  return z.strictObject(storedOf(collection.facts)).superRefine(({ ...facts }, context) => {
    const fault = spanFault(collection, facts);
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });
}

/** The words of a document in one language. */
export function languageSchema({ summary, body, words }: Collection) {
  return z.strictObject({
    title: ownTitle.stored,
    summary: summary === 'required' ? ownSummary.stored : ownSummary.stored.nullable(),
    body: bodySchema(body),
    words: z.strictObject(storedOf(words)),
  });
}

function storedOf(fields: Fields): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).map(([name, { stored }]) => [name, stored]));
}

function bodySchema(wish: Collection['body']) {
  if (wish === 'none') return z.null('No text is shown here');
  const clean = z
    .string()
    .min(1)
    .refine((html) => sanitizeBody(html) === html, 'This holds what the page cannot show');
  return wish === 'required' ? clean : clean.nullable();
}

/** Ends after it began, and within a month, so that an index by beginnings finds it. */
function spanFault({ order }: Collection, facts: Record<string, unknown>) {
  if (order.by === 'position' || !order.until) return undefined;
  const { [order.field]: from, [order.until]: until } = facts;
  const span = Date.parse(String(until)) - Date.parse(String(from));
  if (span < 0) return { field: order.until, message: `is before ${order.field}` };
  if (span <= LONGEST_SPAN_DAYS * DAY_MS) return undefined;
  const message = `is more than ${LONGEST_SPAN_DAYS} days after ${order.field}; write it as several`;
  return { field: order.until, message };
}
