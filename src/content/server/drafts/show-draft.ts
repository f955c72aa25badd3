import type { FieldError } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import type { Field, Fields, Widget } from '../../declare/field.ts';
import { findMissing } from '../document/require-complete.ts';
import { factsPart } from '../edit/parts.ts';
import type { Part, PartContent } from '../edit/parts.ts';
import { writeVersions } from '../edit/project.ts';
import { readHeads } from '../edit/revision-store.ts';
import { refreshLanguageFallback } from '../language-fallback.ts';
import { findDocument } from './read-document.ts';

const ELLIPSIS = '…';

/**
 * Shows the drafts of a document in place of what is public, to whoever reads in this transaction, which
 * has to be rolled back. Nobody is told of it. Words that are missing yet are dots; returns what no dots
 * can stand for, in which case nothing is shown.
 */
export async function showDraft(
  tx: Executor,
  collection: Collection,
  id: string,
): Promise<FieldError[]> {
  const document = await findDocument(tx, collection, id);
  const heads = await readHeads(tx, id);
  const parts = new Map(
    Array.from(heads, ([part, { id: revisionId, content }]) => [
      part,
      { revisionId, content: filled(collection, part, content) },
    ]),
  );
  const projection = { collection, document, parts };
  const missing = (await findMissing(tx, [projection])).get(projection);
  if (missing) return missing;
  await writeVersions(tx, [projection]);
  await refreshLanguageFallback(tx, [id]);
  return [];
}

function filled(collection: Collection, part: Part, content: PartContent): PartContent {
  if (part === factsPart) return withStandIns(collection.facts, content);
  const { title, summary, body } = content;
  return {
    title: title || ELLIPSIS,
    summary: summary || (collection.summary === 'required' ? ELLIPSIS : null),
    body: body || (collection.body === 'required' ? `<p>${ELLIPSIS}</p>` : null),
    words: withStandIns(collection.words, Object(content['words'])),
  };
}

/** Values that are valid, and stand-ins for those that are needed and are not. */
function withStandIns(fields: Fields, values: PartContent): PartContent {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const { [name]: value } = values;
    if (value !== undefined && field.stored.safeParse(value).success) return [[name, value]];
    const standIn = field.isOptional ? undefined : standInFor(field);
    return standIn === undefined ? [] : [[name, standIn]];
  });
  return Object.fromEntries(entries) as PartContent;
}

const standIns: Partial<Record<Widget, unknown>> = { text: ELLIPSIS, boolean: false, url: '/' };

function standInFor({ widget, choices, limits }: Field): unknown {
  const [first] = Object.keys(choices ?? {});
  if (first !== undefined) return first;
  if (widget === 'datetime') return new Date().toISOString();
  if (widget === 'number') return limits?.from ?? 0;
  return standIns[widget];
}
