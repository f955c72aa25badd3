import { stringify } from 'yaml';
import { allLanguages, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Collection } from '../declare/collection.ts';
import type { Fields } from '../declare/field.ts';
import type { StoredFile } from '../declare/files.ts';
import { isFileWidget } from '../files/formats.ts';
import { factsSchema, languageSchema } from '../server/document/document-schema.ts';
import { factsPart, languageContent } from '../server/edit/parts.ts';
import { choosePart } from './chosen-part.ts';
import type { ChosenPart } from './chosen-part.ts';
import { draftBeside } from './draft-beside.ts';
import { toMarkdown } from './markdown.ts';
import type { NameMedia } from './media-names.ts';
import type { StoredWhole } from './read-stored.ts';

type Values = Record<string, unknown>;

/** The texts of one document, the files that lie beside them, and what none of them could hold. */
export interface WrittenFiles {
  texts: { name: string; text: string }[];
  media: { name: string; file: StoredFile }[];
  leftOut: string[];
}

/** Writes a document as the importer reads it: a text for each language, the facts in the first. */
export function writeDocument(
  collection: Collection,
  document: StoredWhole,
  nameMedia: NameMedia,
): WrittenFiles {
  const { slug, parts } = document;
  const written: WrittenFiles = { texts: [], media: [], leftOut: [] };
  const chosen = new Map(parts.map((part) => [part.part, choosePart(part)]));
  const facts = chosen.get(factsPart);
  const main = mainLanguage(collection, document, chosen);
  const fault = faultOf(collection, facts, main && chosen.get(main));
  if (!facts || fault !== undefined) return { ...written, leftOut: [`all of it, ${fault}`] };
  for (const [part, { leftOut }] of chosen)
    written.leftOut.push(...leftOut.map((each) => `${part}: ${each}`));
  const write = (
    name: string,
    language: Language,
    state: { version: ChosenPart; facts: ChosenPart },
  ) => {
    const own = { ...(language === main && ownOf(collection, state.facts, document, main)) };
    const files = nameFiles(collection, nameMedia, written);
    written.texts.push({ name, text: textOf({ collection, ...state, own }, files) });
  };
  for (const language of allLanguages) {
    const version = chosen.get(language);
    if (!version) continue;
    if (!languageSchema(collection).safeParse(version.content).success) {
      written.leftOut.push(`${language}: a draft that lacks something`);
      continue;
    }
    write(`${slug}.${language}.md`, language, { version, facts });
    const { draft, leftOut } = draftBeside(collection, {
      version,
      facts,
      isMain: language === main,
    });
    if (draft) write(`${slug}.${language}.draft.md`, language, draft);
    if (leftOut) written.leftOut.push(`${language}: ${leftOut}`);
  }
  return written;
}

/** The reason why the importer would refuse a document, if there is one. */
function faultOf(
  collection: Collection,
  facts: ChosenPart | undefined,
  first: ChosenPart | undefined,
): string | undefined {
  if (!first) return 'it has no text in any language';
  if (!facts || !factsSchema(collection).safeParse(facts.content).success)
    return 'its facts lack something';
  return languageSchema(collection).safeParse(first.content).success
    ? undefined
    : 'its first language lacks something';
}

/** The language whose file holds the facts: English, else the original, else the first that is whole. */
function mainLanguage(
  collection: Collection,
  { original }: StoredWhole,
  chosen: ReadonlyMap<string, ChosenPart>,
): Language | undefined {
  const isWhole = (language: Language) =>
    languageSchema(collection).safeParse(chosen.get(language)?.content).success;
  if (chosen.has(primaryLanguage)) return primaryLanguage;
  if (original && isWhole(original)) return original;
  const written = allLanguages.filter((language) => chosen.has(language));
  return written.find(isWhole) ?? written[0];
}

/** The values beside the words in one file: the place in the list, names that are no more, the facts. */
function ownOf(
  { order }: Collection,
  { content }: ChosenPart,
  { position, original, formerly }: StoredWhole,
  main: Language,
): Values {
  const isOrdered = order.by === 'position' || position !== 0;
  const first = main === primaryLanguage ? original : main;
  return {
    ...(first && first !== primaryLanguage && { original: first }),
    ...(formerly.length > 0 && { formerly }),
    ...(isOrdered && { order: position }),
    ...content,
  };
}

interface TextParts {
  collection: Collection;
  version: ChosenPart;
  facts: ChosenPart;
  /** The facts and the position, in the file that holds them. */
  own: Values;
}

function textOf(
  { collection, version, facts, own }: TextParts,
  withNames: (fields: Fields, values: Values) => Values,
): string {
  const { title, summary, body, words } = languageContent(version.content);
  const markdown = body === null ? '' : toMarkdown(body);
  const front = {
    title,
    ...(summary !== null && { summary }),
    ...withNames(collection.words, words),
    ...stateOf(collection, version, facts),
    ...(markdown === undefined && { format: 'html' }),
    ...withNames(collection.facts, own),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${markdown ?? body}\n`;
}

/** Nothing where the importer would publish it by itself at once. */
function stateOf(
  { order }: Collection,
  { state, publishAt, unpublishAt }: ChosenPart,
  facts: ChosenPart,
): Values {
  if (state === 'draft') return { draft: true };
  const ends = unpublishAt && { unpublishAt: unpublishAt.toISOString() };
  if (publishAt) return { publishAt: publishAt.toISOString(), ...ends };
  const dated = order.by === 'newest' ? facts.content[order.field] : undefined;
  const isToCome = typeof dated === 'string' && new Date(dated) > new Date();
  return { ...(isToCome && { publishAt: new Date(0).toISOString() }), ...ends };
}

/** Puts names in the place of stored files, and notes the files. */
const nameFiles =
  ({ name: folder }: Collection, nameMedia: NameMedia, { media }: WrittenFiles) =>
  (fields: Fields, values: Values): Values => {
    const named = Object.entries(values).map(([key, value]) => {
      const { widget } = fields[key] ?? {};
      if (!widget || !isFileWidget(widget) || !value) return [key, value];
      const file = value as StoredFile;
      const { name, isNew } = nameMedia(folder, file);
      if (isNew) media.push({ name, file });
      return [key, name];
    });
    return Object.fromEntries(named);
  };
