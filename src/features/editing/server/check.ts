import { pathOf } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import type { Part } from '#content/declare/parts.ts';
import { findMissing } from '#content/server/document/require-complete.ts';
import { undescribedIn } from '#content/server/document/undescribed.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { readWholeDraft } from '#content/server/drafts/read-document.ts';
import type { WholeDraft } from '#content/server/drafts/read-document.ts';
import { linksIn } from '#content/server/links-in.ts';
import type { Link } from '#content/server/links-in.ts';
import { translateMessage } from '#contract/translate-message.ts';
import type { Executor } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import type { checkDraft } from '../contract.ts';
import type { EditingDependencies } from './dependencies.ts';
import { readAnswers } from './links/link-answers.ts';
import type { LinkAnswers } from './links/link-answers.ts';

interface Finding {
  kind: 'missing' | 'alt-text' | 'dead-link' | 'unchecked-link' | 'behind';
  stops: boolean;
  part: Part;
  field: string;
  message: string;
  url: string | null;
}

const note = (part: Part, field: string) => ({ part, field, url: null });

/** Tells of everything that keeps a document from the public, and of what is worth a look before. */
export function checkWith(
  { db, answersHere }: EditingDependencies,
  named: Collections,
): Handler<typeof checkDraft> {
  return async ({ query: { collection: name, id }, language }) => {
    const collection = named.of(name);
    const draft = await readWholeDraft(db, collection, id);
    const links = Array.from(draft.heads, ([part, { content }]) =>
      linksIn(collection, part, content),
    ).flat();
    const own = pathOf(collection, { slug: draft.row.slug, facts: factsOf(draft) });
    const looked = firstOf(links);
    const known = await readAnswers(db, looked);
    const once = oncePerPath(answersHere);
    const judged = await Promise.all(
      looked.map((link) => judge(link, own, { answersHere: once, known })),
    );
    const missing = await transaction(db, (tx) => missingIn(tx, collection, draft));
    const found = [
      ...missing,
      ...altTexts(collection, draft, missing),
      ...judged.flatMap(({ finding }) => finding ?? []),
      ...unlooked(links, looked),
      ...behind(draft),
    ];
    const findings = found.map((each) => ({
      ...each,
      message: translateMessage(language, each.message),
    }));
    const answering = judged.filter(({ answers }) => answers).length;
    return { data: { findings, links: { all: links.length, answering } } };
  };
}

const factsOf = ({ heads }: WholeDraft) => heads.get('facts')?.content ?? {};

async function missingIn(
  tx: Executor,
  collection: Collection,
  { row: document, heads }: WholeDraft,
): Promise<Finding[]> {
  const parts = new Map(
    Array.from(heads, ([part, { id: revisionId, content }]) => [part, { revisionId, content }]),
  );
  const projection = { collection, document, parts };
  const errors = (await findMissing(tx, [projection])).get(projection) ?? [];
  return errors.map(({ param, msg }) => {
    const [part = 'facts', ...path] = param.split('.');
    const field = path.filter((name) => name !== 'words')[0] ?? '';
    return { ...note(part as Part, field), kind: 'missing', stops: true, message: msg };
  });
}

/** A picture without words for those who cannot see it; where the field is required it is missing anyway. */
function altTexts(collection: Collection, { heads }: WholeDraft, known: readonly Finding[]) {
  const facts = heads.get('facts')?.content ?? {};
  return Array.from(heads).flatMap(([part, { content }]): Finding[] =>
    undescribedIn(collection, facts, [part, content]).flatMap((field) => {
      const isKnown = known.some((each) => each.part === part && each.field === field);
      const message = 'Say what the picture shows';
      return isKnown ? [] : [{ ...note(part, field), kind: 'alt-text', stops: true, message }];
    }),
  );
}

/** The maximum number of addresses that are looked at; each may be asked of the database. */
const MAX_ADDRESSES = 200;

function firstOf(links: readonly Link[]): Link[] {
  const addresses = new Set([...new Set(links.map(({ url }) => url))].slice(0, MAX_ADDRESSES));
  return links.filter(({ url }) => addresses.has(url));
}

/** Says so where not all links were looked at. */
function unlooked(links: readonly Link[], looked: readonly Link[]): Finding[] {
  const first = links.find((link) => !looked.includes(link));
  if (!first) return [];
  const about = note(first.part, first.field);
  return [{ ...about, kind: 'unchecked-link', stops: false, message: TOO_MANY }];
}

const TOO_MANY = `Only the first ${MAX_ADDRESSES} links were looked at`;

function oncePerPath(answersHere: EditingDependencies['answersHere']) {
  const asked = new Map<string, Promise<boolean>>();
  return (path: string) => {
    const answer = asked.get(path) ?? answersHere(path);
    asked.set(path, answer);
    return answer;
  };
}

const DEAD = ['dead-link', 'This link does not answer'] as const;
const UNCHECKED = ['unchecked-link', 'Open this link once: it leads away from the site'] as const;

async function judge(
  { part, field, url }: Link,
  own: string | undefined,
  { answersHere, known }: Pick<EditingDependencies, 'answersHere'> & { known: LinkAnswers },
): Promise<{ answers: boolean; finding?: Finding }> {
  const about = { part, field, url, stops: false };
  if (!url.startsWith('/')) {
    const answers = /^https?:/.test(url) ? known.get(url) : true;
    if (answers) return { answers };
    const [kind, message] = answers === false ? DEAD : UNCHECKED;
    return { answers: false, finding: { ...about, kind, message } };
  }
  const path = url.replace(/[?#].*/, '');
  if (path === own || (await answersHere(path))) return { answers: true };
  const message = 'This link leads to no page of the site';
  return { answers: false, finding: { ...about, kind: 'dead-link', message } };
}

const behind = (draft: WholeDraft): Finding[] =>
  Array.from(draft.heads.keys()).flatMap((part) =>
    draft.behindIn(part).map(({ field }) => ({
      ...note(part, field),
      kind: 'behind' as const,
      stops: false,
      message: 'The original changed since this was translated',
    })),
  );
