import { z } from 'zod';
import { Problem, invalid } from '#contract/problems.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { Collection } from '../../declare/collection.ts';
import type { Fields } from '../../declare/field.ts';
import { isFileWidget } from '../../files/formats.ts';
import { factsPart } from '../edit/parts.ts';
import type { Part, PartContent } from '../edit/parts.ts';
import { sanitizeBody } from './sanitize-body.ts';

const LONGEST_LINE = 2_000;
const MAX_BYTES = 1024 * 1024;

const languageDraft = z.strictObject({
  title: z.string().max(LONGEST_LINE),
  summary: z.string().max(LONGEST_LINE).nullable(),
  body: z.string().nullable(),
  words: z.record(z.string(), z.json()),
});

/**
 * Checks a part of a draft, which may be incomplete: any value for a declared field, a sanitized body.
 * Unfinished input is accepted. 422 names fields that the collection does not declare and files of a wrong
 * form, 413 values that are too large.
 */
export function checkDraft(collection: Collection, part: Part, content: PartContent): PartContent {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) throw new Problem('tooLarge');
  if (part === factsPart) {
    refuseUndeclared(collection.facts, content);
    refuseNoFiles(collection.facts, content);
    return withSetDandas(content);
  }
  const parsed = languageDraft.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid({ param: String(issue?.path[0] ?? part), msg: 'This has the wrong form' });
  }
  refuseUndeclared(collection.words, parsed.data.words);
  refuseNoFiles(collection.words, parsed.data.words);
  const { body, ...rest } = withSetDandas(parsed.data);
  return { ...rest, body: body === null ? null : spaceDandas(sanitizeBody(body)) };
}

function refuseUndeclared(fields: Fields, values: Record<string, unknown>): void {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(fields, name));
  if (unknown) throw invalid({ param: unknown, msg: 'There is no such field' });
}

/** Nobody types a file, so that one of a wrong form is no unfinished input. */
function refuseNoFiles(fields: Fields, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (!field || !isFileWidget(field.widget) || value === null || value === undefined) continue;
    if (!field.stored.safeParse(value).success)
      throw invalid({ param: name, msg: 'This has the wrong form' });
  }
}

/** All words as they are set; a body is HTML and is not looked into. */
function withSetDandas<Value>(value: Value): Value {
  if (typeof value === 'string') return spaceDandas(value) as Value;
  if (Array.isArray(value)) return value.map(withSetDandas) as Value;
  if (value === null || typeof value !== 'object') return value;
  const set = Object.entries(value).map(([key, each]) => [key, withSetDandas(each)]);
  return Object.fromEntries(set) as Value;
}
