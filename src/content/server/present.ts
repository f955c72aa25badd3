import type { Image } from '#contract/image.ts';
import { localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { pathOf } from '../declare/address.ts';
import type { Collection } from '../declare/collection.ts';
import type { Field, Fields, Widget } from '../declare/field.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';
import { isShownAsSlug } from '../declare/references.ts';
import { presentFile, presentPicture } from '../files/addresses.ts';
import { generatedCover } from './cover.ts';
import type { CoverLook } from './cover.ts';
import type { ReferencedDocument } from './references.ts';
import type { Row } from './row.ts';

/** The context that a row is presented in: the documents it points to, and the campaign's look. */
export interface PresentContext {
  referred: (collection: string, slug: string) => ReferencedDocument | undefined;
  look: CoverLook;
  /** The language that was asked for, which links lead to. */
  language: Language;
}

type Shown = Record<string, unknown>;

/** A row as the wire shows it; the endpoint's schema strips and checks the rest. */
export function present(collection: Collection, row: Row, context: PresentContext): Shown {
  const stored = { ...row.facts, ...row.words };
  const fields = { ...collection.facts, ...collection.words };
  const shown: Shown = {
    id: row.id,
    slug: row.slug,
    path: pathOf(collection, row) ?? null,
    language: row.language,
    languages: row.languages,
    title: row.title,
    summary: row.summary,
    body: row.body && localLinks(row.body, context.language),
    createdAt: inUtc(row.createdAt),
    updatedAt: inUtc(row.updatedAt),
  };
  for (const [name, field] of Object.entries(fields)) {
    if (stored[name] !== undefined) shown[name] = presentField(field, stored[name], row, context);
  }
  shown['image'] = imageOf(collection, row, shown, context);
  return shown;
}

const inUtc = (moment: string) => new Date(moment).toISOString();

function presentField(
  field: Field,
  stored: unknown,
  row: Row,
  { referred }: PresentContext,
): unknown {
  switch (field.widget) {
    case 'picture':
      return presentPicture(stored as StoredPicture, altOf(field, row));
    case 'audio':
    case 'video':
    case 'pdf':
    case 'captions':
      return presentFile(stored as StoredFile);
    case 'reference':
      if (isShownAsSlug(field)) return stored;
      return field.to ? referred(field.to, String(stored)) : undefined;
    default:
      return stored;
  }
}

function altOf({ beside }: Field, { words, facts, title }: Row): string {
  const alt = beside?.alt && { ...facts, ...words }[beside.alt];
  return typeof alt === 'string' ? alt : title;
}

function imageOf(
  collection: Collection,
  row: Row,
  shown: Shown,
  { look }: PresentContext,
): Image | null {
  const picture = collection.picture ? shown[collection.picture] : undefined;
  if (picture) return picture as Image;
  return collection.cover
    ? generatedCover(collection.cover, row, artOf(collection, shown), look)
    : null;
}

/** Subject and light of the drawing: as the document says, else as its category does. */
function artOf({ facts, category = '' }: Collection, shown: Shown) {
  const ofCategory = (shown[category] ?? {}) as Shown;
  const carried = facts[category]?.carrying ?? {};
  const chosen = (widget: Widget) =>
    valueOf(widget, facts, shown) ?? valueOf(widget, carried, ofCategory);
  return { motif: chosen('motif') ?? 'gathering', hour: chosen('hour') };
}

function valueOf(widget: Widget, fields: Fields, shown: Shown): string | undefined {
  const name = Object.keys(fields).find((each) => fields[each]?.widget === widget);
  const value = name && shown[name];
  return typeof value === 'string' ? value : undefined;
}

/** Links into the site are written without a language, and lead to pages in the reader's own. */
function localLinks(body: string, language: Language): string {
  if (language === primaryLanguage) return body;
  return body.replace(
    /(<a href=")(\/(?!\/)[^"]*)/g,
    (_, before: string, path: string) => before + localPath(language, path),
  );
}
