import { z } from 'zod';
import { moment } from '#contract/dates.ts';
import type { About, Choices, Group, ConsoleText } from './field-texts.ts';

/** How an editor shows a field, and how the importer reads it. */
export type Widget =
  | 'text'
  | 'body'
  | 'slug'
  | 'number'
  | 'choice'
  | 'boolean'
  | 'datetime'
  | 'month'
  | 'url'
  | 'reference'
  | 'picture'
  | 'audio'
  | 'video'
  | 'pdf'
  | 'captions'
  | 'motif'
  | 'hour'
  | 'hue'
  | 'latitude'
  | 'longitude'
  | 'list'
  | 'byLanguage';

/** Limits of a value, as an editor tells them while somebody types. */
export interface Limits {
  /** The most characters of a text, or items of a list. */
  most?: number;
  /** The smallest and the largest number. */
  from?: number;
  to?: number;
  isWhole?: boolean;
}

/** The names of the fields that belong to another: those that describe a file, or end a place on the map. */
export interface Beside {
  /** A description of a picture, for those who cannot see it. */
  alt?: string;
  /** How many pages a document has. */
  pages?: string;
  /** How many seconds a recording or a film lasts. */
  seconds?: string;
  /** The longitude of a latitude. */
  longitude?: string;
}

/**
 * One field of a collection. `stored` is its form in the database, `shown` on the wire;
 * they differ for files (an asset's sizes become addresses) and references (a slug becomes `{ id, slug, title }`).
 */
export interface Field<Stored extends z.ZodType = z.ZodType, Shown extends z.ZodType = z.ZodType> {
  widget: Widget;
  label: ConsoleText;
  help: ConsoleText;
  group: Group;
  stored: Stored;
  shown: Shown;
  isOptional?: true;
  limits?: Limits;
  choices?: Choices;
  /** The items of a list, or the value in each language. */
  of?: Field;
  /** The collection that a reference points to. */
  to?: string;
  /** The facts of that document that come along on the wire. */
  carrying?: Fields;
  /** Values of a reference that name no document. */
  also?: Choices;
  beside?: Beside;
}

export type Fields = Record<string, Field>;

/** A field whose value is the same in the database and on the wire. */
export function plain<Schema extends z.ZodType>(
  widget: Widget,
  { label, help, group }: About & { group: Group },
  schema: Schema,
): Field<Schema, Schema> {
  return { widget, label, help, group, stored: schema, shown: schema };
}

const words = (most: number) => z.string().trim().min(1).max(most);

/** One or a few lines of plain words. */
export function text(about: About, most = 300) {
  return { ...plain('text', { group: 'text', ...about }, words(most)), limits: { most } };
}

export function number(about: About, limits: Pick<Limits, 'from' | 'to' | 'isWhole'> = {}) {
  const { from = -Infinity, to = Infinity, isWhole } = limits;
  const stored = (isWhole ? z.int() : z.number()).min(from).max(to);
  return { ...plain('number', { group: 'kind', ...about }, z.number()), stored, limits };
}

export const boolean = (about: About) => plain('boolean', { group: 'kind', ...about }, z.boolean());

/** A moment, ISO 8601 with offset. */
export const datetime = (about: About) => plain('datetime', { group: 'time', ...about }, moment());

/** `YYYY-MM`. */
export const month = (about: About) =>
  plain('month', { group: 'time', ...about }, z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));

const LONGEST_ADDRESS = 500;

/** A path of this site or an http(s) address; nothing that could run as script. */
export function url(about: About) {
  const address = z
    .string()
    .max(LONGEST_ADDRESS)
    .regex(/^(https?:\/\/[^\s]+|\/[^\s/\\][^\s]*|\/)$/);
  return {
    ...plain('url', { group: 'links', ...about }, address),
    limits: { most: LONGEST_ADDRESS },
  };
}

/** A location on a map: two fields, declared by these names, that an editor shows as one. */
export function coordinates(about: About) {
  const degrees = (widget: 'latitude' | 'longitude', most: number) => ({
    ...number({ group: 'place', ...about }, { from: -most, to: most }),
    widget,
  });
  return {
    latitude: { ...degrees('latitude', 90), beside: { longitude: 'longitude' } },
    longitude: degrees('longitude', 180),
  };
}

/** Makes a field optional: it may be left out. */
export function optional<Stored extends z.ZodType, Shown extends z.ZodType>(
  field: Field<Stored, Shown>,
): Field<z.ZodOptional<Stored>, z.ZodOptional<Shown>> {
  const { stored, shown } = field;
  return { ...field, stored: stored.optional(), shown: shown.optional(), isOptional: true };
}
