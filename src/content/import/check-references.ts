import { documentAt } from '../declare/address.ts';
import { oneOf } from '../declare/collection.ts';
import type { Collection } from '../declare/collection.ts';
import type { Report } from './import-error.ts';
import type { DocumentReference, ParsedDocument, LinkReference } from './parsed-document.ts';

/** The slugs of every collection. */
export type KnownSlugs = ReadonlyMap<string, ReadonlySet<string>>;

const MAX_NAMED = 20;

/** Reports every reference and every link to a document that is nowhere. */
export function checkReferences(
  drafts: ParsedDocument[],
  existing: KnownSlugs,
  collections: readonly Collection[],
  report: Report,
): void {
  const known = withDrafts(existing, drafts);
  for (const { references, links } of drafts) {
    for (const use of references) checkReference(use, known, labelOf(use, collections), report);
    for (const use of links) checkLink(use, known, collections, report);
  }
}

function withDrafts(existing: KnownSlugs, drafts: ParsedDocument[]): KnownSlugs {
  const known = new Map([...existing].map(([name, slugs]) => [name, new Set(slugs)]));
  for (const { collection, content } of drafts) {
    known.set(collection.name, (known.get(collection.name) ?? new Set()).add(content.slug));
  }
  return known;
}

function labelOf({ to }: DocumentReference, collections: readonly Collection[]): string {
  const collection = collections.find(({ name }) => name === to);
  return collection ? oneOf(collection) : to;
}

function checkReference(
  use: DocumentReference,
  known: KnownSlugs,
  label: string,
  report: Report,
): void {
  const slugs = known.get(use.to) ?? new Set<string>();
  if (slugs.has(use.slug)) return;
  const named = [...slugs].slice(0, MAX_NAMED).join(', ') || 'none';
  const message = `${use.field}: there is no ${label} "${use.slug}"; known: ${named}`;
  report({ ...use.location, message });
}

/** Only addresses of documents can be looked up: `/news/night-clinics`, not `/news?page=2`. */
function checkLink(
  use: LinkReference,
  known: KnownSlugs,
  collections: readonly Collection[],
  report: Report,
): void {
  const { address, location } = use;
  const [path = ''] = address.split(/[?#]/);
  const led = documentAt(collections, path);
  if (!led || known.get(led.collection.name)?.has(led.slug)) return;
  report({
    ...location,
    message: `the link ${address} leads to nothing in ${led.collection.name}`,
  });
}
