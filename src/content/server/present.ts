import type { Image } from '#contract/image.ts';
import { localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Collection } from '../declare/collection.ts';
import type { Field, StoredFile, StoredPicture } from '../declare/field.ts';
import { presentFile, presentPicture } from '../files/addresses.ts';
import { generatedCover } from './cover.ts';
import type { Referred } from './references.ts';
import type { Row } from './row.ts';

/** What presenting needs beside the row: the documents it points to, and the campaign's hue. */
export interface Surroundings {
  referred: (collection: string, slug: string) => Referred | undefined;
  hue: number;
  /** The language that was asked for, which links lead to. */
  language: Language;
}

type Shown = Record<string, unknown>;

/** A row as the wire shows it; the endpoint's schema strips and checks the rest. */
export function present(collection: Collection, row: Row, surroundings: Surroundings): Shown {
  const stored = { ...row.facts, ...row.words };
  const fields = { ...collection.facts, ...collection.words };
  const shown: Shown = {
    id: row.id,
    slug: row.slug,
    path: collection.page ? `${collection.page}/${row.slug}` : null,
    language: row.language,
    languages: row.languages,
    title: row.title,
    summary: row.summary,
    body: row.body && localLinks(row.body, surroundings.language),
    createdAt: inUtc(row.createdAt),
    updatedAt: inUtc(row.updatedAt),
  };
  for (const [name, field] of Object.entries(fields)) {
    if (stored[name] !== undefined)
      shown[name] = presentField(field, stored[name], row, surroundings);
  }
  shown['image'] = imageOf(collection, row, shown, surroundings);
  return shown;
}

const inUtc = (moment: string) => new Date(moment).toISOString();

function presentField(
  field: Field,
  stored: unknown,
  row: Row,
  { referred }: Surroundings,
): unknown {
  switch (field.widget) {
    case 'picture':
      return presentPicture(stored as StoredPicture, altOf(row));
    case 'recording':
    case 'film':
    case 'pdf':
    case 'captions':
      return presentFile(stored as StoredFile);
    case 'reference':
      return field.to ? referred(field.to, String(stored)) : undefined;
    default:
      return stored;
  }
}

function altOf({ words, title }: Row): string {
  const alt = words['alt'] ?? words['portraitAlt'];
  return typeof alt === 'string' ? alt : title;
}

function imageOf(
  collection: Collection,
  row: Row,
  shown: Shown,
  { hue }: Surroundings,
): Image | null {
  const picture = collection.picture ? shown[collection.picture] : undefined;
  if (picture) return picture as Image;
  return collection.cover
    ? generatedCover(collection.cover, row, motifOf(collection, shown), hue)
    : null;
}

/** The motif of the document itself, else of its category. */
function motifOf(collection: Collection, shown: Shown): string {
  const category = collection.category ? shown[collection.category] : undefined;
  const motif = shown['motif'] ?? (category as Shown | undefined)?.['motif'];
  return typeof motif === 'string' ? motif : 'gathering';
}

/** Links into the site are written without a language, and lead to pages in the reader's own. */
function localLinks(body: string, language: Language): string {
  if (language === primaryLanguage) return body;
  return body.replace(
    /(<a href=")(\/(?!\/)[^"]*)/g,
    (_, before: string, path: string) => before + localPath(language, path),
  );
}
